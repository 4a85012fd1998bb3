import { useEffect, useState } from 'react';
import { loadAddress } from '#app/tools/address/load-address.ts';
import type { ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { forAnyPicture } from './for-any-picture.ts';
import { lastSettings, prepare } from './prepared.ts';
import { keepQuery } from './store.ts';

/** The tool's last settings with what offers them; undefined until both are loaded, or if there are none. */
export function useLastSettings(tool: ToolId): ReturnType<typeof lastSettings> {
  const [last, setLast] = useState(() => lastSettings(tool));
  useEffect(() => {
    let current = true;
    prepare(tool).then(() => current && setLast(lastSettings(tool)));
    return () => {
      current = false;
    };
  }, [tool]);
  return last;
}

/** Remembers the settings of a run once it is done. */
export function useRememberedSettings(tool: ToolId, recipe: Recipe, done: boolean): void {
  // Loaded while there is a network: the run may continue without.
  useEffect(() => prefetchMemory(), []);
  const text = JSON.stringify(recipe);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recipe is compared by its content
  useEffect(() => {
    if (done) void rememberSettings(tool, recipe);
  }, [tool, text, done]);
}

/** Loads the module that remembers settings. Call it once a picture is open. */
export function prefetchMemory(): void {
  loadAddress().catch(() => {});
}

export async function rememberSettings(tool: ToolId, recipe: Recipe): Promise<void> {
  const address = await loadAddress().catch(() => undefined);
  if (address) keepQuery(tool, address.printSettings(tool, forAnyPicture(recipe)).toString());
}
