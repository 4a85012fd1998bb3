import type { Backend, Picture } from '../backends/backend.ts';
import { workOn } from '../codecs/work-on.ts';
import type { Format } from '../formats/format.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { PictureWriter } from '../writers/picture-writer.ts';
import { showsDrawing } from './drawing.ts';
import { hasFewColours } from './few-colours.ts';
import { paletteError } from './palette-error.ts';
import { type EncodeRequest, optionsOf } from './request.ts';

/** Shows what fewer colours do to a picture. All reject if its pixels cannot be read. */
export interface ColourTrials {
  /** Whether the picture has areas of one colour, as drawings and screenshots do, and may have a palette in any format. */
  isDrawing(format: Format): Promise<boolean>;
  /** Whether the picture has so few colours that reducing their number suits it better than rounding. */
  hasFewColours(format: Format): Promise<boolean>;
  /** Resolves to the error of a file's palette; 0 without one. See `paletteError`. */
  errorOf(format: Format, file: Uint8Array): Promise<number>;
  /** Resolves to what a request's file would show, without encoding it; undefined if that is unknown. */
  pixelsAt(request: EncodeRequest): Promise<Pixels | undefined>;
}

/** Returns the trials of an edited picture. @param backend the one that the picture is of */
export function trialsOf(
  picture: Picture,
  { palettes = false }: Pick<Backend, 'palettes'>,
  writer: Pick<PictureWriter, 'shown'>,
): ColourTrials {
  const fewColours = new Map<Format, Promise<boolean>>();
  return {
    isDrawing: async (format) => palettes && showsDrawing(picture, format),
    async hasFewColours(format) {
      if (!palettes) return false;
      const known = fewColours.get(format) ?? picture.pixels(format).then((pixels) => hasFewColours(pixels));
      fewColours.set(format, known);
      return known;
    },
    async errorOf(format, file) {
      const { palette: paletteOf } = await workOn(format);
      const palette = paletteOf?.(file);
      return palette ? paletteError(await picture.pixels(format), palette) : 0;
    },
    pixelsAt: (request) => writer.shown(picture, request.format, optionsOf(request)),
  };
}
