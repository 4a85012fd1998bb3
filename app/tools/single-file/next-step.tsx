import { rememberSettings } from '#app/last-settings/use-last-settings.ts';
import { notify } from '#app/toast/toast.ts';
import { type Estimate, estimateWords, figureOf } from '#app/tools/live/live-gain.tsx';
import type { Live } from '#app/tools/live/use-live.ts';
import { PlanSummary } from '#app/tools/losses/plan-summary.tsx';
import { saveFile } from '#app/tools/saving/save-file.ts';
import { Failure } from '#app/tools/shared/failure.tsx';
import { RunButton } from '#app/tools/shared/run-button.tsx';
import type { Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { toolWords } from '#words/tools.ts';
import type { SettingsStepProps } from './settings-step.tsx';

/** What is expected of the result, and the buttons that run and download. */
export function NextStep(props: SettingsStepProps) {
  const { bench, tool, words, estimate, atHand, question, wrong = false, nameOf } = props;
  const { screen, picture, job, api, recipe, live, known, running } = bench;
  const { plan } = live.planned;
  const onChosenAgain = (file: File) => screen.open(file);

  const download = (result: Result) => {
    saveFile(result.blob, nameOf(result));
    screen.markSaved(result);
    void rememberSettings(tool, recipe);
    notify(bench.toastOf(result, recipe, true));
  };
  return (
    <div className="flex flex-col gap-2">
      {/* Next to the picture this takes the place of the saving. */}
      {live.state.error !== undefined && job.state === 'idle' && (
        <Failure error={live.state.error} className="lg:hidden" onAgain={live.again} onChosenAgain={onChosenAgain} />
      )}
      {plan && (
        <PlanSummary
          picture={picture.probe}
          plan={known ?? plan}
          label={api.formatOf((known ?? plan).format).label}
          figure={figureFor(live, estimate, recipe)}
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
          live.wanted ? { ready: known !== undefined && !wrong, act: () => known && download(known) } : undefined
        }
        onCancel={() => screen.reset()}
        onStartOver={() => screen.startOver()}
        onChosenAgain={onChosenAgain}
      />
    </div>
  );
}

/** The size of the result, or an estimate or a limit before it is complete. */
function figureFor(live: Live, estimate: Estimate | undefined, { output }: Recipe): string | undefined {
  const known = figureOf(live.state);
  if (known) return known;
  if (live.wanted && estimate) return estimateWords(estimate);
  return output.aim === 'size' ? toolWords.atMost(output.bytes) : undefined;
}
