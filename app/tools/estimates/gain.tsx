import { growthPercent, savingsPercent } from '#app/components/percent.ts';
import { formatBytes } from '#words/bytes.ts';
import { toolWords } from '#words/tools.ts';

/**
 * The run's saving: both sizes as bars on one scale, and the difference in words.
 * @param title the headline of a run that had another purpose, where nothing was saved
 */
export function Gain({ before, after, title }: { before: number; after: number; title?: string | undefined }) {
  const largest = Math.max(before, after, 1);
  const difference = gainSentence(before, after);
  const isTitled = title !== undefined && savingsPercent(before, after) <= 0;
  return (
    <div>
      <p className="text-heading font-bold">{isTitled ? title : difference}</p>
      {isTitled && <p className="mt-1 text-small text-muted">{difference}</p>}
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-small">
        <dt className="text-muted">{toolWords.before}</dt>
        <dd aria-hidden>
          <Bar share={before / largest} className="bg-edge" />
        </dd>
        <dd>{formatBytes(before)}</dd>
        <dt className="text-muted">{toolWords.after}</dt>
        <dd aria-hidden>
          <Bar share={after / largest} className={after > before ? 'bg-text' : 'bg-good'} />
        </dd>
        <dd className="font-medium">{formatBytes(after)}</dd>
      </dl>
    </div>
  );
}

/** A difference that rounds to zero counts as none. */
export function gainSentence(before: number, after: number): string {
  const saved = savingsPercent(before, after);
  if (saved > 0) return toolWords.smaller(saved);
  const grown = savingsPercent(after, before) > 0 ? growthPercent(before, after) : 0;
  return grown > 0 ? toolWords.larger(grown) : toolWords.sameSize;
}

/** A fraction as a bar, hidden from screen readers. */
export function Bar({ share, className }: { share: number; className: string }) {
  return (
    <span aria-hidden className="block h-2 flex-1 overflow-hidden rounded-full bg-sunken">
      <span
        className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${className}`}
        style={{ width: `${Math.max(1, share * 100)}%` }}
      />
    </span>
  );
}
