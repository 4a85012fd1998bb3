import { classNames } from '#app/components/class-names.ts';
import { Spinner } from '#app/components/spinner.tsx';
import { Bar, gainSentence } from '#app/tools/estimates/gain.tsx';
import { Failure } from '#app/tools/shared/failure.tsx';
import { formatBytes } from '#words/bytes.ts';
import { liveWords } from '#words/live.ts';
import { toolWords } from '#words/tools.ts';
import { knownIn, type LiveState } from './live-state.ts';
import '#app/styles/arrive.css';

/** Shown until the actual size is known. */
export interface Estimate {
  bytes: number;
  smallerPercent: number;
  /** At most this, and perhaps less. */
  isLimit: boolean;
}

/** The result's size and saving: `899 KB, 67% smaller`; undefined until it is known. */
export function figureOf(live: LiveState): string | undefined {
  const known = knownIn(live);
  if (!known) return undefined;
  const { bytes, originalBytes } = known;
  return liveWords.figure(formatBytes(bytes), gainSentence(originalBytes, bytes));
}

const sizeWords = ({ bytes, isLimit }: Estimate) =>
  isLimit ? liveWords.limit(bytes) : toolWords.about(formatBytes(bytes));

/** `About 1.2 MB, 25% smaller` */
export function estimateWords(estimate: Estimate): string {
  return liveWords.figure(sizeWords(estimate), toolWords.smaller(estimate.smallerPercent));
}

interface LiveGainProps {
  live: LiveState;
  /** Bytes of the original. */
  before: number;
  estimate: Estimate | undefined;
  /** Whether a failure is shown elsewhere. */
  isFailureShown: boolean;
  onAgain(): void;
  onChosenAgain?: ((file: File) => void) | undefined;
}

/** The result's size, once and large, and the saving. An estimate has the same height. */
export function LiveGain({ live, before, estimate, isFailureShown, onAgain, onChosenAgain }: LiveGainProps) {
  const known = knownIn(live)?.bytes;
  if (live.state === 'failed') {
    if (isFailureShown) return null;
    return (
      <Failure error={live.error} className="min-h-12 max-lg:hidden" onAgain={onAgain} onChosenAgain={onChosenAgain} />
    );
  }
  const bytes = known ?? estimate?.bytes ?? 0;
  const [size, gain] =
    known !== undefined
      ? [formatBytes(known), gainSentence(before, known)]
      : estimate
        ? [sizeWords(estimate), toolWords.smaller(estimate.smallerPercent)]
        : [liveWords.working, undefined];
  return (
    <div className="max-lg:hidden">
      <p
        key={known}
        className={classNames('flex items-baseline justify-between gap-3', known !== undefined && 'arrives')}
      >
        {/* An estimate has a longer text, but the same line height. */}
        <span
          className={classNames(
            'font-bold',
            known === undefined ? 'text-lead leading-(--text-title--line-height) text-muted' : 'text-title',
          )}
        >
          {size}
        </span>
        {gain && (
          <>
            <span className="sr-only">, </span>
            <span
              className={classNames('font-medium', known !== undefined && known < before ? 'text-good' : 'text-muted')}
            >
              {gain}
            </span>
          </>
        )}
      </p>
      <div className="mt-1 flex h-5 items-center gap-2">
        <Bar
          share={bytes / Math.max(before, bytes, 1)}
          className={known === undefined ? 'bg-edge' : known > before ? 'bg-text' : 'bg-good'}
        />
        {live.state === 'working' && <Spinner />}
      </div>
      <p role="status" className="sr-only">
        {figureOf(live)}
      </p>
    </div>
  );
}
