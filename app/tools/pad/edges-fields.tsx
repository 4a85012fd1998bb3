import { firstResize } from '#app/tools/adjust/first-resize.ts';
import { setEdits } from '#app/tools/shared/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/shared/use-recipe.ts';
import type { Edit } from '#engine/recipe/index.ts';
import { lastPad, withPad } from './edges.ts';
import { PadFields } from './pad-fields.tsx';

interface EdgesFieldsProps {
  edits: readonly Edit[];
  disabled: boolean;
  change(change: RecipeChange): void;
}

/** The edges of all pictures of a batch. */
export function EdgesFields({ edits, disabled, change }: EdgesFieldsProps) {
  const { width, height } = firstResize(edits) ?? {};
  return (
    <PadFields
      pad={lastPad(edits)}
      size={width && height ? { width, height } : undefined}
      disabled={disabled}
      onChange={(pad) => change(setEdits((edits) => withPad(edits, pad)))}
    />
  );
}
