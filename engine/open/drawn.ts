import type { Backend } from '../backends/backend.ts';
import { isUnreadable } from '../errors/errors.ts';
import type { Format } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { readPixels } from './read-pixels.ts';

/** Draws a drawing at a size; undefined if this renderer cannot. */
export type Draw = (bytes: Uint8Array<ArrayBuffer>, wanted: Size) => Promise<Pixels | undefined>;

/** Returns the codec as a renderer: the same everywhere, but without text. */
export function codecDraws(backend: Backend, format: Format): Draw {
  return async (bytes, { width, height }) => {
    try {
      return await readPixels(backend, bytes, format, { steps: [{ do: 'scale', width, height }], pageDraws: false });
    } catch (error) {
      if (isUnreadable(error)) return undefined;
      throw error;
    }
  };
}

/** Returns the page as a renderer, with its fonts; undefined where there is none. @param natural the drawing's own size */
export function pageDraws({ draw }: Backend, natural: Size): Draw | undefined {
  return (
    draw &&
    (async (bytes, wanted) => {
      const drawn = await draw({ natural, wanted }, bytes).catch(() => undefined);
      return drawn && { ...drawn, channels: 4 };
    })
  );
}
