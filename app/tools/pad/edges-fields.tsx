import { useEffect, useRef } from 'react';
import { setEdits } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { firstResize } from '#app/tools/adjust/first-resize.ts';
import type { Edit } from '#engine/recipe/index.ts';
import { lastPad, withPad } from './edges.ts';
import type { Pad } from './pad.ts';
import { PadFields } from './pad-fields.tsx';

interface EdgesFieldsProps {
  edits: readonly Edit[];
  disabled: boolean;
  change(change: RecipeChange): void;
}

/** The edges of all pictures of a batch. Edges up to the frame's size follow it. */
export function EdgesFields({ edits, disabled, change }: EdgesFieldsProps) {
  const { width, height } = firstResize(edits) ?? {};
  const pad = lastPad(edits);
  const put = (next: Pad | undefined) => change(setEdits((edits) => withPad(edits, next)));
  const seen = useRef({ width, height });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another frame changes the edges
  useEffect(() => {
    const { width: before, height: above } = seen.current;
    seen.current = { width, height };
    const followed = pad?.width && pad.width === before && pad.height === above;
    if (followed && width && height && (width !== before || height !== above)) put({ ...pad, width, height });
  }, [width, height]);
  return (
    <PadFields pad={pad} size={width && height ? { width, height } : undefined} disabled={disabled} onChange={put} />
  );
}
