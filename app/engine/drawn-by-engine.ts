import type { Engine } from '#engine';

/** The longest side that the engine draws if the browser cannot: enough for a large screen. */
const MAX_SIDE = 1600;

const drawn = new WeakMap<Blob, Promise<Blob>>();

/** The engine's picture of a file, drawn once: the door checks with it what the stage shows afterwards. */
export async function drawnByEngine(file: Blob, engine: Engine, signal: AbortSignal): Promise<Blob> {
  try {
    const known = await drawn.get(file);
    if (known) return known;
  } catch {
    // It may have been cancelled where it was drawn.
  }
  const made = engine.preview(file, { maxSide: MAX_SIDE, signal });
  drawn.set(file, made);
  return made;
}
