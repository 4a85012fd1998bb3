import { useCallback } from 'react';
import type { ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { loadAddress } from './load-address.ts';
import { type SettingsControl, useSettings } from './use-settings.ts';
import type { AddressText } from './use-settings-address.ts';

export type RecipeChange = (recipe: Recipe) => Recipe;

/** The settings of a tool are exactly the recipe that it runs. */
export interface RecipeControl extends Pick<SettingsControl<Recipe>, 'ready'> {
  recipe: Recipe;
  change(change: RecipeChange): void;
  /** Whether the last address names a format. */
  namesFormat(): boolean;
}

/**
 * A tool's recipe, kept in the address.
 * @param base the page's initial recipe
 */
export function useRecipe(tool: ToolId, base: Recipe): RecipeControl {
  const load = useCallback(async (): Promise<AddressText<Recipe>> => {
    const { printSettings, readSettings } = await loadAddress();
    return {
      print: (recipe, base) => printSettings(tool, recipe, base),
      read: (query, base) => readSettings(tool, query, base),
    };
  }, [tool]);
  const { settings, change, ready, wasNamed } = useSettings(base, load);
  return { recipe: settings, change, ready, namesFormat: () => wasNamed('format') };
}
