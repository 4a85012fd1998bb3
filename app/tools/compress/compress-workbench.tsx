import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { savingsPercent } from '#app/components/percent.ts';
import { Segmented } from '#app/components/segmented.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { notify } from '#app/toast/toast.ts';
import type { Shown } from '#app/tools/address/hidden-settings.ts';
import { chooseFormat, setAim, setEdits, setOption, targetTyped } from '#app/tools/address/recipe-changes.ts';
import { isWrongTarget, TARGET_PROBLEM, targetText } from '#app/tools/address/target-field.ts';
import { useDrafts } from '#app/tools/address/use-drafts.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import { sideProblem } from '#app/tools/adjust/side-field.ts';
import { useCompressedHere } from '#app/tools/estimates/compressed-here.ts';
import {
  previewEstimate,
  qualityAfterRun,
  qualityFromTarget,
  sizeFromQuality,
} from '#app/tools/estimates/estimates.ts';
import { useLumaStep } from '#app/tools/estimates/use-luma-step.ts';
import { type Estimate, estimateWords } from '#app/tools/live/live-gain.tsx';
import { useLive } from '#app/tools/live/use-live.ts';
import { formatLabel } from '#app/tools/names/format-label.ts';
import { MORE_OPTIONS } from '#app/tools/options/offered.ts';
import { QualityChoice } from '#app/tools/score/quality-choice.tsx';
import { failureToast } from '#app/tools/shared/failure-toast.ts';
import { LongestSideField } from '#app/tools/shared/longest-side-field.tsx';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import { WorkbenchFrame } from '#app/tools/single-file/workbench-frame.tsx';
import { useIsWide } from '#app/use-is-wide.ts';
import { TARGET_KB } from '#catalogue/preset.ts';
import { COMPRESS_QUALITY } from '#catalogue/tools.ts';
import { qualitySentence } from '#choose/notes.ts';
import type { Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { formatBytes } from '#words/bytes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { compressWords, frameLabel } from '#words/compress.ts';
import { convertWords } from '#words/convert.ts';
import { longestSide } from '#words/limits.ts';
import { toolWords } from '#words/tools.ts';
import { frameOf } from './frame.ts';
import { remarksOn } from './remarks.ts';
import { runToast } from './run-toast.ts';
import { TargetField } from './target-field.tsx';
import { useLighter } from './use-lighter.ts';

const SHOWN: Shown = {
  // A box controls the first resize.
  hiddenEdits: (edits) => withResize(edits, undefined),
  options: ['quality', 'preserveFormat', ...MORE_OPTIONS],
  format: true,
  aims: ['compress', 'size', 'score'],
};

/** The compressor's second and third step. */
export function CompressWorkbench(props: WorkbenchProps) {
  const { picture, api, base, asked, recipe, change, control } = props;
  const { file, probe } = picture;
  const { edits, output } = recipe;
  const { job } = control;
  const drafts = useDrafts<'target' | 'longest'>();
  const [suggested, setSuggested] = useState<number>();
  // The setting that the page is about comes first and stays there. On a phone it is near the thumb, because the
  // picture fills the screen.
  const [sizeFirst] = useState(output.aim === 'size');
  const isWide = useIsWide();
  const preview = usePreview(file);
  const typed = targetText(drafts.texts.target, output);
  const problem = isWrongTarget(typed) ? TARGET_PROBLEM : undefined;
  const isWrong = isWrongTarget(targetText(undefined, output));
  const live = useLive({ ...props, isWrong });
  const isCompressed = useCompressedHere(file);
  useLumaStep(api, file);

  const target = output.aim === 'size' && !isWrong ? output.bytes : undefined;
  const score = output.aim === 'score' ? output.score : undefined;
  // With a target, the slider shows the quality that it may need.
  const quality = Math.round(target ? qualityFromTarget(probe.bytes, target) : (output.quality ?? COMPRESS_QUALITY));
  const { plan } = live.planned;
  const { minifies, label } = plan ? api.formatOf(plan.format) : api.outputFormat(probe, output);
  const guess = previewEstimate(probe.bytes, quality);
  const estimate: Estimate = target
    ? { bytes: target, smallerPercent: savingsPercent(probe.bytes, target), isLimit: true }
    : { ...guess, isLimit: false };
  const frame = frameOf(recipe, base);
  const resize = firstResize(edits);
  const sideWrong = resize && sideProblem(longestSide, drafts.texts.longest);
  const running = job.state === 'running';
  const known = live.state.current ? live.state.shown?.result : undefined;
  // The size without a target: the actual one, if these settings were tried.
  const expectedWithout =
    known && !target ? Math.max(TARGET_KB.min * 1024, known.bytes) : sizeFromQuality(probe.bytes, quality);

  const onQuality = (quality: number) => {
    drafts.settle('target');
    change(setAim({ aim: 'compress' }));
    change(setOption('quality', quality));
  };

  const onTarget = (text: string) => {
    drafts.type('target', text);
    change(targetTyped(text));
  };

  const compress = async (recipe: Recipe, run = live.runOf(recipe)) => {
    const result = await control.start(run, (error) => notify(failureToast(compressWords.failed, error, recipe)));
    if (!result) return;
    notify(runToast(result, recipe));
    setSuggested(qualityAfterRun(result.originalBytes, result.bytes));
  };

  /** A press that runs again with another setting. */
  const again = (changed: RecipeChange, made?: Result) => {
    change(changed);
    void compress(changed(recipe), made && (async () => made));
  };

  // Nobody has asked for it.
  const lighter = useLighter(api, picture, recipe, live.wanted && job.state === 'done' ? job.result : undefined);
  const notes = job.state === 'done' ? job.result.notes : [];
  const padded = notes.some(({ code }) => code === 'padded');
  const offer = notes.flatMap((note) =>
    note.code === 'left-as-it-is' && note.why === 'opened-format' ? [api.formatOf(note.offer).label] : [],
  );
  const byQuality = (
    <div key="quality" className="flex flex-col gap-1">
      <QualityChoice
        quality={quality}
        shown={target ? compressWords.setByTarget : undefined}
        score={score}
        disabled={running}
        rests={minifies}
        // If live results are on, they show the size above the picture, or at the button on a phone.
        hint={
          minifies
            ? convertWords.noQuality(label)
            : live.wanted
              ? ((known && qualitySentence({ result: known, recipe, api })) ?? '')
              : estimateWords(estimate)
        }
        onQuality={onQuality}
        onScore={(score) => {
          drafts.settle('target');
          change(setAim({ aim: 'score', score }));
        }}
        onByHand={() => change(setAim({ aim: 'compress' }))}
      />
      {score === undefined && !target && suggested !== undefined && suggested !== quality && (
        <p className="flex items-center justify-between gap-3 text-small text-muted">
          {compressWords.suggested(suggested)}
          <Button kind="quiet" className="text-small" disabled={running} onClick={() => onQuality(suggested)}>
            {compressWords.useSuggested}
          </Button>
        </p>
      )}
    </div>
  );
  const bySize = (
    <TargetField
      key="target"
      inBar={!isWide}
      text={typed}
      problem={problem}
      expected={score === undefined ? expectedWithout : undefined}
      disabled={running}
      onText={onTarget}
      onLeft={() => !problem && drafts.settle('target')}
    />
  );
  return (
    <WorkbenchFrame
      {...props}
      tool="compress"
      words={{ step: compressWords.compress, run: compressWords.run, again: compressWords.again }}
      preview={preview}
      live={live}
      estimate={minifies ? undefined : estimate}
      shown={SHOWN}
      remarks={remarksOn({ file, probe, recipe, asked, made: known, api })}
      question={isCompressed ? compressWords.compressedAlready : undefined}
      wrong={problem !== undefined || sideWrong !== undefined}
      onRun={() => {
        if (!problem && !sideWrong) void compress(recipe);
      }}
      extra={
        <>
          {padded && (
            <Button className="self-start text-small" onClick={() => again(setOption('padding', false))}>
              {compressWords.noPadding}
            </Button>
          )}
          {offer.map((label) => (
            <Button key={label} className="self-start text-small" onClick={() => again(chooseFormat('same'))}>
              {toolWords.insteadAs(label)}
            </Button>
          ))}
          {lighter && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
              {compressWords.lighterAs(lighter.label, formatBytes(lighter.result.bytes))}
              <Button className="text-small" onClick={() => again(lighter.change, lighter.result)}>
                {toolWords.insteadAs(lighter.label)}
              </Button>
            </p>
          )}
        </>
      }
      toastOf={(result) => runToast(result, recipe)}
      atHand={!isWide && bySize}
      controls={
        <>
          {!isWide ? byQuality : sizeFirst ? [bySize, byQuality] : [byQuality, bySize]}
          <Segmented
            legend={CONTROLS.outputFormat}
            columns
            options={formatChoices(api, picture, base, recipe).map((value) => ({
              value,
              label: formatLabel(api, value),
            }))}
            value={output.format}
            disabled={running}
            onChange={(format) => change(chooseFormat(format))}
          />
          <Checkbox
            checked={resize !== undefined}
            disabled={running}
            onChange={(checked) => {
              drafts.settle('longest');
              change(setEdits((before) => withResize(before, checked ? frame : undefined)));
            }}
          >
            {frameLabel(frame)}
          </Checkbox>
          {resize && (
            <LongestSideField
              recipe={recipe}
              drafts={drafts}
              problem={sideWrong}
              hint={compressWords.longestHint}
              disabled={running}
              opens={() => frameOf({ ...recipe, edits: [] }, base)}
              change={change}
            />
          )}
        </>
      }
    />
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
