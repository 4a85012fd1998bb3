import { FORMATS } from '#engine';
import { bytesText, changeText, countText, durationText } from './amounts.ts';
import type { Outcome, SkippedBecause, Summary } from './outcome.ts';
import { lossWords, noteWords } from './words.ts';

const SKIPPED: Readonly<Record<SkippedBecause, string>> = {
  there: 'the result is up to date (--force replaces it)',
  result: 'this is the result of an earlier run',
  'done-before': 'done by an earlier run (--force repeats it)',
  'as-it-is': 'left as it is: no result is smaller',
  savings: 'the result would not save enough',
  'same-size': 'the picture is smaller than this size, so the result would be the same as another',
};

/** The same for several files. */
const ALL_SKIPPED: Readonly<Record<SkippedBecause, string>> = {
  there: 'results are up to date (--force replaces them)',
  result: 'results of an earlier run',
  'done-before': 'done by an earlier run (--force repeats them)',
  'as-it-is': 'left as they are: no result is smaller',
  savings: 'results would not save enough',
  'same-size': 'sizes above those of their pictures',
};

const BACKENDS = { vips: 'libvips in WebAssembly', sharp: 'sharp', canvas: 'the canvas' } as const;

/** `262 KB → 41 KB (−84%)` */
const sizesText = ({ originalBytes, bytes }: { originalBytes: number; bytes: number }) =>
  `${bytesText(originalBytes)} → ${bytesText(bytes)} (${changeText(originalBytes, bytes)})`;

/** One line per file. */
export function outcomeLine(outcome: Outcome): string {
  switch (outcome.status) {
    case 'done': {
      const { file, output, width, height, notes, losses, renamed } = outcome;
      const words = [
        ...notes.flatMap((note) => noteWords(note) ?? []),
        ...(losses.length > 0 ? [`without ${lossWords(losses)}`] : []),
        ...(renamed ? ['renamed, because another file has the same name'] : []),
      ];
      return `${file} → ${output}: ${[`${sizesText(outcome)}, ${width} × ${height}`, ...words].join('; ')}`;
    }
    case 'planned': {
      const { file, output, from, width, height, format, notes, losses } = outcome;
      const size = `${from.width} × ${from.height} → ${width} × ${height} ${FORMATS[format].label}`;
      const words = [
        ...notes.flatMap((note) => noteWords(note) ?? []),
        ...(losses.length > 0 ? [`would lose ${lossWords(losses)}`] : []),
      ];
      return `${file} → ${output}: ${[`${sizesText(outcome)}, ${size}`, ...words].join('; ')}`;
    }
    case 'skipped': {
      const { file, why, originalBytes, bytes } = outcome;
      const sizes = originalBytes !== undefined && bytes !== undefined ? ` (${changeText(originalBytes, bytes)})` : '';
      return `${file}: skipped, ${SKIPPED[why]}${sizes}`;
    }
    case 'failed':
      return `${outcome.file}: ${outcome.message}`;
  }
}

/** `214 files, 1.2 GB → 287 MB (−76%) in 1 min 12 s by sharp`, and exceptions. */
export function summaryLine(summary: Summary): string {
  const { done, planned, failed, seconds, backends, interrupted } = summary;
  const parts: string[] = [];
  if (planned > 0) parts.push(`${countText(planned, 'file')}, ${sizesText(summary)}; nothing was written`);
  const others = planned + failed + Object.values(summary.skipped).reduce((sum, count) => sum + count, 0);
  if (done > 0 || others === 0) {
    const sizes = done > 0 ? `, ${sizesText(summary)}` : '';
    const entries = Object.entries(backends) as [keyof typeof BACKENDS, number][];
    const by = entries
      .map(([id, count]) => (entries.length > 1 ? `${BACKENDS[id]} (${count})` : BACKENDS[id]))
      .join(' and ');
    parts.push(`${countText(done, 'file')}${sizes} in ${durationText(seconds)}${by && ` by ${by}`}`);
  }
  for (const [why, count] of Object.entries(summary.skipped) as [SkippedBecause, number][]) {
    if (count > 0) parts.push(`${count.toLocaleString('en')} skipped: ${ALL_SKIPPED[why]}`);
  }
  if (failed > 0) parts.push(`${failed.toLocaleString('en')} failed`);
  if (interrupted) parts.push('interrupted; run the command again to continue');
  return parts.join('. ');
}
