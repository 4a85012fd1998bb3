import type { Aim, Edit, OptionName, OptionValues, Output } from '#engine/recipe/index.ts';
import { withAim, without } from '#engine/recipe/output.ts';
import { targetOf } from './target-field.ts';
import type { RecipeChange } from './use-recipe.ts';

/** Changes of a recipe by controls. Each changes its own part and keeps the rest. */

const toOutput =
  (change: (output: Output) => Output): RecipeChange =>
  ({ edits, output }) => ({ edits, output: change(output) });

export const setAim = (aim: Aim) => toOutput((output) => withAim(output, aim));

/**
 * Typing a target: a valid one becomes the aim, an emptied field restores the quality, and anything else changes
 * nothing.
 * @param least the least size before the typing. It stays where it fits, although the digits of a larger target are first a smaller one
 */
export function targetTyped(text: string, least?: number): RecipeChange {
  const bytes = targetOf(text);
  if (bytes !== undefined)
    return toOutput((output) =>
      withAim(least === undefined ? output : { ...output, min: least }, { aim: 'size', bytes }),
    );
  return (recipe) =>
    text.trim() === '' && recipe.output.aim === 'size' ? setAim({ aim: 'compress' })(recipe) : recipe;
}

/** A conversion always writes the chosen format: only its quality is automatic. */
export const convertToScore = (score: number) =>
  toOutput((output) => ({ ...withAim(output, { aim: 'score', score }), preserveFormat: true }));

export const convertByQuality = toOutput((output) => without(withAim(output, { aim: 'encode' }), 'preserveFormat'));

export const setFormat = (format: Output['format']) => toOutput((output) => ({ ...output, format }));

/** A format that was chosen by hand stays: compressing never changes it. */
export const chooseFormat = (format: Output['format']) =>
  toOutput((output) =>
    format === 'same' ? without({ ...output, format }, 'preserveFormat') : { ...output, format, preserveFormat: true },
  );

/** A format that was chosen by hand in any tool. A conversion always writes it. */
export const takeFormat =
  (format: Output['format']): RecipeChange =>
  (recipe) =>
    (recipe.output.aim === 'encode' ? setFormat(format) : chooseFormat(format))(recipe);

export const setOption = <K extends OptionName>(name: K, value: OptionValues[K]) =>
  toOutput((output) => (value === undefined ? without(output, name) : { ...output, [name]: value }));

/** A quality that was chosen by hand is the file's: no budget lowers it. */
export const chooseQuality = (quality: number) =>
  toOutput((output) => ({ ...output, quality, ...(output.aim === 'compress' && { budget: false }) }));

/** A watermark belongs to the finished picture: edits that are added later come before it. */
export const watermarkLast = (edits: readonly Edit[]): Edit[] =>
  edits.toSorted((a, b) => Number(a.do === 'watermark') - Number(b.do === 'watermark'));

export const setEdits =
  (change: (edits: readonly Edit[]) => Edit[]): RecipeChange =>
  ({ edits, output }) => ({ edits: watermarkLast(change(edits)), output });
