import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { formatBytes, savingsPercent } from '#app/components/bytes.ts';
import { DropZone } from './drop/drop-zone.tsx';
import { SECTIONS } from './sections.ts';

/** What the compressor made of real photos, all together. */
export interface Sample {
  photos: number;
  quality: number;
  before: number;
  after: number;
}

export function Hero({ sample }: { sample?: Sample | undefined }) {
  return (
    <section className="grid gap-x-16 gap-y-6 py-8 sm:gap-y-8 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:grid-rows-[auto_1fr]">
      <div className="lg:self-end">
        <h1 className="text-display font-bold">Pictures in the right size, weight and format.</h1>
        <p className="mt-6 max-w-xl text-lead text-muted">
          Resize, compress and convert images right in your browser. They never leave your device.
        </p>
      </div>
      <figure className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
        <DropZone />
        {sample && <SampleBars sample={sample} />}
      </figure>
      <div>
        <div className="flex flex-wrap gap-3">
          <Link to={`#${SECTIONS.tools}`} className={buttonClass('secondary', 'px-6')}>
            Get Started
          </Link>
          <Link to={`#${SECTIONS.collections}`} className={buttonClass('secondary', 'px-6')}>
            Learn More
          </Link>
        </div>
        <p className="mt-6 flex items-center gap-2 text-small text-muted">
          <LockKeyhole aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          Free, no account, no upload.
        </p>
      </div>
    </section>
  );
}

function SampleBars({ sample: { photos, quality, before, after } }: { sample: Sample }) {
  const rows = [
    { name: 'Before', bytes: before, bar: 'bg-edge' },
    { name: 'After', bytes: after, bar: 'bg-good' },
  ];
  return (
    <figcaption className="mt-5">
      <p className="text-small text-muted">
        <strong className="text-body text-text">{savingsPercent(before, after)}% smaller</strong>: {photos} real photos,
        compressed at quality {quality}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 text-small">
        {rows.map(({ name, bytes, bar }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd aria-hidden className="h-2">
              <span
                className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${bar}`}
                style={{ width: `${(bytes / Math.max(before, after)) * 100}%` }}
              />
            </dd>
            <dd className="text-right">{formatBytes(bytes)}</dd>
          </div>
        ))}
      </dl>
    </figcaption>
  );
}
