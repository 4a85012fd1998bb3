import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { loadAddress } from './load-address.ts';
import { writeQuery } from './write-query.ts';

/** Typing must not rewrite the address with every digit. */
const SETTLE_MS = 300;

/** Prints the query that is about to be written; there is one address, and one tool on a page. */
let pending: (() => Promise<string>) | undefined;

/** Writes at once what would be written in a moment, for who reads the address now. */
export async function settleAddress(): Promise<void> {
  const print = pending;
  if (!print) return;
  const query = await print();
  // Something else was set meanwhile, or the page was left: that is written in its turn, or not at all.
  if (pending !== print) return;
  pending = undefined;
  writeQuery(query);
}

/** This page's address with what is set as it is now, for who copies it. */
export async function settledAddress(): Promise<string> {
  await settleAddress();
  return window.location.href;
}

/**
 * Keeps the address telling what is set, so that a copied link opens the tool with the same settings.
 * @param reading what reads the address, while it has not been read: over a slow network nothing is set yet then, and the
 *   address stays as it came, for a second try or for who copies it
 * @param reads how often it has been read: what made no sense in it goes then, though nothing is set otherwise than before
 */
export function useSettingsAddress(
  tool: ToolId,
  recipe: Recipe,
  base: Recipe,
  { reading, reads }: { reading: RefObject<unknown>; reads: number },
): void {
  const text = JSON.stringify(recipe);
  const baseText = JSON.stringify(base);
  // A link to the page that one is on takes the query away, and what is set stays.
  const { key } = useLocation();
  // So does a step back or forward on it.
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const onPop = () => setSteps((count) => count + 1);
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: recipes are told by their content, and each navigation and each reading counts
  useEffect(() => {
    pending = async () => {
      if (text !== baseText) return (await loadAddress()).printSettings(tool, recipe, base).toString();
      return reading.current ? window.location.search.slice(1) : '';
    };
    // Where it cannot be fetched, the address stays as it is until something else is set.
    const timer = setTimeout(() => settleAddress().catch(() => {}), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      pending = undefined;
    };
  }, [tool, text, baseText, key, steps, reading, reads]);
}
