import { ProgressBar } from '#app/components/progress-bar.tsx';
import { arrivingWords } from '#words/arriving.ts';
import { formatBytes } from '#words/bytes.ts';
import type { Arrival } from './arriving.ts';

const KB = 1024;

/** Whole kilobytes are enough. */
const sizeOf = (bytes: number) => formatBytes(Math.ceil(bytes / KB) * KB);

export function ArrivingPart({ arrival: { share, bytes } }: { arrival: Arrival }) {
  const label = arrivingWords.heic(bytes === undefined ? undefined : sizeOf(bytes));
  return (
    <span className="flex w-72 max-w-full flex-col gap-2 text-small">
      {label}
      <ProgressBar label={label} done={share} />
    </span>
  );
}
