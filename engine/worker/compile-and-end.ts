import type { Compiled } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Posts the module at this address, compiled while it downloads, or why there is none; then the worker ends. */
export function compileAndEnd(address: string): void {
  const answer = (compiled: Compiled) => {
    self.postMessage(compiled);
    self.close();
  };
  WebAssembly.compileStreaming(fetch(address)).then(
    (module) => answer({ module }),
    (error: unknown) => answer({ error: String(error) }),
  );
}
