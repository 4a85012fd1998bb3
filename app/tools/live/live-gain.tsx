import { formatBytes } from '#app/components/bytes.ts';
import { Spinner } from '#app/components/spinner.tsx';
import { errorSentence } from '#app/engine/error-sentences.ts';
import { Gain, gainSentence } from '#app/tools/shared/gain.tsx';
import type { LiveState } from './live-results.ts';
import { SENTENCES } from './sentences.ts';

/** The result's size and what it gains: `899 KB, 67% smaller`; undefined as long as it is not known. */
export function figureOf({ current, shown }: LiveState): string | undefined {
  if (!current || !shown) return undefined;
  const { bytes, originalBytes } = shown.result;
  return SENTENCES.figure(formatBytes(bytes), gainSentence(originalBytes, bytes));
}

interface LiveGainProps {
  live: LiveState;
  /** Bytes of the original. */
  before: number;
  /** A guess that stands until the figure is there. */
  estimate: number | undefined;
}

/** What the settings gain, as the result will tell it. As high with a guess as with the figure. */
export function LiveGain({ live, before, estimate }: LiveGainProps) {
  const { current, shown, working, error } = live;
  const figure = figureOf(live);
  return (
    <div className="relative max-lg:hidden">
      {current && shown ? (
        <Gain before={before} after={shown.result.bytes} />
      ) : error ? (
        <p className="min-h-25 text-small text-bad">{errorSentence(error)}</p>
      ) : (
        <Gain before={before} after={estimate} waiting={SENTENCES.working} />
      )}
      {working && (
        <div className="absolute top-1 right-0">
          <Spinner />
        </div>
      )}
      <p role="status" className="sr-only">
        {figure}
      </p>
    </div>
  );
}
