import { Checkbox } from '#app/components/checkbox.tsx';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import type { Result } from '#engine';
import type { Output } from '#engine/recipe/index.ts';
import { formatBytes } from '#words/bytes.ts';
import { compressWords } from '#words/compress.ts';
import { choosePadding, paddingIn } from './keep-padding.ts';

interface PaddingBoxProps {
  output: Output;
  /** The result of these settings, once it is complete. */
  known: Result | undefined;
  disabled: boolean;
  change(change: RecipeChange): void;
}

/** Whether a file far below its target is filled up, with the size that it has otherwise. */
export function PaddingBox({ output, known, disabled, change }: PaddingBoxProps) {
  const padding = known && paddingIn(known);
  return (
    <Checkbox
      checked={output.aim === 'size' && output.padding !== false}
      disabled={disabled}
      onChange={(pads) => change(choosePadding(pads))}
    >
      <span>
        {compressWords.pads}
        {known && padding !== undefined && (
          <span className="block font-normal text-muted">
            {compressWords.withoutPadding(formatBytes(known.bytes - padding))}
          </span>
        )}
      </span>
    </Checkbox>
  );
}
