import { compileFetched } from '../arrival/fetched.ts';
import type { Compiled } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Compiles the module at this URL while it downloads, posts it or the error, and closes the worker. */
export function compileAndEnd(address: string): void {
  const answer = (compiled: Compiled) => {
    self.postMessage(compiled);
    self.close();
  };
  compileFetched(address).then(
    (module) => answer({ module }),
    (error: unknown) => answer({ error: String(error), isSilent: error instanceof DOMException }),
  );
}
