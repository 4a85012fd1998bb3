/** A worker for one task: compiles libvips while it downloads, then ends. On the page's thread that would be felt. */
import wasmUrl from 'wasm-vips/vips.wasm?url';
import { compileAndEnd } from './compile-and-end.ts';

compileAndEnd(wasmUrl);
