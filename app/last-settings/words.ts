import { hiddenSettings, type Shown } from '#app/tools/address/hidden-settings.ts';
import { hiddenWords } from '#choose/hidden-settings.ts';
import type { Output, Recipe } from '#engine/recipe/index.ts';

/** No controls are visible yet, so every setting is mentioned. */
const NOTHING_SHOWN: Shown = { hiddenEdits: (edits) => edits, options: [], format: false, aims: [] };

/**
 * The difference between settings and a tool's initial ones: `WebP, quality 60%`.
 * @returns undefined without a difference that a visitor would notice
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
      // Naming the format already implies that it was chosen by hand.
      (setting.kind === 'option' && setting.name !== 'preserveFormat'),
  );
  return [...format, ...rest.map((setting) => hiddenWords(setting, labelOf))];
}
