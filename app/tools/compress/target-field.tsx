import { TextField } from '#app/components/text-field.tsx';
import type { Drafts } from '#app/tools/address/use-drafts.ts';
import type { RecipeControl } from '#app/tools/address/use-recipe.ts';
import { useTargetTyped } from '#app/tools/address/use-target-typed.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { compressWords } from '#words/compress.ts';
import type { CompressFacts } from './compress-facts.ts';

interface TargetFieldProps extends Pick<RecipeControl, 'change'> {
  /** On one line, without its explanation. */
  inBar: boolean;
  facts: CompressFacts;
  /** The least size beside it, in bytes. */
  least: number | undefined;
  drafts: Drafts<'target'>;
  disabled: boolean;
}

/** The largest size that the file may have. */
export function TargetField({ inBar, facts, least, drafts, disabled, change }: TargetFieldProps) {
  const { typed, targetProblem, withoutTarget } = facts;
  const typing = useTargetTyped(least, drafts, change);
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
      {...typing}
      onBlur={() => !targetProblem && drafts.settle('target')}
    />
  );
}
