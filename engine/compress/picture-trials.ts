import type { Backend, Picture } from '../backends/backend.ts';
import type { Rounding } from '../codecs/png/rounded.ts';
import { searchingIn } from '../codecs/searching.ts';
import { mayHavePalette, workOn } from '../codecs/work-on.ts';
import { isImageError } from '../errors/errors.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import type { Format } from '../formats/format.ts';
import { isDrawing } from '../pixels/classify.ts';
import { hasFewColours } from '../pixels/few-colours.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { PictureWriter } from '../writers/picture-writer.ts';
import { type Encoded, type EncodeRequest, optionsOf, type Task } from './request.ts';

/** Shows what fewer colours do to a picture. All reject if its pixels cannot be read. */
export interface ColourTrials {
  /** Whether the picture is a drawing, and the backend writes palettes. */
  isDrawing(format: Format): Promise<boolean>;
  /** Whether the picture has so few colours that reducing their number suits it better than rounding. */
  hasFewColours(format: Format): Promise<boolean>;
  /** Resolves to the error of a file's palette; 0 without one. See `paletteError`. */
  errorOf(format: Format, file: Uint8Array): Promise<number>;
  /** Resolves to what a request's file would show, without encoding it; undefined if that is unknown. */
  pixelsAt(request: EncodeRequest): Promise<Pixels | undefined>;
}

/** Returns the palette of a file, if it has one. */
async function paletteOf(format: Format, file: Uint8Array) {
  const { palette } = await workOn(format);
  return palette?.(file);
}

/** Returns the trials of an edited picture. @param backend the one that the picture is of */
export function trialsOf(
  picture: Picture,
  { palettes = false }: Pick<Backend, 'palettes'>,
  writer: Pick<PictureWriter, 'shown'>,
): ColourTrials {
  const once = (ask: (pixels: Pixels) => boolean) => {
    const known = new Map<Format, Promise<boolean>>();
    return async (format: Format) => {
      if (!palettes) return false;
      const answer = known.get(format) ?? picture.pixels(format).then((pixels) => ask(pixels));
      known.set(format, answer);
      return answer;
    };
  };
  return {
    isDrawing: once(isDrawing),
    hasFewColours: once(hasFewColours),
    async errorOf(format, file) {
      const palette = await paletteOf(format, file);
      if (!palette) return 0;
      const { paletteError } = await fetchPart(() => import('../pixels/palette-error.ts'));
      return paletteError(await picture.pixels(format), palette);
    },
    pixelsAt: (request) => writer.shown(picture, request.format, optionsOf(request)),
  };
}

/** Whether a picture is a drawing that a format can also have in a palette, and its files can be compared in time. */
export async function suitsPalette({ subject, format, trials }: Pick<Task, 'subject' | 'format' | 'trials'>) {
  return (await mayHavePalette(format, subject)) && ((await trials?.isDrawing(format)) ?? false);
}

/** Returns the format for a judge who looks at the whole picture, since a palette fails at rare colours. */
export const scoredWhole = (format: Format): Format => ({
  ...format,
  quality: format.quality && { ...format.quality, reduces: 'colours' },
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

/**
 * Resolves to whether the mean squared error of a file's palette is at most `leeway` times that of rounded colours.
 * Rejects if the picture's pixels cannot be read.
 */
export type PaletteCheck = (format: Format, file: Uint8Array, rounding: Rounding, leeway: number) => Promise<boolean>;

/** Returns the check for an edited picture. A file without a palette passes. */
export function paletteCheckOf(picture: Picture): PaletteCheck {
  return async (format, file, rounding, leeway) => {
    const palette = await paletteOf(format, file);
    if (!palette) return true;
    const { rounded } = await fetchPart(() => import('../codecs/png/rounded.ts'));
    const { isTrueEnough } = await fetchPart(() => import('../pixels/palette-error.ts'));
    const pixels = await picture.pixels(format);
    return isTrueEnough(pixels, palette, rounded(pixels, rounding), leeway);
  };
}

/** Compares a palette with the rounding of a quality. If there is no rounding or no check, the palette is good enough. */
export async function isPaletteEnough(
  { format, paletteCheck }: Pick<Task, 'format' | 'paletteCheck'>,
  { bytes }: Pick<Encoded, 'bytes'>,
  quality: number,
  leeway = 1,
): Promise<boolean> {
  const rounding = searchingIn(format).rounds?.at(Math.round(quality));
  return !rounding || !paletteCheck || paletteCheck(format, bytes, rounding, leeway);
}
