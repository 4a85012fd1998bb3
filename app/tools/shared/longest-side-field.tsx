import { TextField } from '#app/components/text-field.tsx';
import { setEdits } from '#app/tools/address/recipe-changes.ts';
import type { Drafts } from '#app/tools/address/use-drafts.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import { longestTyped } from '#app/tools/adjust/side-field.ts';
import type { EditOf, Recipe } from '#engine/recipe/index.ts';
import { longestSide } from '#words/limits.ts';

interface LongestSideFieldProps {
  recipe: Recipe;
  drafts: Drafts<'longest'>;
  problem: string | undefined;
  hint?: string;
  placeholder?: string;
  disabled?: boolean;
  /** The value of an emptied field. */
  opens(): EditOf<'resize'> | undefined;
  change(change: RecipeChange): void;
}

/** The longest side that a picture may have. A smaller picture stays as it is. */
export function LongestSideField(props: LongestSideFieldProps) {
  const { recipe, drafts, problem, hint, placeholder, disabled, opens, change } = props;
  return (
    <TextField
      label={longestSide}
      error={problem}
      hint={hint}
      value={drafts.texts.longest ?? String(firstResize(recipe.edits)?.longestEdge ?? '')}
      placeholder={placeholder}
      inputMode="numeric"
      unit="px"
      disabled={disabled}
      onText={(text) => {
        drafts.type('longest', text);
        change(
          setEdits((edits) =>
            withResize(edits, longestTyped(text, firstResize(edits), opens(), firstResize(edits)?.enlarge)),
          ),
        );
      }}
      onBlur={() => !problem && drafts.settle('longest')}
    />
  );
}
