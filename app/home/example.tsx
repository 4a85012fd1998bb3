import { MoveHorizontal } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { savingsPercent } from '#app/components/percent.ts';
import { enteredValue, useEarlyInput } from '#app/use-early-input.ts';
import { COMPRESS_QUALITY } from '#catalogue/tools.ts';
import { formatBytes } from '#words/bytes.ts';
import { homeWords } from '#words/home.ts';
import after from './example-after.jpg?url';
import before from './example-before.jpg?url';
import { EXAMPLE } from './example-files.ts';

const WORDS = homeWords.example;

/** Percent: through the flower. */
const START = 32;

/**
 * A picture before and after the compressor, overlaid, with a movable divider. It does not use the tools' comparison,
 * which zooms and is as large as the rest of this page.
 */
export function Example() {
  const headingId = useId();
  const rows = [
    { name: WORDS.before, bytes: EXAMPLE.before, bar: 'bg-edge' },
    { name: WORDS.after, bytes: EXAMPLE.after, bar: 'bg-good' },
  ];
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-x-16 gap-y-6 border-t border-line py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,44rem)] lg:items-center"
    >
      <div>
        <h2 id={headingId} className="text-title font-bold">
          {WORDS.title}
        </h2>
        <div className="mt-6">
          <p className="text-heading font-bold">{WORDS.smaller(savingsPercent(EXAMPLE.before, EXAMPLE.after))}</p>
          <dl className="mt-4 grid max-w-md grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2">
            {rows.map(({ name, bytes: size, bar }) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd aria-hidden className="h-2">
                  <span
                    className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${bar}`}
                    style={{ width: `${(size / EXAMPLE.before) * 100}%` }}
                  />
                </dd>
                <dd className="text-right font-semibold">{formatBytes(size)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 max-w-md text-muted">{WORDS.line(COMPRESS_QUALITY)}</p>
        </div>
      </div>
      <Divided />
    </section>
  );
}

/** The browser's own slider, as large as the picture and invisible: keyboard, touch and screen readers support it. */
function Divided() {
  const move = (at: string) => slider.current?.parentElement?.style.setProperty('--at', `${at}%`);
  const slider = useEarlyInput<HTMLInputElement, string>(enteredValue, move);
  return (
    <div
      className="relative aspect-3/2 overflow-clip rounded-surface bg-stage select-none"
      style={{ '--at': `${START}%` } as CSSProperties}
    >
      <Layer src={after} />
      <Layer src={before} className="[clip-path:inset(0_calc(100%-var(--at))_0_0)]" />
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        defaultValue={START}
        onInput={({ currentTarget }) => move(currentTarget.value)}
        aria-label={WORDS.slider}
        className="peer absolute inset-0 z-10 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span
        aria-hidden
        className="absolute inset-y-0 left-(--at) w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.35)]"
      />
      <span
        aria-hidden
        className="absolute top-1/2 left-(--at) grid size-11 -translate-1/2 place-items-center rounded-full bg-white text-black shadow-float outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-text"
      >
        <MoveHorizontal size={20} strokeWidth={1.75} />
      </span>
      {(['before', 'after'] as const).map((side) => (
        <span
          key={side}
          aria-hidden
          className={`absolute bottom-3 rounded-control bg-black/75 px-2 py-1 text-small text-white ${side === 'before' ? 'left-3' : 'right-3'}`}
        >
          {WORDS[side]}
        </span>
      ))}
    </div>
  );
}

function Layer({ src, className }: { src: string; className?: string }) {
  const { width, height } = EXAMPLE;
  return (
    <img
      width={width}
      height={height}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames('absolute inset-0 size-full', className)}
    />
  );
}
