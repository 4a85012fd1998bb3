import { useEffect } from 'react';
import { loadAddress } from '#app/tools/address/load-address.ts';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { lastQuery } from './store.ts';

type Reader = Awaited<ReturnType<typeof loadAddress>>['readSettings'];

/** Cached, so that an offer is visible from the first frame and moves nothing. */
let reader: Reader | undefined;

/** The tool's last settings; undefined until they are read, or if there are none. */
export function lastSettings(tool: ToolId): Recipe | undefined {
  const query = reader && lastQuery(tool);
  return query === undefined ? undefined : reader?.(tool, new URLSearchParams(query), TOOLS[tool].opens);
}

/** Loads the module that reads the settings, if there are any. If it cannot be loaded, nothing is offered. */
export async function prepare(tool: ToolId): Promise<void> {
  if (reader || lastQuery(tool) === undefined) return;
  const address = await loadAddress().catch(() => undefined);
  reader = address?.readSettings;
}

/** Loads the settings before they can be offered. */
export function usePreparedSettings(tool: ToolId): void {
  useEffect(() => void prepare(tool), [tool]);
}
