import { TextField } from '#app/components/text-field.tsx';
import { targetTyped } from '#app/tools/address/recipe-changes.ts';
import type { Drafts } from '#app/tools/address/use-drafts.ts';
import type { RecipeControl } from '#app/tools/address/use-recipe.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { compressWords } from '#words/compress.ts';
import type { CompressFacts } from './compress-facts.ts';

interface TargetFieldProps extends Pick<RecipeControl, 'change'> {
  /** On one line, without its explanation. */
  inBar: boolean;
  facts: CompressFacts;
  drafts: Drafts<'target'>;
  disabled: boolean;
}

/** The largest size that the file may have. */
export function TargetField({ inBar, facts, drafts, disabled, change }: TargetFieldProps) {
  const { typed, targetProblem, withoutTarget } = facts;
  return (
    <TextField
      label={CONTROLS.targetSize}
      error={targetProblem}
      inline={inBar}
      hint={inBar ? undefined : compressWords.targetHint}
      value={typed}
      placeholder={withoutTarget === undefined ? undefined : String(Math.round(withoutTarget / 1024))}
      inputMode="decimal"
      unit="KB"
      disabled={disabled}
      onText={(text) => {
        drafts.type('target', text);
        change(targetTyped(text));
      }}
      onBlur={() => !targetProblem && drafts.settle('target')}
    />
  );
}
