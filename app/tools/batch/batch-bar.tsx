import { Play, X } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { savingsPercent } from '#app/components/percent.ts';
import { pinnedBar } from '#app/components/pinned-bar.ts';
import { ProgressBar } from '#app/components/progress-bar.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { gainSentence } from '#app/tools/estimates/gain.tsx';
import { DownloadAll } from '#app/zip/download-all.tsx';
import type { ZipImage } from '#app/zip/zip-image.ts';
import { batchWords } from '#words/batch.ts';
import { formatBytes } from '#words/bytes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { toolWords } from '#words/tools.ts';
import { type BatchState, bytesBefore, runEnded, runProgress } from './batch.ts';
import type { BoundFile } from './document/document.ts';
import { DownloadBound } from './document/download-bound.tsx';
import { sum } from './sum.ts';

/** The main button. */
export const PROCESS_ID = 'process-all';

interface BatchBarProps {
  state: BatchState;
  /** Chosen files that are not in the list yet. */
  arriving: boolean;
  /** The total bytes of all results, measured or extrapolated. */
  expected: number | undefined;
  /** Files that wait to be processed, except failed ones. */
  due: number;
  images: readonly ZipImage[];
  /** The role of results in a single file; undefined for separate files. */
  file: BoundFile | undefined;
  /** Without its extension. */
  zipName(): string;
  onProcess(): void;
  onCancel(): void;
  onSaved(images: readonly ZipImage[]): void;
}

/** The batch's progress and the next step; always visible once there are files. */
export function BatchBar({
  state,
  arriving,
  expected,
  due,
  images,
  file,
  zipName,
  onProcess,
  onCancel,
  onSaved,
}: BatchBarProps) {
  const running = Boolean(state.run);
  // First the remaining work, then the download.
  const finished = !running && due === 0 && images.length > 0;
  return (
    <section
      aria-label={batchWords.progress}
      {...pinnedBar('always')}
      // One line in a wide window, which leaves its height to the rows.
      className="sticky bottom-0 z-10 flex min-w-0 flex-col gap-3 border-line bg-surface max-lg:-mx-4 max-lg:border-t max-lg:p-3 max-lg:px-4 md:max-lg:-mx-8 md:max-lg:px-8 lg:rounded-surface lg:border lg:p-3 lg:px-4 xl:flex-row-reverse xl:items-center xl:justify-end"
    >
      <div className="xl:min-w-0 xl:flex-1 xl:text-right">
        <p role="status" className="text-small text-balance">
          <Summary state={state} expected={expected} />
        </p>
        <div className={classNames('mt-2', !running && 'invisible max-sm:hidden')}>
          <ProgressBar label={batchWords.allProgress} done={runProgress(state)} />
        </div>
      </div>
      {/* One row on a phone. */}
      <div className="flex flex-wrap gap-2">
        <Button
          id={PROCESS_ID}
          kind={finished ? 'secondary' : 'primary'}
          // `aria-disabled` instead of `disabled`, which would lose the focus.
          aria-disabled={running || arriving || undefined}
          className="flex-auto aria-disabled:opacity-50 max-sm:px-3 max-sm:text-small sm:flex-none"
          onClick={() => !running && !arriving && onProcess()}
        >
          {running ? <Spinner /> : <Play aria-hidden size={18} strokeWidth={1.75} className="shrink-0 max-sm:hidden" />}
          {CONTROLS.processAll}
        </Button>
        {running && (
          <Button icon={X} className="sm:order-last sm:ml-auto" onClick={onCancel}>
            {toolWords.cancel}
          </Button>
        )}
        {file ? (
          <DownloadBound
            parts={images}
            file={file}
            name={zipName}
            disabled={running}
            kind={finished ? 'primary' : 'secondary'}
            onSaved={onSaved}
          />
        ) : (
          <DownloadAll
            images={images}
            zipName={zipName}
            disabled={running}
            kind={finished ? 'primary' : 'secondary'}
            className={running ? 'max-sm:hidden' : 'flex-auto sm:flex-none'}
            compact
            onSaved={onSaved}
          />
        )}
      </div>
    </section>
  );
}

function Summary({ state, expected }: Pick<BatchBarProps, 'state' | 'expected'>) {
  const { items, run } = state;
  if (run) {
    return (
      <>
        <span className="font-medium">{batchWords.of(runEnded(state), run.length)}</span>{' '}
        <span className="text-muted">{batchWords.done}</span>
      </>
    );
  }
  const complete = items.filter(({ status }) => status === 'complete');
  const failed = items.filter(({ status }) => status === 'error').length;
  const before = sum(complete.map((item) => bytesBefore(item, item.outcome?.result)));
  const after = sum(complete.map(({ outcome }) => outcome?.result.bytes ?? 0));
  return (
    <>
      {complete.length > 0 ? (
        <>
          <span className="font-medium">
            {formatBytes(before)} → {formatBytes(after)}
          </span>{' '}
          <span className={savingsPercent(before, after) > 0 ? 'font-medium text-good' : 'text-muted'}>
            · {gainSentence(before, after)}
          </span>{' '}
          <span className="text-muted max-sm:hidden">{batchWords.complete(complete.length)}</span>
        </>
      ) : (
        <span className="text-muted">
          {batchWords.before(items.length, sum(items.map(({ bytes }) => bytes)))}
          {expected !== undefined && (
            <>
              {' → '}
              <span className="font-medium text-text">{batchWords.about(expected)}</span>
            </>
          )}
        </span>
      )}
      {failed > 0 && <span className="font-medium text-bad"> {batchWords.failed(failed)}</span>}
    </>
  );
}
