import { X } from 'lucide-react';
import { IconButton } from '#app/components/icon-button.tsx';
import { hiddenWords } from '#choose/hidden-settings.ts';
import type { OptionName, Output, Recipe } from '#engine/recipe/index.ts';
import { toolWords } from '#words/tools.ts';
import { hiddenSettings, type Shown, withoutHidden } from './hidden-settings.ts';
import type { RecipeChange } from './use-recipe.ts';

interface HiddenSettingsLineProps {
  recipe: Recipe;
  /** The page's initial recipe. */
  base: Recipe;
  shown: Shown;
  /** Whether an option has an effect on the output. */
  hasEffect(name: OptionName): boolean;
  labelOf(format: Output['format']): string;
  disabled: boolean;
  change(change: RecipeChange): void;
}

/** Hidden settings that apply, in one line with a button that removes them. */
export function HiddenSettingsLine({
  recipe,
  base,
  shown,
  hasEffect,
  labelOf,
  disabled,
  change,
}: HiddenSettingsLineProps) {
  const hidden = hiddenSettings(recipe, base, shown, hasEffect);
  if (hidden.length === 0) return null;
  return (
    <div className="flex items-start justify-between gap-2 rounded-control bg-sunken py-0.5 pl-3 text-small">
      <p className="py-2.5">{toolWords.also(hidden.map((setting) => hiddenWords(setting, labelOf)))}</p>
      <IconButton
        label={toolWords.removeAlso}
        icon={X}
        disabled={disabled}
        onClick={() => change(withoutHidden(base, shown))}
      />
    </div>
  );
}
