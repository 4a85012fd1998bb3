import { Checkbox } from '#app/components/checkbox.tsx';
import { Field } from '#app/components/field.tsx';
import { Select } from '#app/components/select.tsx';
import { setOption } from '#app/tools/shared/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/shared/use-recipe.ts';
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
        <Field label={batchWords.paper}>
          {({ id }) => (
            <Select
              id={id}
              value={paper}
              onChange={({ target: { value } }) =>
                change(setOption('paper', value === 'picture' ? undefined : (value as typeof paper)))
              }
            >
              {PAPERS.map((value) => (
                <option key={value} value={value}>
                  {batchWords.papers[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={batchWords.margin}>
          {({ id }) => (
            <Select
              id={id}
              value={margin}
              onChange={({ target: { value } }) => change(setOption('margin', Number(value) || undefined))}
            >
              {margins.map((value) => (
                <option key={value} value={value}>
                  {batchWords.margins(value)}
                </option>
              ))}
            </Select>
          )}
        </Field>
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
