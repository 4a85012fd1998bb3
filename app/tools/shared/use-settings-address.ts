import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { printSettings } from '#catalogue/address.ts';
import type { ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { writeQuery } from './write-query.ts';

/** Typing must not rewrite the address with every digit. */
const SETTLE_MS = 300;

/** The query that is about to be written; there is one address, and one tool on a page. */
let pending: string | undefined;

/** Writes at once what would be written in a moment, for who reads the address now. */
export function settleAddress(): void {
  if (pending !== undefined) writeQuery(pending);
  pending = undefined;
}

/**
 * Keeps the address telling what is set, so that a copied link opens the tool with the same settings.
 * @param base what the page opens with
 */
export function useSettingsAddress(tool: ToolId, recipe: Recipe, base: Recipe): void {
  const query = printSettings(tool, recipe, base).toString();
  // A link to the page that one is on takes the query away, and what is set stays.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => {
    pending = query;
    const timer = setTimeout(settleAddress, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      pending = undefined;
    };
  }, [query, key]);
}
