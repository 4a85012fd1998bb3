import type { Picture } from '../backends/backend.ts';
import { contentOf } from '../codecs/jpeg/encoder/content.ts';
import { isImageError } from '../errors/errors.ts';
import type { Warn } from '../errors/warn.ts';
import type { Format } from '../formats/format.ts';
import { mayHavePalette } from '../formats/palettes.ts';
import type { ColourTrials } from './colour-trials.ts';
import type { Subject } from './request.ts';

/** Whether a picture has areas of one colour, as drawings and screenshots do. @throws as `pixels` */
export const showsDrawing = async (picture: Pick<Picture, 'pixels'>, format: Format): Promise<boolean> =>
  contentOf(await picture.pixels(format)) > 0;

/** Whether a picture is a drawing that a format can also have in a palette, and its files can be compared in time. */
export async function isDrawing(subject: Subject, format: Format, trials: ColourTrials | undefined): Promise<boolean> {
  return mayHavePalette(format, subject) && ((await trials?.isDrawing(format)) ?? false);
}

/** Returns the format for a judge who looks at the whole picture, since a palette fails at rare colours. */
export const judgedWhole = (format: Format): Format => ({
  ...format,
  ...(format.quality && { quality: { ...format.quality, reduces: 'colours' } }),
});

/**
 * Compares files of other colours. If that fails, there is a warning, and the other files remain.
 * @throws {ImageError} `cancelled`
 */
export async function compared<T>(compare: () => Promise<T>, warn: Warn | undefined): Promise<T | undefined> {
  try {
    return await compare();
  } catch (error) {
    if (isImageError(error) && error.code === 'cancelled') throw error;
    warn?.(`Palettes or true colours were not compared: ${String(error)}`);
    return undefined;
  }
}
