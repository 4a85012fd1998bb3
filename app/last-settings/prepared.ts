import { useEffect } from 'react';
import { loadAddress } from '#app/tools/address/load-address.ts';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import type { LastSettings } from './last-settings.tsx';
import { lastQuery } from './store.ts';

interface Prepared {
  recipe: Recipe;
  Offer: typeof LastSettings;
}

/** Cached, so that an offer is visible from the first frame and moves nothing. */
let prepared: ((tool: ToolId, query: string) => Prepared) | undefined;

/** The tool's last settings with what offers them; undefined until both are loaded, or if there are none. */
export function lastSettings(tool: ToolId): Prepared | undefined {
  const query = prepared && lastQuery(tool);
  return query === undefined ? undefined : prepared?.(tool, query);
}

/** Loads what reads and offers the settings, if there are any. If it cannot be loaded, nothing is offered. */
export async function prepare(tool: ToolId): Promise<void> {
  if (prepared || lastQuery(tool) === undefined) return;
  try {
    const [{ readSettings }, { LastSettings: Offer }] = await Promise.all([
      loadAddress(),
      import('./last-settings.tsx'),
    ]);
    prepared = (tool, query) => ({ recipe: readSettings(tool, new URLSearchParams(query), TOOLS[tool].opens), Offer });
  } catch {}
}

/** Loads the settings before they can be offered. */
export function usePreparedSettings(tool: ToolId): void {
  useEffect(() => void prepare(tool), [tool]);
}
