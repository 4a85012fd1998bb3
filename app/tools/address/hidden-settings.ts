import { type HiddenSetting, OPTION_NAMES } from '#choose/hidden-settings.ts';
import type { Edit, OptionName, Output, Recipe } from '#engine/recipe/index.ts';
import { aimOf } from '#engine/recipe/output.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import type { RecipeChange } from './use-recipe.ts';

/** The parts of a recipe that a tool's controls show. */
export interface Shown {
  /** The edits without a control. */
  hiddenEdits(edits: readonly Edit[]): readonly Edit[];
  options: readonly OptionName[];
  format: boolean;
  /** The aims with controls. */
  aims: readonly Output['aim'][];
}

/** Every tool has a control for a watermark. */
const hiddenIn = (edits: readonly Edit[], shown: Shown): readonly Edit[] =>
  shown.hiddenEdits(edits).filter((edit) => edit.do !== 'watermark');

/**
 * Settings without a control that differ from the page's own.
 * @param hasEffect whether an option has an effect on the output
 */
export function hiddenSettings(
  { edits, output }: Recipe,
  base: Recipe,
  shown: Shown,
  hasEffect: (name: OptionName) => boolean,
): HiddenSetting[] {
  const hidden: HiddenSetting[] = [];
  const known = shown.hiddenEdits(base.edits);
  for (const edit of hiddenIn(edits, shown)) {
    if (!known.some((own) => sameJson(own, edit))) hidden.push({ kind: 'edit', edit });
  }
  if (!shown.format && output.format !== base.output.format) hidden.push({ kind: 'format', format: output.format });
  if (!shown.aims.includes(output.aim)) hidden.push({ kind: 'aim', output });
  for (const name of OPTION_NAMES) {
    if (output[name] === undefined || sameJson(output[name], base.output[name])) continue;
    const hasNoEffect = !hasEffect(name);
    if (!shown.options.includes(name) || (hasNoEffect && !INEFFECTIVE_IN_VIEW.has(name))) {
      hidden.push({ kind: 'option', name, output, hasNoEffect });
    }
  }
  return hidden;
}

/** Controls that show themselves when they have no effect. */
const INEFFECTIVE_IN_VIEW: ReadonlySet<OptionName> = new Set(['quality', 'budget', 'preserveFormat']);

/** Removes all hidden settings: the page's own apply. */
export function withoutHidden(base: Recipe, shown: Shown): RecipeChange {
  return ({ edits, output }) => {
    const hidden = hiddenIn(edits, shown);
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
