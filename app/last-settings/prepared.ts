import { useEffect } from 'react';
import { loadAddress } from '#app/tools/shared/load-address.ts';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { lastQuery } from './store.ts';

type Reader = Awaited<ReturnType<typeof loadAddress>>['readSettings'];

/** Kept once it is loaded, so that a later offer is in the first frame and causes no layout shift. */
let reader: Reader | undefined;

/** The settings that the tool ran with last; undefined until they can be read, and if there are none. */
export function lastSettings(tool: ToolId): Recipe | undefined {
  const query = reader && lastQuery(tool);
  return query === undefined ? undefined : reader?.(tool, new URLSearchParams(query), TOOLS[tool].opens);
}

/** Fetches the code that reads the settings, if there are any. If this fails, nothing is offered. */
export async function prepare(tool: ToolId): Promise<void> {
  if (reader || lastQuery(tool) === undefined) return;
  const address = await loadAddress().catch(() => undefined);
  reader = address?.readSettings;
}

/** Prepares the settings before they can be offered. */
export function usePreparedSettings(tool: ToolId): void {
  useEffect(() => void prepare(tool), [tool]);
}
