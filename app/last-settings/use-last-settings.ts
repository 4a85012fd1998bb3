import { useEffect, useState } from 'react';
import { loadAddress } from '#app/tools/shared/load-address.ts';
import type { ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { forAnyPicture } from './for-any-picture.ts';
import { lastSettings, prepare } from './prepared.ts';
import { keepQuery } from './store.ts';

/** The settings that the tool ran with last; undefined until they are read, and where there are none. */
export function useLastSettings(tool: ToolId): Recipe | undefined {
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

/** Remembers what a run was made with, once it is done. */
export function useRememberedSettings(tool: ToolId, recipe: Recipe, done: boolean): void {
  // Fetched while there is a network: the run may go on without.
  useEffect(() => prefetchMemory(), []);
  const text = JSON.stringify(recipe);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recipe is told by its content
  useEffect(() => {
    if (done) void rememberSettings(tool, recipe);
  }, [tool, text, done]);
}

/** Fetches what settings are remembered by; to be called once there is something to work on. */
export function prefetchMemory(): void {
  loadAddress().catch(() => {});
}

export async function rememberSettings(tool: ToolId, recipe: Recipe): Promise<void> {
  const address = await loadAddress().catch(() => undefined);
  if (address) keepQuery(tool, address.printSettings(tool, forAnyPicture(recipe)).toString());
}
