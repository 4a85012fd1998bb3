import { X } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { ProgressBar } from '#app/components/progress-bar.tsx';
import type { RunState } from '#app/engine/run-state.ts';
import { formatBytes } from '#words/bytes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { STAGES, toolWords } from '#words/tools.ts';
import { Failure } from './failure.tsx';

interface RunButtonProps {
  /** The action of a press. */
  label: string;
  job: RunState<unknown>;
  disabled?: boolean;
  /** Saves the result of this many bytes, once it is complete. Absent if live results are off. */
  download?: { bytes: number | undefined; act(): void } | undefined;
  onCancel(): void;
  /** Of the button that takes the place of 'Download'. */
  onStartOver(): void;
  /** Opens a file in the place of one that has changed since it was chosen. Absent where it is chosen in the first step. */
  onChosenAgain?(file: File): void;
}

/** The accent moves from one to the other at once: halfway the words would have too little contrast. */
const SIDE = 'grow px-2! text-small transition-none';

/**
 * Submits the form around it, saves what is already complete, or returns to the start. During a run it shows the progress and
 * cancels.
 */
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
  const isReady = download?.bytes !== undefined && !disabled;
  return (
    <div className="flex flex-col gap-3">
      {job.state === 'failed' && <Failure error={job.error} onChosenAgain={onChosenAgain} />}
      {/* In languages with long words they are one above the other. */}
      <div className="flex flex-wrap gap-2">
        <Button key="run" kind={isReady ? 'secondary' : 'primary'} type="submit" disabled={disabled} className={SIDE}>
          {label}
        </Button>
        {download ? (
          <Button kind={isReady ? 'primary' : 'secondary'} disabled={!isReady} onClick={download.act} className={SIDE}>
            {CONTROLS.download}
            {download.bytes !== undefined && ` · ${formatBytes(download.bytes)}`}
          </Button>
        ) : (
          <Button kind="quiet" onClick={onStartOver} className="shrink-0 px-3">
            {toolWords.startOver}
          </Button>
        )}
      </div>
    </div>
  );
}
