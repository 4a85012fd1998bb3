import { useRef } from 'react';
import { targetTyped } from './recipe-changes.ts';
import type { Drafts } from './use-drafts.ts';
import type { RecipeControl } from './use-recipe.ts';

/**
 * What the field of a target does with its text. It keeps the least size that there was before the typing.
 * @param least the recipe's
 */
export function useTargetTyped(
  least: number | undefined,
  drafts: Drafts<'target'>,
  change: RecipeControl['change'],
): { onFocus(): void; onText(text: string): void } {
  const before = useRef<number>(undefined);
  return {
    onFocus: () => {
      before.current = least;
    },
    onText: (text) => {
      drafts.type('target', text);
      change(targetTyped(text, before.current));
    },
  };
}
