import { RotateCcw } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { type Estimate, estimateWords, figureOf } from '#app/tools/live/live-gain.tsx';
import { PlanSummary } from '#app/tools/losses/plan-summary.tsx';
import { Failure } from '#app/tools/shared/failure.tsx';
import { RunButton } from '#app/tools/shared/run-button.tsx';
import type { Recipe } from '#engine/recipe/index.ts';
import { toolWords } from '#words/tools.ts';
import type { SettingsStepProps, WithDownload } from './settings-step.tsx';
import type { Live } from './use-live.ts';

/** What is expected of the result or was saved, and the buttons that run and download. */
export function NextStep(props: WithDownload) {
  const { bench, words, atHand, question, wrong = false, download } = props;
  const { screen, job, live, running } = bench;
  const { plan } = live.planned;
  const { ready, saved } = download;
  const onChosenAgain = (file: File) => screen.open(file);
  const startOver = () => screen.startOver();

  return (
    <div className="flex flex-col gap-2">
      {/* Next to the picture this takes the place of the saving. */}
      {live.state.state === 'failed' && job.state === 'idle' && (
        <Failure error={live.state.error} className="lg:hidden" onAgain={live.again} onChosenAgain={onChosenAgain} />
      )}
      <div className="flex items-center justify-between gap-3 lg:-my-1">
        {saved ? (
          <p role="status" className="line-clamp-2 min-w-0 text-small [overflow-wrap:anywhere]" title={saved.name}>
            {toolWords.savedUnder(saved.name)}
          </p>
        ) : (
          <div className="min-w-0">
            <Expected {...props} />
            {ready && !running && (
              <p className="truncate text-small text-muted max-lg:hidden" title={ready.name}>
                {ready.name}
              </p>
            )}
          </div>
        )}
        {live.wanted && !running && <StartOver isSaved={saved !== undefined} onStartOver={startOver} />}
      </div>
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
        download={live.wanted ? { bytes: ready?.result.bytes, act: download.save } : undefined}
        onCancel={() => screen.reset()}
        onStartOver={startOver}
        onChosenAgain={onChosenAgain}
      />
    </div>
  );
}

/** The size and the format of the result. */
function Expected({ bench, estimate }: SettingsStepProps) {
  const { picture, api, live, known, recipe } = bench;
  const expected = known ?? live.planned.plan;
  if (!expected) return null;
  return (
    <PlanSummary
      picture={picture.probe}
      plan={expected}
      label={api.formatOf(expected.format).label}
      figure={figureFor(live, estimate, recipe)}
    />
  );
}

/** After a download it is what most visitors want next. */
function StartOver({ isSaved, onStartOver }: { isSaved: boolean; onStartOver(): void }) {
  return (
    <Button
      kind="quiet"
      icon={RotateCcw}
      className="ml-auto shrink-0 px-3 text-small max-lg:-my-2"
      onClick={onStartOver}
    >
      {isSaved ? toolWords.another : <span className="max-sm:sr-only">{toolWords.startOver}</span>}
    </Button>
  );
}

/** The size of the result, or an estimate or a limit before it is complete. */
function figureFor(live: Live, estimate: Estimate | undefined, { output }: Recipe): string | undefined {
  const known = figureOf(live.state);
  if (known) return known;
  if (live.wanted && estimate) return estimateWords(estimate);
  return output.aim === 'size' ? toolWords.atMost(output.bytes) : undefined;
}
