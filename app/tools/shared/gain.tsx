import { formatBytes, savingsPercent } from '#app/components/bytes.ts';
import { classNames } from '#app/components/class-names.ts';
import { SENTENCES } from './sentences.ts';

interface GainProps {
  before: number;
  after: number | undefined;
  /** The figure is not known yet: `after` is a guess, or nothing, and this is said instead of it. */
  waiting?: string;
}

/** What the run has gained: both sizes as bars on one scale, and the difference in a word. */
export function Gain({ before, after = 0, waiting }: GainProps) {
  const largest = Math.max(before, after, 1);
  const known = waiting === undefined;
  return (
    <div>
      <p className={classNames('text-heading font-bold', !known && 'text-muted')}>
        {waiting ?? gainSentence(before, after)}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-small">
        <dt className="text-muted">{SENTENCES.before}</dt>
        <Bar share={before / largest} className="bg-edge" />
        <dd>{formatBytes(before)}</dd>
        <dt className="text-muted">{SENTENCES.after}</dt>
        <Bar share={after / largest} className={!known ? 'bg-line' : after > before ? 'bg-text' : 'bg-good'} />
        <dd className={known ? 'font-medium' : 'text-muted'}>
          {known ? formatBytes(after) : after > 0 ? SENTENCES.about(formatBytes(after)) : '…'}
        </dd>
      </dl>
    </div>
  );
}

/** A difference that rounds to nothing is none. */
export function gainSentence(before: number, after: number): string {
  const saved = savingsPercent(before, after);
  if (saved > 0) return SENTENCES.smaller(saved);
  const grown = savingsPercent(after, before) > 0 ? Math.round(((after - before) / before) * 100) : 0;
  return grown > 0 ? SENTENCES.larger(grown) : SENTENCES.sameSize;
}

function Bar({ share, className }: { share: number; className: string }) {
  return (
    <dd aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
      <span
        className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${className}`}
        style={{ width: `${Math.max(1, share * 100)}%` }}
      />
    </dd>
  );
}
