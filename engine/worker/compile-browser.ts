/** A worker for one task: compiles libvips while it downloads, then closes. On the page's thread this would block input. */
import wasmUrl from 'wasm-vips/vips.wasm?url';
import { compileFetched } from '../arrival/fetched.ts';
import { RUNS } from '../arrival/scripts.ts';
import { compileAndEnd } from './compile-and-end.ts';

self.postMessage(RUNS);
compileAndEnd(compileFetched(wasmUrl));
