import { useEffect } from 'react';
import { settingsQuery } from '#catalogue/tool-address.ts';
import type { ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine';
import { writeQuery } from './write-query.ts';

/** Typing must not rewrite the address with every digit. */
const SETTLE_MS = 300;

/**
 * Keeps the address telling what is set, so that a copied link opens the tool with the same settings.
 * @param shared the settings that hold for any picture
 * @param base what the page opens with
 */
export function useSettingsAddress(tool: ToolId, shared: Recipe, base: Recipe): void {
  const query = settingsQuery(tool, shared, base).toString();
  useEffect(() => {
    const timer = setTimeout(() => writeQuery(query), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
