import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { loadAddress } from './load-address.ts';
import { useSettingsAddress } from './use-settings-address.ts';

export type RecipeChange = (recipe: Recipe) => Recipe;

/** The settings of a tool are exactly the recipe that it runs. */
export interface RecipeControl {
  recipe: Recipe;
  change(change: RecipeChange): void;
  /** Resolves when the settings in the address have been read; rejects if the module for it could not be loaded. */
  ready(): Promise<void>;
  /** Whether the last address names a format. */
  namesFormat(): boolean;
}

/**
 * A tool's recipe, kept in the address. The address is read when the page is opened and whenever a link brings
 * settings. A bare link to the current page keeps the settings.
 * @param base the page's initial recipe
 */
export function useRecipe(tool: ToolId, base: Recipe): RecipeControl {
  const [recipe, setRecipe] = useState(base);
  const [reads, setReads] = useState(0);
  const { search, key } = useLocation();
  const reading = useRef<() => Promise<void>>(undefined);
  const namesFormat = useRef(false);
  const baseText = JSON.stringify(base);
  const shownBase = useRef(baseText);

  // After the first render, which must equal the prerendered page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, and a base is compared by its content
  useEffect(() => {
    const isNewPage = shownBase.current !== baseText;
    shownBase.current = baseText;
    if (search === '') {
      reading.current = undefined;
      if (isNewPage) {
        namesFormat.current = false;
        setRecipe(base);
      }
      return;
    }
    const read = async () => {
      const { readSettings } = await loadAddress();
      if (reading.current !== read) return;
      reading.current = undefined;
      const query = new URLSearchParams(search);
      const settings = readSettings(tool, query, base);
      namesFormat.current = query.has('format');
      // Synchronously: waiting files must not show controls with other settings.
      flushSync(() => {
        setRecipe(settings);
        setReads((count) => count + 1);
      });
    };
    reading.current = read;
    // After a failure this is repeated, and reported, when a file arrives.
    read().catch(() => {});
  }, [search, key, baseText, tool]);

  const ready = useCallback(async () => reading.current?.(), []);
  useSettingsAddress(tool, recipe, base, { reading, reads });

  const change = useCallback((change: RecipeChange) => setRecipe(change), []);
  return { recipe, change, ready, namesFormat: () => namesFormat.current };
}
