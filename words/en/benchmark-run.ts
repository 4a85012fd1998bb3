import { formatLimit } from '#words/bytes.ts';
import { decimal, LANGUAGE } from '#words/language.ts';
import { lazily } from '#words/lazily.ts';

const lists = lazily(() => new Intl.ListFormat(LANGUAGE));

const times = (ratio: number) => `${decimal(ratio)} times`;

/** What a run does, and its trials. */
export const benchmarkRunWords = {
  judging: (trial: string, library: string) => `${trial}: judging ${library}…`,
  measuring: (trial: string, library: string) => `${trial}: ${library}…`,
  trials: {
    resize: (longestEdge: number) => `Resize to ${longestEdge} pixels`,
    compress: (quality: number) => `Compress at quality ${quality}`,
    fit: (bytes: number) => `Compress to ${Math.round(bytes / 1024)} KB`,
  },
} as const;

/** What a trial shows, one sentence for each finding. */
export const verdictWords = {
  slower: (ours: string, faster: readonly string[], ratio: number) =>
    `${ours} loses on time: ${lists().format(faster)} ${faster.length === 1 ? 'was faster' : `were faster, ${faster[0]}`} by ${times(ratio)}.`,
  asFast: (ours: string) => `${ours} was as fast as the fastest of the others.`,
  fastest: (ours: string, ratio: number) => `${ours} was the fastest, ${times(ratio)} as fast as the next.`,
  worse: (ours: string, better: readonly string[], within: 'bytes' | 'target') =>
    `${ours} loses on quality: ${lists().format(better)} kept more of the picture ${within === 'target' ? 'within the target' : 'in no more bytes'}.`,
  /** @param percent the least of what the others took more */
  smaller: (larger: readonly string[], percent: number) =>
    `For a picture that is no better, ${lists().format(larger)} took ${larger.length > 1 ? 'at least ' : ''}${percent}% more bytes.`,
  best: (ours: string) => `${ours} kept the most of the picture.`,
  missed: (ours: string, target: number) => `${ours} missed the target of ${formatLimit(target)}.`,
  above: (above: readonly string[]) => `${lists().format(above)} ended above the target.`,
} as const;
