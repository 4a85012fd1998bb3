import { useState } from 'react';
import { recipeFromAddress } from '#catalogue/tool-address.ts';
import type { ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine';

/** The settings that the tool was opened with: the page's own, under those of the address. */
export function useOpenedRecipe(tool: ToolId, base: Recipe): Recipe {
  const [opened] = useState(() => recipeFromAddress(tool, new URLSearchParams(window.location.search), base));
  return opened;
}
