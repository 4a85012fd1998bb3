import type { Engine, Recipe, Result } from '#engine';
import { type Check, checksOf, hasSize, type Read } from './checks.ts';
import { atQuality } from './recipe.ts';
import type { Rules } from './rules.ts';

export interface MadePhoto {
  result: Result;
  /** The facts of the written file. */
  read: Read;
  checks: readonly Check[];
}

/** Qualities at which all pixels are kept where a search for the size would give some up. */
const LOWER = [50, 35, 25, 15, 8, 4] as const;

/**
 * Makes the file that a form asks for, and reads it again.
 * @throws {ImageError} as the engine does
 */
export async function makePhoto(
  engine: Pick<Engine, 'run' | 'probe'>,
  file: File,
  recipe: Recipe,
  rules: Rules,
  signal: AbortSignal,
): Promise<MadePhoto> {
  let result = await engine.run(file, recipe, { signal });
  if (!hasSize(result, rules) && rules.format === 'jpeg') {
    // A form refuses other dimensions, but no coarse picture.
    for (const quality of LOWER) {
      result = await engine.run(file, atQuality(recipe, quality), { signal });
      if (result.bytes <= (rules.bytes.most ?? Number.POSITIVE_INFINITY)) break;
    }
  }
  const { width, height, dpi, format, colour, metadata } = await engine.probe(new File([result.blob], result.name), {
    signal,
  });
  const read = { width, height, dpi, format, colour, metadata, bytes: result.bytes };
  return { result, read, checks: checksOf(rules, read) };
}
