import { useId } from 'react';
import { Inline } from '#app/components/inline.tsx';
import { formatBytes } from '#words/bytes.ts';
import { landingWords } from '#words/landing.ts';
import { changeInWords, totalOf } from './change.ts';
import type { PageMeasurement } from './measurement.ts';

const WORDS = landingWords.measured;

/** The effect of this page's job on real photos: one line per photo, each on its own scale. */
export function MeasuredChart({ measurement: { photos, how } }: { measurement: PageMeasurement }) {
  const id = useId();
  const total = totalOf(photos);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lead font-semibold">
        {WORDS.title}
      </h2>
      <p className="mt-2">
        <Inline
          text={WORDS.total}
          values={{
            before: formatBytes(total.before),
            after: formatBytes(total.after),
            change: changeInWords(total.before, total.after),
            photos: String(photos.length),
          }}
        />
      </p>
      <ul className="mt-5 text-small">
        {photos.map(({ name, width, height, before, after }) => {
          const scale = Math.max(before, after);
          return (
            <li
              key={name}
              className="grid grid-cols-2 gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <p className="col-span-2 flex flex-wrap gap-x-2 font-medium sm:col-span-1">
                {WORDS.photos[name.replace(/[._].*$/, '')]}
                <span className="font-normal text-muted">
                  {width} × {height}
                </span>
              </p>
              <Amount bytes={before} share={before / scale} bar="bg-edge" label={WORDS.before} />
              <Amount
                bytes={after}
                share={after / scale}
                bar={after < before ? 'bg-good' : 'bg-text'}
                label={WORDS.after}
              >
                {changeInWords(before, after)}
              </Amount>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-small text-muted">{WORDS.how(how.date)}</p>
    </section>
  );
}

interface AmountProps {
  label: string;
  bytes: number;
  /** A fraction of the row's scale, 0 to 1. */
  share: number;
  bar: string;
  children?: string;
}

function Amount({ label, bytes, share, bar, children }: AmountProps) {
  return (
    <p className="min-w-0">
      <span
        aria-hidden
        className={`block h-2 rounded-full forced-colors:bg-[CanvasText] ${bar}`}
        style={{ width: `${Math.max(1, share * 100)}%` }}
      />
      <span className="mt-1 flex flex-col justify-between gap-x-3 sm:flex-row sm:flex-wrap">
        <span>
          <span className="sr-only">{label} </span>
          {formatBytes(bytes)}
        </span>
        {children && <span className="text-muted">{children}</span>}
      </span>
    </p>
  );
}
