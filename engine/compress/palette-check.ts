import type { Picture } from '../backends/backend.ts';
import type { Rounding } from '../codecs/png/rounded.ts';
import { workOn } from '../codecs/work-on.ts';
import type { Format } from '../formats/format.ts';
import { writingOf } from '../writers/settings/index.ts';
import { isTrueEnough } from './palette-error.ts';
import type { Made, Subject } from './request.ts';

/**
 * Resolves to whether the mean squared error of a file's palette is at most `leeway` times that of rounded colours.
 * Rejects if the picture's pixels cannot be read.
 */
export type PaletteCheck = (format: Format, file: Uint8Array, rounding: Rounding, leeway: number) => Promise<boolean>;

/** Returns the check for an edited picture. A file without a palette passes. */
export function paletteCheckOf(picture: Picture): PaletteCheck {
  return async (format, file, rounding, leeway) => {
    const { palette: paletteOf } = await workOn(format);
    const palette = paletteOf?.(file);
    return !palette || isTrueEnough(await picture.pixels(format), palette, rounding, leeway);
  };
}

/** Compares a palette with the rounding of a quality. If there is no rounding or no check, the palette is good enough. */
export async function isPaletteEnough(
  { bytes }: Pick<Made, 'bytes'>,
  {
    quality,
    format,
    subject,
    check,
  }: { quality: number; format: Format; subject: Subject; check?: PaletteCheck | undefined },
  leeway = 1,
): Promise<boolean> {
  const options = { quality, lossless: false, effort: 'usual', colours: 'rounded' } as const;
  const { rounded } = await writingOf(format, options, subject);
  return !rounded || !check || check(format, bytes, rounded.rounding, leeway);
}
