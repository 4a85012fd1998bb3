import type { Engine, Recipe } from '#engine';
import { type MadePhoto, makePhoto } from './make-photo.ts';
import { type FramedPart, partFile } from './part-file.ts';
import type { WorkOn } from './pixels/work-on.ts';
import type { Rules } from './rules.ts';

export interface Framed extends FramedPart {
  /** Whether pixels are worked on before the recipe runs. */
  isPrepared: boolean;
  recipe: Recipe;
  rules: Rules;
}

/**
 * Makes the file that a form asks for of what is in the frame.
 * @returns undefined if it must consist of ink, and nothing is written there
 * @throws {ImageError} as the engine does
 */
export async function makeOfFrame(
  engine: Pick<Engine, 'run' | 'probe'>,
  workOn: WorkOn,
  { isPrepared, recipe, rules, ...part }: Framed,
  signal: AbortSignal,
): Promise<MadePhoto | undefined> {
  if (!isPrepared) return makePhoto(engine, part.file, recipe, rules, signal);
  const prepared = await partFile(engine, workOn, part, signal);
  return typeof prepared === 'string' ? undefined : makePhoto(engine, prepared, recipe, rules, signal);
}
