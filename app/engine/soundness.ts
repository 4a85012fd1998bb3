import { drawnByEngine } from './drawn-by-engine.ts';
import { codeOf } from './error-words.ts';
import { isAccepted } from './incomplete.ts';
import type { Loaded } from './load-engine.ts';

/** How much longer each may take once everything else is there, in milliseconds. The engine has the last word about what the browser refuses. */
const PATIENCE = { browser: 300, engine: 3000 } as const;

/** Whether a picture can be decoded. Both reject with the engine's error if it cannot, unless it is large. */
export interface Soundness {
  verdict: Promise<void>;
  /** Resolves with the verdict, or before it if browser or engine take long from now on. */
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
      await drawnByEngine(file, engine, signal).catch(throwUnlessLarge);
    },
  );
  // A rejection is reported where it is awaited.
  verdict.catch(() => {});
  return {
    verdict,
    soon: async () => {
      await Promise.race([verdict, after(PATIENCE.browser)]);
      if (isRefused) await Promise.race([verdict, after(PATIENCE.engine - PATIENCE.browser)]);
    },
  };
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A picture with too many pixels is not damaged: its tool states what can be done. */
function throwUnlessLarge(error: unknown): void {
  if (codeOf(error) !== 'too-large' && codeOf(error) !== 'out-of-memory') throw error;
}
