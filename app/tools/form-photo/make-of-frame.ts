import type { Engine, Recipe, Size } from '#engine';
import { inkFile } from './ink/ink-file.ts';
import type { InkPaint } from './ink/painted.ts';
import { type MadePhoto, makePhoto } from './make-photo.ts';
import type { WorkOn } from './pixels/work-on.ts';
import type { Placing } from './recipe.ts';
import type { Rules } from './rules.ts';

export interface Framed {
  file: File;
  /** The picture's size. */
  picture: Size;
  placing: Placing;
  /** For a picture of the ink in the frame alone. */
  paint: InkPaint | undefined;
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
  { file, picture, placing, paint, recipe, rules }: Framed,
  signal: AbortSignal,
): Promise<MadePhoto | undefined> {
  if (!paint) return makePhoto(engine, file, recipe, rules, signal);
  const ink = await inkFile(engine, workOn, { file, picture, placing, paint }, signal);
  return ink && makePhoto(engine, ink, recipe, rules, signal);
}
