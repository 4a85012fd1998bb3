import type { ReactNode } from 'react';
import { Checkbox } from '#app/components/checkbox.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Segmented } from '#app/components/segmented.tsx';
import { TextField } from '#app/components/text-field.tsx';
import {
  chooseFormat,
  chooseQuality,
  convertByQuality,
  convertToScore,
  setAim,
  setEdits,
  setOption,
} from '#app/tools/address/recipe-changes.ts';
import { isWrongTarget, targetText } from '#app/tools/address/target-field.ts';
import type { Drafts } from '#app/tools/address/use-drafts.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { useTargetTyped } from '#app/tools/address/use-target-typed.ts';
import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import { pixelsOf, type Side } from '#app/tools/adjust/side-field.ts';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import { ScaleField } from '#app/tools/resize/scale-field.tsx';
import { SizeFields } from '#app/tools/resize/size-fields.tsx';
import { QualityChoice } from '#app/tools/score/quality-choice.tsx';
import { LongestSideField } from '#app/tools/shared/longest-side-field.tsx';
import { batchActionOf } from '#catalogue/preset.ts';
import { BATCH_ACTIONS, type BatchAction, COMPRESS_QUALITY } from '#catalogue/tools.ts';
import type { WritableId } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { TOOL_PAGES } from '#pages/tools.ts';
import { ACTION_LABELS, batchWords } from '#words/batch.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { scoreScreenWords } from '#words/score.ts';
import type { FieldName, Problems } from './batch-facts.ts';
import { AnimationFields } from './document/animation-fields.tsx';
import { isKept, setTarget } from './document/document.ts';
import { DocumentFields } from './document/document-fields.tsx';
import { FormatSelect, TARGETS } from './format-select.tsx';
import { isFrame, setFrameLock, setFrameSide } from './frame.ts';
import { largestText, largestTyped } from './largest-size.ts';

const loadCommonSizes = () => import('#app/tools/resize/common-sizes.tsx').then((module) => module.CommonSizes);
const loadExactQuality = () => import('./exact-quality.tsx').then((module) => module.ExactQuality);

interface SettingsPanelProps {
  recipe: Recipe;
  drafts: Drafts<FieldName>;
  problems: Problems;
  disabled: boolean;
  /** The formats that this browser can write, once that is known. */
  writes: readonly WritableId[] | undefined;
  onAction(action: BatchAction): void;
  change(change: RecipeChange): void;
}

/** The first two steps: the action, and its settings. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { recipe, disabled, onAction } = props;
  const [first, second] = TOOL_PAGES.batch.steps;
  const action = batchActionOf(recipe);
  return (
    <>
      <section aria-labelledby="batch-action">
        <StepTitle id="batch-action" number={1} title={first} />
        <Segmented
          legend={batchWords.action}
          hideLegend
          options={BATCH_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] }))}
          value={action}
          onChange={onAction}
          disabled={disabled}
        />
      </section>
      <section aria-labelledby="batch-settings" className="flex flex-col">
        <StepTitle id="batch-settings" number={2} title={second} />
        <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-2 sm:gap-3">
          <legend className="sr-only">{ACTION_LABELS[action]}</legend>
          <ActionFields action={action} {...props} />
        </fieldset>
      </section>
    </>
  );
}

interface StepTitleProps {
  id: string;
  number: number;
  title: string;
  className?: string | undefined;
}

export function StepTitle({ id, number, title, className }: StepTitleProps) {
  return (
    <h2 id={id} className={classNames('mb-1 font-semibold sm:mb-2', className)}>
      <span className="text-muted">{number}.</span> {title}
    </h2>
  );
}

type FieldsProps = Omit<SettingsPanelProps, 'disabled' | 'onAction'>;

function ActionFields({ action, ...props }: FieldsProps & { action: BatchAction }) {
  switch (action) {
    case 'resize':
      return <ResizeFields {...props} />;
    case 'compress':
      return <CompressFields {...props} />;
    case 'convert':
      return <ConvertFields {...props} />;
  }
}

function ResizeFields({ recipe, drafts, problems, change }: FieldsProps) {
  const resize = firstResize(recipe.edits);
  const put = (next: ReturnType<typeof firstResize>) => change(setEdits((edits) => withResize(edits, next)));
  const onSide = (name: Side, text: string) => {
    drafts.type(name, text);
    drafts.settle('longest');
    if (text.trim() === '' || pixelsOf(text)) put(setFrameSide(resize, name, pixelsOf(text)));
  };
  const { width, height, percent = 100 } = resize ?? {};
  return (
    <>
      <SizeFields
        side={(name) => ({
          error: problems[name],
          value: drafts.texts[name] ?? String(resize?.[name] ?? ''),
          inputMode: 'numeric',
          unit: 'px',
          onText: (text) => onSide(name, text),
          onBlur: () => !problems[name] && drafts.settle(name),
        })}
        locked={resize?.fit !== 'fill'}
        onLock={(locked) => resize && isFrame(resize) && put(setFrameLock(resize, locked))}
      />
      <LongestSideField
        recipe={recipe}
        drafts={drafts}
        problem={problems.longest}
        opens={() => (resize?.longestEdge ? undefined : resize)}
        change={change}
      />
      {/* On a phone the drop zone must be in view, and the lock shows the usual case. */}
      <Hint className={resize?.fit === 'inside' || resize?.longestEdge ? 'max-sm:hidden' : undefined}>
        {frameSentence(resize)}
      </Hint>
      <ScaleField
        percent={percent}
        onPercent={(percent) => {
          drafts.settle('width', 'height', 'longest');
          put({ do: 'resize', percent });
        }}
      />
      <SeldomPart
        load={loadCommonSizes}
        props={{
          result: { width: width ?? 0, height: height ?? 0 },
          disabled: false,
          onPreset: (size) => {
            drafts.settle('width', 'height', 'longest');
            put(setFrameSide(setFrameSide(resize, 'width', size.width), 'height', size.height));
          },
        }}
      />
      {resize && resize.percent === undefined && (
        <Checkbox
          checked={resize.enlarge !== false}
          className="min-h-8 font-medium sm:min-h-11"
          onChange={(enlarge) => put({ ...resize, enlarge })}
        >
          {batchWords.enlarge}
        </Checkbox>
      )}
    </>
  );
}

/** How the resize treats pictures of any shape. */
function frameSentence(resize: ReturnType<typeof firstResize>): string {
  if (resize?.longestEdge || resize?.percent) return batchWords.fits;
  if (!resize || !isFrame(resize)) return batchWords.needsSide;
  if (resize.width && resize.height) {
    if (resize.fit === 'fill') return batchWords.stretches;
    return resize.fit === 'cover' ? batchWords.fills : batchWords.fits;
  }
  return resize.width ? batchWords.byWidth : batchWords.byHeight;
}

/** Smaller pictures keep their size. */
function LargestField({ recipe, drafts, problems, change }: FieldsProps) {
  return (
    <TextField
      label={batchWords.largest}
      error={problems.largest}
      value={drafts.texts.largest ?? largestText(firstResize(recipe.edits))}
      placeholder={batchWords.anySize}
      unit="px"
      // Typing replaces the number.
      onFocus={({ target }) => target.select()}
      onText={(text) => {
        drafts.type('largest', text);
        change(setEdits((edits) => withResize(edits, largestTyped(text, firstResize(edits)))));
      }}
      onBlur={() => !problems.largest && drafts.settle('largest')}
    />
  );
}

function CompressFields(props: FieldsProps) {
  const { recipe, drafts, problems, writes, change } = props;
  const { edits, output } = recipe;
  const largest = largestText(firstResize(edits));
  const target = output.aim === 'size' ? output.bytes : undefined;
  const typed = targetText(drafts.texts.target, output);
  const typing = useTargetTyped(output.min, drafts, change);
  return (
    <>
      <QualityChoice
        quality={Math.round(output.quality ?? COMPRESS_QUALITY)}
        score={output.aim === 'score' ? output.score : undefined}
        shown={target ? batchWords.setByTarget : undefined}
        hasNoEffect={target !== undefined || isWrongTarget(typed)}
        onQuality={(quality) => change(chooseQuality(quality))}
        onScore={(score) => {
          drafts.settle('target');
          change(setAim({ aim: 'score', score }));
        }}
        onByHand={() => change(setAim({ aim: 'compress' }))}
      />
      {output.aim === 'compress' && output.budget === false && (
        <SeldomPart load={loadExactQuality} props={{ change }} />
      )}
      <TextField
        label={batchWords.targetLabel(CONTROLS.targetSize)}
        error={problems.target}
        hint={batchWords.targetHint}
        value={typed}
        {...typing}
        onBlur={() => !problems.target && drafts.settle('target')}
        inputMode="decimal"
        unit="KB"
      />
      <div className="grid grid-cols-2 items-start gap-2">
        <FormatSelect
          label={CONTROLS.outputFormat}
          format={output.format}
          writes={writes}
          // The formats that can be compressed.
          isOffered={({ quality, binds }) => quality !== undefined && binds !== 'pages'}
          asItIs
          onChoose={(format) => change(chooseFormat(format))}
        />
        <LargestField {...props} />
      </div>
      {largest && <Hint>{batchWords.scaledDown(largest)}</Hint>}
    </>
  );
}

function ConvertFields(props: FieldsProps) {
  const { recipe, writes, change } = props;
  const { output } = recipe;
  const target = TARGETS.find(({ id }) => id === output.format);
  const score = output.aim === 'score' ? output.score : undefined;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-2">
        <FormatSelect
          label={CONTROLS.targetFormat}
          format={output.format}
          writes={writes}
          onChoose={(format) => change(setTarget(format))}
        />
        <LargestField {...props} />
      </div>
      {target?.binds === 'pages' && <DocumentFields output={output} change={change} />}
      {target?.binds === 'frames' && <AnimationFields output={output} change={change} />}
      {isKept(output) ? null : target && ((target.quality && !target.palette) || score !== undefined) ? (
        <QualityChoice
          quality={Math.round(output.quality ?? COMPRESS_QUALITY)}
          score={score}
          isExact={target.quality !== 'detail'}
          onQuality={(quality) => change(setOption('quality', quality))}
          onScore={(score) => change(convertToScore(score))}
          onByHand={() => change(convertByQuality)}
        />
      ) : (
        target && <Hint>{scoreScreenWords.noQuality(target.label)}</Hint>
      )}
    </>
  );
}

function Hint({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <p className={classNames('text-small text-muted', className)}>{children}</p>;
}
