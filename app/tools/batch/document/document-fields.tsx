import { Checkbox } from '#app/components/checkbox.tsx';
import { Select } from '#app/components/select.tsx';
import { setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { COMPRESS_QUALITY } from '#catalogue/tools.ts';
import type { Output } from '#engine/recipe/index.ts';
import { batchWords } from '#words/batch.ts';
import { isKept } from './document.ts';
import { TogetherChoice } from './together-choice.tsx';

const PAPERS = Object.keys(batchWords.papers) as (keyof typeof batchWords.papers)[];
/** Millimetres. */
const MARGINS = [0, 5, 10, 20, 25];

/** Settings of a document. */
export function DocumentFields({ output, change }: { output: Output; change(change: RecipeChange): void }) {
  const { paper = 'picture', margin = 0 } = output;
  const margins = MARGINS.includes(margin) ? MARGINS : [...MARGINS, margin].sort((a, b) => a - b);
  return (
    <>
      <TogetherChoice of="pages" output={output} change={change} />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-2">
        <Select
          label={batchWords.paper}
          options={PAPERS.map((value) => ({ value, label: batchWords.papers[value] }))}
          value={paper}
          onChange={(paper) => change(setOption('paper', paper === 'picture' ? undefined : paper))}
        />
        <Select
          label={batchWords.margin}
          options={margins.map((value) => ({ value, label: batchWords.margins(value) }))}
          value={margin}
          onChange={(margin) => change(setOption('margin', margin || undefined))}
        />
      </div>
      {output.aim === 'encode' && (
        <div>
          <Checkbox
            checked={isKept(output)}
            onChange={(kept) => change(setOption('quality', kept ? undefined : COMPRESS_QUALITY))}
          >
            {batchWords.keepsJpgs}
          </Checkbox>
          {isKept(output) && <p className="text-small text-muted">{batchWords.keepsJpgsHint}</p>}
        </div>
      )}
    </>
  );
}
