import { TOOLS } from '#catalogue/tools.ts';
import { parseRecipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import { printSettings, readSettings } from '../address.ts';
import type { Check } from './check.ts';

export const presets: Check = {
  name: 'presets open a tool with a recipe that the engine accepts and an address can carry',
  problems: ({ pages }) =>
    pages.flatMap(({ slug, preset: { tool, recipe } }) => {
      try {
        parseRecipe(recipe);
      } catch (error) {
        return [`${slug}: ${error}`];
      }
      if (!TOOLS[tool]) return [`${slug}: no tool ${tool}`];
      const back = readSettings(tool, printSettings(tool, recipe));
      return sameJson(back, recipe) ? [] : [`${slug}: comes back as ${JSON.stringify(back)}`];
    }),
};
