import type { Compiled } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Posts a compiled module or the error, and closes the worker. */
export function compileAndEnd(compiling: Promise<WebAssembly.Module>): void {
  const answer = (compiled: Compiled) => {
    self.postMessage(compiled);
    self.close();
  };
  compiling.then(
    (module) => answer({ module }),
    (error: unknown) => answer({ error: String(error), isSilent: error instanceof DOMException }),
  );
}
