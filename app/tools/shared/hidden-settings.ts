import type { Edit, OptionName, Output, Recipe } from '#engine/recipe/index.ts';
import { aimOf } from '#engine/recipe/output.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import { type HiddenSetting, OPTION_NAMES } from '#words/hidden-settings.ts';
import type { RecipeChange } from './use-recipe.ts';

/** What a tool's controls show of a recipe. */
export interface Shown {
  /** The edits that no control shows. */
  hiddenEdits(edits: readonly Edit[]): readonly Edit[];
  options: readonly OptionName[];
  format: boolean;
  /** The aims that the controls can show. */
  aims: readonly Output['aim'][];
}

/**
 * What is set beyond the controls and beyond what the page itself opens with.
 * @param hasSay whether an option has a say in what is written
 */
export function hiddenSettings(
  { edits, output }: Recipe,
  base: Recipe,
  shown: Shown,
  hasSay: (name: OptionName) => boolean,
): HiddenSetting[] {
  const hidden: HiddenSetting[] = [];
  const known = shown.hiddenEdits(base.edits);
  for (const edit of shown.hiddenEdits(edits)) {
    if (!known.some((own) => sameJson(own, edit))) hidden.push({ kind: 'edit', edit });
  }
  if (!shown.format && output.format !== base.output.format) hidden.push({ kind: 'format', format: output.format });
  if (!shown.aims.includes(output.aim)) hidden.push({ kind: 'aim', output });
  for (const name of OPTION_NAMES) {
    if (output[name] === undefined || sameJson(output[name], base.output[name])) continue;
    const rests = !hasSay(name);
    if (!shown.options.includes(name) || (rests && !RESTS_IN_VIEW.has(name))) {
      hidden.push({ kind: 'option', name, output, rests });
    }
  }
  return hidden;
}

/** Their controls say by themselves that they rest. */
const RESTS_IN_VIEW: ReadonlySet<OptionName> = new Set(['quality', 'preserveFormat']);

/** Takes everything hidden away again: the page's own settings hold. */
export function withoutHidden(base: Recipe, shown: Shown): RecipeChange {
  return ({ edits, output }) => {
    const hidden = shown.hiddenEdits(edits);
    const kept = edits.filter((edit) => !hidden.includes(edit));
    const options = Object.fromEntries(
      OPTION_NAMES.flatMap((name) => {
        const value = shown.options.includes(name) ? output[name] : base.output[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const aim = shown.aims.includes(output.aim) ? output : base.output;
    return {
      edits: [...kept, ...shown.hiddenEdits(base.edits)],
      output: {
        ...options,
        format: shown.format ? output.format : base.output.format,
        ...aimOf(aim),
      },
    };
  };
}
