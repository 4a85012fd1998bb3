/** A worker for one task: compiles libvips while it downloads, then ends. On the page's thread that would be felt. */
import wasmUrl from 'wasm-vips/vips.wasm?url';
import type { Compiled } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = (compiled: Compiled) => {
  self.postMessage(compiled);
  self.close();
};

WebAssembly.compileStreaming(fetch(wasmUrl)).then(
  (module) => answer({ module }),
  (error: unknown) => answer({ error: String(error) }),
);
