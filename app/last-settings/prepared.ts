import { useEffect } from 'react';
import { loadAddress } from '#app/tools/shared/load-address.ts';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { lastQuery } from './store.ts';

type Reader = Awaited<ReturnType<typeof loadAddress>>['readSettings'];

/** There once it was needed: what is offered then is in view from the first frame, and moves nothing. */
let reader: Reader | undefined;

/** The settings that the tool ran with last; undefined until they can be read, and where there are none. */
export function lastSettings(tool: ToolId): Recipe | undefined {
  const query = reader && lastQuery(tool);
  return query === undefined ? undefined : reader?.(tool, new URLSearchParams(query), TOOLS[tool].opens);
}

/** Fetches what reads the settings, where there are any. Where it cannot be fetched, nothing is offered. */
export async function prepare(tool: ToolId): Promise<void> {
  if (reader || lastQuery(tool) === undefined) return;
  const address = await loadAddress().catch(() => undefined);
  reader = address?.readSettings;
}

/** Has the settings at hand before they can be offered. */
export function usePreparedSettings(tool: ToolId): void {
  useEffect(() => void prepare(tool), [tool]);
}
