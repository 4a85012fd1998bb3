import { ImageError } from '../errors/errors.ts';
import { formatOf } from '../formats/index.ts';
import type { Output } from '../recipe/index.ts';
import type { Result } from './result.ts';

/**
 * Checks that `lossless` has had its effect: a format that always reduces detail keeps pixels only by keeping the file's coefficients.
 * @throws {ImageError} `bad-recipe`
 */
export function checkExact({ format, notes, plan }: Result, { lossless }: Output): void {
  const { label, lossless: canBe, quality, container } = formatOf(format);
  if (!lossless || canBe || container || quality?.reduces !== 'detail') return;
  if (plan.lossless || notes.some(({ code }) => code === 'left-as-it-is')) return;
  throw new ImageError(
    'bad-recipe',
    `lossless: a ${label} keeps its pixels only if a ${label} is recoded, or turned, mirrored or cropped along its blocks. Leave it out, or write PNG or WebP`,
  );
}
