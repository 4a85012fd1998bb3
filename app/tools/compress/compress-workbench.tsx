import { useState } from 'react';
import type { Shown } from '#app/tools/address/hidden-settings.ts';
import { isWrongTarget, targetText } from '#app/tools/address/target-field.ts';
import { useDrafts } from '#app/tools/address/use-drafts.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { withResize } from '#app/tools/adjust/first-resize.ts';
import { useCompressedHere } from '#app/tools/estimates/compressed-here.ts';
import { qualityAfterRun } from '#app/tools/estimates/estimates.ts';
import { useLumaStep } from '#app/tools/estimates/use-luma-step.ts';
import { estimateWords } from '#app/tools/live/live-gain.tsx';
import { LiveStage } from '#app/tools/live/live-stage.tsx';
import { MORE_OPTIONS } from '#app/tools/options/offered.ts';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import { useBench } from '#app/tools/single-file/use-bench.ts';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import { WorkbenchFrame } from '#app/tools/single-file/workbench-frame.tsx';
import { useIsWide } from '#app/use-is-wide.ts';
import { qualitySentence } from '#choose/notes.ts';
import type { Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { compressWords } from '#words/compress.ts';
import { compressFacts } from './compress-facts.ts';
import { FormatAndSide } from './format-and-side.tsx';
import { isPadded, paddingIn } from './keep-padding.ts';
import { QualityFields } from './quality-fields.tsx';
import { remarksOn } from './remarks.ts';
import { runToast } from './run-toast.ts';
import type { SmallerFormat } from './smaller-format.ts';
import { TargetField } from './target-field.tsx';
import { useSmallerFormat } from './use-smaller-format.ts';

const SHOWN: Shown = {
  // A box controls the first resize.
  hiddenEdits: (edits) => withResize(edits, undefined),
  options: ['quality', 'budget', 'preserveFormat', 'padding', ...MORE_OPTIONS],
  format: true,
  aims: ['compress', 'size', 'score'],
};

const loadBudget = () => import('./budget-offer.tsx').then((module) => module.BudgetOffer);
const loadPadding = () => import('./padding-box.tsx').then((module) => module.PaddingBox);
const loadRemedies = () => import('./remedies.tsx').then((module) => module.Remedies);

const needsRemedies = (result: Result, smaller: SmallerFormat | undefined, { output }: Recipe) =>
  output.budget === false ||
  smaller !== undefined ||
  paddingIn(result) !== undefined ||
  result.notes.some(({ code }) => code === 'left-as-it-is');

/** The compressor's second and third step. */
export function CompressWorkbench(props: WorkbenchProps) {
  const { picture, api, requested, recipe, change, job } = props;
  const { file, probe } = picture;
  const { output } = recipe;
  const drafts = useDrafts<'target' | 'longest'>();
  const [suggested, setSuggested] = useState<number>();
  // The setting that the page is about comes first and stays there. On a phone it is near the thumb, because the
  // picture fills the screen.
  const [sizeFirst] = useState(output.aim === 'size');
  const isWide = useIsWide();
  const isWrong = isWrongTarget(targetText(undefined, output));
  const bench = useBench(props, { isWrong, failed: compressWords.failed, toastOf: runToast });
  const { live, known, running } = bench;
  const isCompressed = useCompressedHere(file);
  useLumaStep(api, file);
  const done = job.state === 'done' ? job.result : undefined;
  // Nobody has asked for it.
  const smaller = useSmallerFormat(api, picture, recipe, live.wanted ? done : undefined);

  const { plan } = live.planned;
  const format = plan ? api.formatOf(plan.format) : api.outputFormat(probe, output);
  const facts = compressFacts({ probe, recipe, texts: drafts.texts, suggested, format, known });
  const { estimate } = facts;

  const compress = async (recipe: Recipe, made?: Result) => {
    const result = await bench.run(recipe, made);
    if (result) setSuggested(qualityAfterRun(result.originalBytes, result.bytes));
  };
  const again = (changed: RecipeChange, made?: Result) => {
    change(changed);
    void compress(changed(recipe), made);
  };

  const fields = { facts, drafts, disabled: running, change };
  // If live results are on, they show the size above the picture, or at the button on a phone.
  const sizeHint = live.wanted
    ? known && qualitySentence({ result: known, recipe, api })
    : estimate && estimateWords(estimate);
  const byQuality = (
    <QualityFields key="quality" {...fields} format={format} hint={sizeHint}>
      {known && output.budget === false && (
        <SeldomPart load={loadBudget} props={{ file, recipe, made: known, api, disabled: running, onUse: change }} />
      )}
    </QualityFields>
  );
  const bySize = <TargetField key="target" {...fields} least={output.min} inBar={!isWide} />;
  return (
    <WorkbenchFrame
      bench={bench}
      tool="compress"
      Results={LiveStage}
      words={{ step: compressWords.compress, run: compressWords.run, again: compressWords.again }}
      estimate={estimate}
      shown={SHOWN}
      remarks={remarksOn({ file, probe, recipe, requested, made: known, api })}
      question={isCompressed ? compressWords.compressedAlready : undefined}
      wrong={facts.isWrong}
      onRun={() => {
        if (!facts.isWrong) void compress(recipe);
      }}
      extra={
        done &&
        needsRemedies(done, smaller, recipe) && (
          <SeldomPart load={loadRemedies} props={{ file, recipe, result: done, smaller, api, again }} />
        )
      }
      atHand={!isWide && bySize}
      controls={
        <>
          {!isWide ? byQuality : sizeFirst ? [bySize, byQuality] : [byQuality, bySize]}
          {isPadded(output, known) && (
            <SeldomPart load={loadPadding} props={{ output, known, disabled: running, change }} />
          )}
          <FormatAndSide {...props} {...fields} written={(known ?? plan)?.format} />
        </>
      }
    />
  );
}
