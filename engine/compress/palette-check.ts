import type { Format } from '../formats/format.ts';
import type { Rounding } from '../rounded.ts';
import type { Made, Subject } from './request.ts';

/**
 * Is the palette of a file in the format as near to the picture's colours as rounding them is, in the mean square, times the
 * leeway? Rejects as encoding does.
 */
export type PaletteCheck = (format: Format, file: Uint8Array, rounding: Rounding, leeway: number) => Promise<boolean>;

/** The same of what rounding would be at a quality. Where there is none, or nobody to look, a palette is enough. */
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
  const { rounding } = format.save?.({ quality, lossless: false, effort: 'usual', colours: 'rounded' }, subject) ?? {};
  return !rounding || !check || check(format, bytes, rounding, leeway);
}
