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
export function soundness(file: File, { api, engine }: Loaded, signal: AbortSignal): Soundness {
  if (isAccepted(file)) return { verdict: Promise.resolve(), soon: () => Promise.resolve() };
  let isRefused = false;
  const verdict = decode(file, api).catch(async () => {
    isRefused = true;
    await drawnByEngine(file, engine, signal).catch(throwUnlessLarge);
  });
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

/** Four bytes per pixel: on a phone, more of them may end the tab. */
const MOST_PIXELS = 50_000_000;
/** The header of almost every file is among these bytes. A photo of fewer bytes has fewer pixels. */
const HEAD_BYTES = 1024 * 1024;

/** Has the browser decode a picture, unless its header states many pixels: such a picture opens unchecked, as any that takes long. */
async function decode(file: File, api: Loaded['api']): Promise<void> {
  if (file.size > HEAD_BYTES && (await isLarge(file, api))) return;
  (await createImageBitmap(file)).close();
}

async function isLarge(file: File, { earlyProbe }: Loaded['api']): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const size = await earlyProbe(head).catch(() => undefined);
  return size !== undefined && size.width * size.height > MOST_PIXELS;
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A picture with too many pixels is not damaged: its tool states what can be done. */
function throwUnlessLarge(error: unknown): void {
  if (codeOf(error) !== 'too-large' && codeOf(error) !== 'out-of-memory') throw error;
}
