import { History, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import type { Output, Recipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import { lastSettingsWords } from '#words/last-settings.ts';
import { forAnyPicture, withSettings } from './for-any-picture.ts';
import { settingsWords } from './words.ts';

export interface OfferProps {
  tool: ToolId;
  recipe: Recipe;
  labelOf(format: Output['format']): string;
  disabled: boolean;
  change(change: RecipeChange): void;
}

/** On a phone the tool's own controls have priority. */
const PLACE = 'max-lg:order-1 -mx-3 self-start px-3! text-left text-small font-normal';

/**
 * Offers the tool's last settings. It changes nothing unasked, and one press restores the previous settings. Absent if
 * the last settings are the current ones.
 */
export function LastSettings({ tool, last, recipe, labelOf, disabled, change }: OfferProps & { last: Recipe }) {
  const [before, setBefore] = useState<Recipe>();
  if (sameJson(last, forAnyPicture(recipe)))
    return (
      before && (
        <Button
          kind="quiet"
          icon={RotateCcw}
          disabled={disabled}
          className={PLACE}
          onClick={() => change(() => before)}
        >
          {lastSettingsWords.fresh}
        </Button>
      )
    );
  const words = settingsWords(last, TOOLS[tool].opens, labelOf);
  if (words.length === 0) return null;
  return (
    <Button
      kind="quiet"
      icon={History}
      disabled={disabled}
      className={PLACE}
      onClick={() => {
        setBefore(recipe);
        change((current) => withSettings(current, last));
      }}
    >
      {lastSettingsWords.offer(words)}
    </Button>
  );
}
