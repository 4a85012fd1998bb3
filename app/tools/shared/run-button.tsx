import { RotateCcw, X } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { ProgressBar } from '#app/components/progress-bar.tsx';
import type { RunState } from '#app/engine/run-state.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { STAGES, toolWords } from '#words/tools.ts';
import { Failure } from './failure.tsx';

interface RunButtonProps {
  /** The action of a press. */
  label: string;
  job: RunState<unknown>;
  disabled?: boolean;
  /** Saves the result that is already complete. Absent if live results are off. */
  download?: { ready: boolean; act(): void } | undefined;
  onCancel(): void;
  onStartOver(): void;
  /** Opens a file in the place of one that has changed since it was chosen. Absent where it is chosen in the first step. */
  onChosenAgain?(file: File): void;
}

/** Submits the form around it or returns to the start. During a run it shows the progress and cancels. */
export function RunButton({ label, job, disabled, download, onCancel, onStartOver, onChosenAgain }: RunButtonProps) {
  if (job.state === 'running') {
    const stage = STAGES[job.progress.stage];
    return (
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p role="status" className="mb-2 text-small text-muted">
            {stage}
          </p>
          <ProgressBar label={stage} done={job.progress.done} />
        </div>
        {/* Its own key: reused as the submit button below, it would submit at the end of the click that cancels. */}
        <Button key="cancel" icon={X} onClick={onCancel}>
          {toolWords.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {job.state === 'failed' && <Failure error={job.error} onChosenAgain={onChosenAgain} />}
      <div className="flex gap-2 lg:gap-1">
        <Button key="run" kind="primary" type="submit" disabled={disabled} className="min-w-0 flex-1 px-2">
          {label}
        </Button>
        {download ? (
          <>
            <Button disabled={!download.ready} onClick={download.act} className="shrink-0 px-2">
              {CONTROLS.download}
            </Button>
            <IconButton label={toolWords.startOver} icon={RotateCcw} onClick={onStartOver} className="shrink-0" />
          </>
        ) : (
          <Button kind="quiet" onClick={onStartOver} className="shrink-0 px-3">
            {toolWords.startOver}
          </Button>
        )}
      </div>
    </div>
  );
}
