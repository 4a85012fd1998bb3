import { AS_IT_IS, type Backend, type OpenOptions } from '../backends/backend.ts';
import { pictureInside } from '../containers/picture-inside.ts';
import { type Format, stillOf } from '../formats/format.ts';
import type { Step } from '../geometry/steps.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { openFile } from './open-file.ts';

export interface ReadOptions extends OpenOptions {
  steps?: readonly Step[];
  /** `#rrggbb`: the background if the format has no transparency. */
  background?: string;
}

/**
 * Decodes the first frame of a file to upright pixels in sRGB, as the format shows them. For a container, the picture
 * in it.
 * @throws {ImageError}
 */
export async function readPixels(
  backend: Backend,
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  { steps = AS_IT_IS.steps, background = AS_IT_IS.background, ...opening }: ReadOptions = {},
): Promise<Pixels> {
  const file = new Uint8Array(await (await pictureInside(new Blob([bytes]))).arrayBuffer());
  const source = await openFile(backend, file, opening);
  // One frame is enough.
  const still = stillOf(format);
  using picture = await source.render({
    ...AS_IT_IS,
    steps,
    format: still,
    background,
    hold: false,
  });
  return picture.pixels(still);
}
