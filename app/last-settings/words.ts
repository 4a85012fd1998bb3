import { hiddenSettings, type Shown } from '#app/tools/shared/hidden-settings.ts';
import type { Output, Recipe } from '#engine/recipe/index.ts';
import { hiddenWords } from '#words/hidden-settings.ts';

/** Nothing is in view yet: all of it is told. */
const NOTHING_SHOWN: Shown = { hiddenEdits: (edits) => edits, options: [], format: false, aims: [] };

/**
 * How settings differ from what a tool opens with: `WebP, quality 60%`.
 * @returns nothing where they do not differ in anything that a visitor would notice
 */
export function settingsWords(
  settings: Recipe,
  opens: Recipe,
  labelOf: (format: Output['format']) => string,
): readonly string[] {
  const format = settings.output.format === opens.output.format ? [] : [labelOf(settings.output.format)];
  const rest = hiddenSettings(settings, opens, NOTHING_SHOWN, () => true).filter(
    (setting) =>
      setting.kind === 'edit' ||
      (setting.kind === 'aim' && setting.output.aim === 'size') ||
      // That a format was chosen by hand is told by the format.
      (setting.kind === 'option' && setting.name !== 'preserveFormat'),
  );
  return [...format, ...rest.map((setting) => hiddenWords(setting, labelOf))];
}
