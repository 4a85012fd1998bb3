import type { Rounding } from '../codecs/png/rounded.ts';
import type { Format } from '../formats/format.ts';
import type { Made, Subject } from './request.ts';

/**
 * Resolves to whether the mean squared error of a file's palette is at most `leeway` times that of rounded colours.
 * Rejects if the picture's pixels cannot be read.
 */
export type PaletteCheck = (format: Format, file: Uint8Array, rounding: Rounding, leeway: number) => Promise<boolean>;

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
  const { rounding } = format.save?.({ quality, lossless: false, effort: 'usual', colours: 'rounded' }, subject) ?? {};
  return !rounding || !check || check(format, bytes, rounding, leeway);
}
