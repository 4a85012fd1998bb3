import { RotateCcw } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { LENS, useLens, useOwnLens } from '#app/compare/use-lens.ts';
import { Button } from '#app/components/button.tsx';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { type Preview, useClosePreview } from '#app/engine/use-preview.ts';
import { LastSettingsOffer } from '#app/last-settings/offer.tsx';
import { useRememberedSettings } from '#app/last-settings/use-last-settings.ts';
import { ReuseSettings } from '#app/reuse/reuse-settings.tsx';
import { notify, type Toast } from '#app/toast/toast.ts';
import type { Shown } from '#app/tools/address/hidden-settings.ts';
import { HiddenSettingsLine } from '#app/tools/address/hidden-settings-line.tsx';
import { BeforePicture } from '#app/tools/adjust/before-picture.tsx';
import { regionIn } from '#app/tools/adjust/region.ts';
import { rememberCompressed } from '#app/tools/estimates/compressed-here.ts';
import { type Estimate, estimateWords, figureOf, LiveGain } from '#app/tools/live/live-gain.tsx';
import { LiveStage, type Pinned, SeeResult } from '#app/tools/live/live-stage.tsx';
import { LiveSwitch } from '#app/tools/live/live-switch.tsx';
import type { Live } from '#app/tools/live/use-live.ts';
import { Losses } from '#app/tools/losses/losses.tsx';
import { PlanSummary } from '#app/tools/losses/plan-summary.tsx';
import { formatLabel } from '#app/tools/names/format-label.ts';
import { useKeepName } from '#app/tools/names/keep-name.ts';
import { MoreOptions } from '#app/tools/options/more-options.tsx';
import { offeredOptions } from '#app/tools/options/offered.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import { type SingleTool, savedName } from '#app/tools/saving/saved-name.ts';
import { useJudgement } from '#app/tools/score/use-judgement.ts';
import { Failure } from '#app/tools/shared/failure.tsx';
import { MoreTools } from '#app/tools/shared/more-tools.tsx';
import { ResultStep } from '#app/tools/shared/result-step.tsx';
import { RunButton } from '#app/tools/shared/run-button.tsx';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import type { Result } from '#engine';
import { formatSize } from '#words/pixels.ts';
import { toolWords } from '#words/tools.ts';
import type { WorkbenchProps } from './workbench.ts';

interface FrameProps extends WorkbenchProps {
  tool: SingleTool;
  /** Labels of the second step, of the button that runs, and of the one that starts again. */
  words: { step: string; run: string; again: string };
  preview: Preview;
  live: Live;
  /** The picture's editor. A button that leads to the result is appended to its tools. */
  stage?: (seeResult: ReactNode) => ReactNode;
  /** Shown until the result is known. */
  estimate?: Estimate | undefined;
  /** The tool's own controls. */
  controls: ReactNode;
  /** The control that stays near the next step. */
  atHand?: ReactNode;
  /** The parts of the recipe that they show. */
  shown: Shown;
  /** Further remarks before the run. */
  remarks: readonly string[];
  /** A question before the run, in one discreet line at the button. */
  question?: string | undefined;
  /** A typed value is invalid. */
  wrong?: boolean;
  form?: RefObject<HTMLFormElement | null>;
  onRun(): void;
  /** The toast for a downloaded result. */
  toastOf(result: Result): Toast;
  /** The remedy for a problem of the run. */
  extra?: ReactNode;
}

/** Scoring takes as long as an encode, and other settings would cancel it. */
const JUDGED_AFTER_MS = 1500;

/** What the second and the third step of all single-file tools have in common. */
export function WorkbenchFrame(props: FrameProps) {
  const {
    tool,
    words,
    preview,
    live,
    stage,
    estimate,
    controls,
    atHand,
    shown,
    remarks,
    question,
    wrong,
    form,
    onRun,
    toastOf,
    extra,
  } = props;
  const { picture, api, base, recipe, change, control, onSaved, onClose, onChosenAgain } = props;
  const { file, probe } = picture;
  const { edits, output } = recipe;
  const { job } = control;
  const own = api.formatOf(probe.format);
  const [keepsName] = useKeepName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipe is the one that made the result
  useEffect(() => {
    if (job.state === 'done') void rememberCompressed(recipe, job.result);
  }, [job]);
  const lens = useOwnLens();
  const [pinned, setPinned] = useState<Pinned>();
  const [lookedAt, setLookedAt] = useState(false);
  const [downloaded, setDownloaded] = useState<Result>();
  const { current, shown: made } = live.state;
  /** The result of the current settings, once it is complete. */
  const known = current ? made?.result : undefined;
  useRememberedSettings(tool, recipe, job.state === 'done' || (known !== undefined && known === downloaded));
  const isSeen = job.state !== 'done' && live.wanted && (lookedAt || !stage);
  const isClose = useLens(lens, (lens) => !LENS.showsWhole(lens));
  const original = useClosePreview(file, preview, isClose);
  const { score } = useJudgement(isSeen && current && made ? { file, ...made } : undefined, false, JUDGED_AFTER_MS);
  // It may have been pinned before its score was known.
  const { score: pinnedScore } = useJudgement(
    isSeen && pinned ? { file, ...pinned } : undefined,
    false,
    JUDGED_AFTER_MS,
  );

  const nameOf = (result: Result) => savedName(api, { tool, original: file.name, result, keepsName });
  if (job.state === 'done') {
    return (
      <ResultStep
        key="result"
        picture={picture}
        result={job.result}
        recipe={recipe}
        format={api.formatOf(job.result.format)}
        originalFormat={own}
        api={api}
        name={nameOf(job.result)}
        before={<BeforePicture preview={original} region={regionIn(api, probe, edits)} />}
        onSaved={onSaved}
        lens={lens}
        extra={extra}
        next={
          <>
            <Button onClick={control.reset}>{toolWords.changeSettings}</Button>
            <Button icon={RotateCcw} onClick={onClose}>
              {words.again}
            </Button>
            <MoreTools
              after={tool}
              original={file}
              result={() => {
                const { blob, format } = job.result;
                return new File([blob], api.resultName(file.name, api.formatOf(format)), { type: blob.type });
              }}
              onCarried={() => onSaved(job.result.blob)}
            />
            <ReuseSettings recipe={recipe} files={file.name} />
          </>
        }
      />
    );
  }

  const running = job.state === 'running';
  const { planned } = live;
  const { plan } = planned;
  const written = api.outputFormat(probe, output);
  const target = plan ? api.formatOf(plan.format) : written;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <ToolLayout
        key={tool}
        label={words.step}
        stage={
          <PreviewCard
            original={file}
            facts={`${formatSize(probe)} · ${own.label}`}
            onRemove={running ? undefined : onClose}
          >
            {isSeen ? (
              <LiveStage
                live={live.state}
                picture={picture}
                api={api}
                recipe={recipe}
                plan={plan}
                preview={original}
                lens={lens}
                score={score}
                pinned={pinned && { ...pinned, score: pinned.score ?? pinnedScore }}
                onPin={setPinned}
                onBack={stage && (() => setLookedAt(false))}
              />
            ) : (
              stage?.(live.wanted && <SeeResult onClick={() => setLookedAt(true)} />)
            )}
          </PreviewCard>
        }
        settings={
          <>
            {live.wanted && plan && (
              <LiveGain
                live={live.state}
                before={probe.bytes}
                estimate={estimate}
                isFailureShown={job.state === 'failed'}
                onAgain={live.again}
                onChosenAgain={onChosenAgain}
              />
            )}
            <LastSettingsOffer
              tool={tool}
              recipe={recipe}
              labelOf={(format) => formatLabel(api, format)}
              disabled={running}
              change={change}
            />
            {controls}
            <MoreOptions
              recipe={recipe}
              base={base}
              offered={offeredOptions({ probe, recipe, api, ignores: picture.ignores })}
              disabled={running}
              change={change}
              live={<LiveSwitch live={live} disabled={running} />}
              reuse={{ recipe, files: file.name }}
            />
            <HiddenSettingsLine
              recipe={recipe}
              base={base}
              shown={shown}
              hasSay={(name) => !picture.ignores.includes(name) && api.applies(name, output, written)}
              labelOf={(format) => formatLabel(api, format)}
              disabled={running}
              change={change}
            />
            <Losses
              planned={planned}
              target={target}
              recipe={recipe}
              remarks={remarks}
              made={known}
              api={api}
              labelOf={(format) => api.formatOf(format).label}
              change={change}
            />
          </>
        }
        action={
          <div className="flex flex-col gap-2">
            {/* Next to the picture this takes the place of the saving. */}
            {live.state.error !== undefined && job.state === 'idle' && (
              <Failure
                error={live.state.error}
                className="lg:hidden"
                onAgain={live.again}
                onChosenAgain={onChosenAgain}
              />
            )}
            {plan && (
              <PlanSummary
                picture={probe}
                plan={known ?? plan}
                label={known ? api.formatOf(known.format).label : target.label}
                figure={
                  figureOf(live.state) ??
                  (live.wanted && estimate
                    ? estimateWords(estimate)
                    : output.aim === 'size'
                      ? toolWords.atMost(output.bytes)
                      : undefined)
                }
              />
            )}
            {atHand}
            {question && plan && !plan.unchanged && !running && (
              <p role="status" className="text-small text-muted">
                {question}
              </p>
            )}
            <RunButton
              label={words.run}
              job={job}
              disabled={wrong || !plan}
              download={
                live.wanted
                  ? {
                      ready: known !== undefined && !wrong,
                      act: () => {
                        if (!known) return;
                        saveFile(known.blob, nameOf(known));
                        onSaved(known.blob);
                        setDownloaded(known);
                        notify(toastOf(known));
                      },
                    }
                  : undefined
              }
              onCancel={control.reset}
              onStartOver={onClose}
              onChosenAgain={onChosenAgain}
            />
          </div>
        }
      />
    </form>
  );
}
