import { Play, X } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { ProgressBar } from '#app/components/progress-bar.tsx';
import { site } from '#site';
import { benchmarkWords } from '#words/benchmark.ts';
import { TrialChart } from './trial-chart.tsx';
import { useBenchmark } from './use-benchmark.ts';

/** Compares this product with others in the visitor's own browser. */
export function BenchmarkScreen() {
  const { state, start, cancel } = useBenchmark();
  const id = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void start(file);
    // Allows the same file to be chosen again.
    currentTarget.value = '';
  };

  return (
    <section aria-labelledby={id} className="rounded-surface border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="text-lead font-semibold">
        {benchmarkWords.title}
      </h2>
      {state.state === 'running' ? (
        <div className="mt-4 flex flex-col gap-4">
          <p role="status" className="text-small text-muted">
            {state.label}
          </p>
          <ProgressBar label={benchmarkWords.progress} done={state.done} />
          <div>
            <Button icon={X} onClick={cancel}>
              {benchmarkWords.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className="mt-2 text-small text-muted">{benchmarkWords.before}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button kind="primary" icon={Play} onClick={() => void start()}>
              {state.state === 'done' ? benchmarkWords.again : benchmarkWords.run}
            </Button>
            <label
              className={buttonClass(
                'secondary',
                'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-text',
              )}
            >
              <input
                type="file"
                accept="image/jpeg"
                className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
                onChange={choose}
              />
              {benchmarkWords.ownPhoto}
            </label>
          </div>
        </>
      )}
      {state.state === 'failed' && (
        <div className="mt-4">
          <Notice tone="error">{state.reason}</Notice>
        </div>
      )}
      {state.state === 'done' && (
        <div className="mt-8 flex flex-col gap-10">
          <p className="text-small text-muted">{benchmarkWords.done(state.photo, site.name)}</p>
          {state.outcomes.map((outcome) => (
            <TrialChart key={outcome.trial.id} outcome={outcome} />
          ))}
        </div>
      )}
    </section>
  );
}
