/** A worker for one task: compiles libvips while it downloads, then closes. On the page's thread this would block input. */
import wasmUrl from 'wasm-vips/vips.wasm?url';
import { compileAndEnd } from './compile-and-end.ts';

compileAndEnd(wasmUrl);
