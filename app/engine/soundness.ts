import { drawnByEngine } from './drawn-by-engine.ts';
import { isAccepted } from './incomplete.ts';
import type { Loaded } from './load-engine.ts';

/** How much longer the browser may take once everything else is there, in milliseconds. */
const PATIENCE = 300;

/** Whether a picture can be decoded. Both reject with the engine's error if it cannot. */
export interface Soundness {
  verdict: Promise<void>;
  /** Resolves with the verdict, or before it if the browser takes long from now on. */
  soon(): Promise<void>;
}

/**
 * Decodes a picture before its page opens (docs/decisions/0080-damage-at-the-door.md). Browsers are fast and strict, but do not read
 * every format, so the engine has the last word about what they refuse.
 */
export function soundness(file: File, { engine }: Loaded, signal: AbortSignal): Soundness {
  if (isAccepted(file)) return { verdict: Promise.resolve(), soon: () => Promise.resolve() };
  let isRefused = false;
  const verdict = createImageBitmap(file).then(
    (bitmap) => bitmap.close(),
    async () => {
      isRefused = true;
      await drawnByEngine(file, engine, signal);
    },
  );
  // A rejection is reported where it is awaited.
  verdict.catch(() => {});
  return {
    verdict,
    soon: async () => {
      const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
      await Promise.race([verdict, patience]);
      if (isRefused) await verdict;
    },
  };
}
