import { Checkbox } from '#app/components/checkbox.tsx';
import { chooseFormat, setEdits } from '#app/tools/address/recipe-changes.ts';
import type { Drafts } from '#app/tools/address/use-drafts.ts';
import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import { formatLabel } from '#app/tools/names/format-label.ts';
import { FormatChoice } from '#app/tools/options/format-choice.tsx';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import type { FormatId } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { compressWords, frameLabel } from '#words/compress.ts';
import type { CompressFacts } from './compress-facts.ts';
import { frameOf } from './frame.ts';
import { rememberOwnFormat } from './own-formats.ts';

interface FormatAndSideProps extends Pick<WorkbenchProps, 'picture' | 'api' | 'base' | 'recipe' | 'change'> {
  facts: CompressFacts;
  drafts: Drafts<'longest'>;
  /** The format of the result; undefined without a plan. */
  written: FormatId | undefined;
  disabled: boolean;
}

const USUAL: readonly Recipe['output']['format'][] = ['jpeg', 'png', 'webp'];

const loadLongest = () => import('#app/tools/shared/longest-side-field.tsx').then((module) => module.LongestSideField);
const loadLine = () => import('./own-format-line.tsx').then((module) => module.OwnFormatLine);

/** The output format, and a largest size of the picture. */
export function FormatAndSide(props: FormatAndSideProps) {
  const { picture, api, base, recipe, facts, drafts, written, disabled, change } = props;
  const own = picture.probe.format;
  const onFormat = (format: Recipe['output']['format']) => {
    if (format !== 'same') rememberOwnFormat(own, false);
    change(chooseFormat(format));
  };
  const frame = frameOf(recipe, base);
  const isResized = firstResize(recipe.edits) !== undefined;
  return (
    <>
      <div className="flex flex-col gap-1">
        <FormatChoice
          legend={CONTROLS.outputFormat}
          formats={formatChoices(api, picture, base, recipe)}
          usual={USUAL}
          labelOf={(format) => formatLabel(api, format)}
          value={recipe.output.format}
          disabled={disabled}
          onChange={onFormat}
        />
        {written && written !== own && (
          <SeldomPart load={loadLine} props={{ picture, api, recipe, written, disabled, change }} />
        )}
      </div>
      <Checkbox
        checked={isResized}
        disabled={disabled}
        onChange={(checked) => {
          drafts.settle('longest');
          change(setEdits((before) => withResize(before, checked ? frame : undefined)));
        }}
      >
        {frameLabel(frame)}
      </Checkbox>
      {isResized && (
        <SeldomPart
          load={loadLongest}
          props={{
            recipe,
            drafts,
            problem: facts.sideProblem,
            hint: compressWords.longestHint,
            disabled,
            opens: () => frameOf({ ...recipe, edits: [] }, base),
            change,
          }}
        />
      )}
    </>
  );
}

/** Formats whose quality can be lowered with all colours, and the current and the page's own. */
function formatChoices(
  { formatOf }: WorkbenchProps['api'],
  { writes }: WorkbenchProps['picture'],
  base: Recipe,
  recipe: Recipe,
): Recipe['output']['format'][] {
  const usual = writes.filter((id) => formatOf(id).quality && !formatOf(id).holds.palette);
  return [...new Set([...usual, base.output.format, recipe.output.format, 'same' as const])];
}
