import { formatBytes, formatLimit } from './bytes.ts';
import { LANGUAGE } from './language.ts';

const lists = new Intl.ListFormat(LANGUAGE);

const times = (ratio: number) => `${ratio.toFixed(1)} times`;

/** The benchmark's screen: what starts a run, how far it is and what it found. */
export const benchmarkWords = {
  title: 'On this device',
  progress: 'Benchmark',
  loading: 'Loading the libraries…',
  judging: (trial: string, library: string) => `${trial}: judging ${library}…`,
  measuring: (trial: string, library: string) => `${trial}: ${library}…`,
  cancel: 'Cancel',
  before:
    'Pressing a button fetches the other libraries, about 200 KB, and keeps your processor busy for some seconds. The photo stays here.',
  run: 'Run the benchmark',
  again: 'Run it again',
  ownPhoto: 'Use my own JPG photo',
  done: (photo: { name: string; bytes: number }, ours: string) =>
    `${photo.name}, ${formatBytes(photo.bytes)}. The bars are medians of three rounds after one to warm up; shorter is better. ${ours} is drawn in the stronger tone.`,
  unreadable: 'This photo cannot be read. Choose a JPG photo.',
  notLoaded: 'The benchmark could not be loaded. Check your connection, then try again.',
  trials: {
    resize: (longestEdge: number) => `Resize to ${longestEdge} pixels`,
    compress: (quality: number) => `Compress at quality ${quality}`,
    fit: (bytes: number) => `Compress to ${Math.round(bytes / 1024)} KB`,
  },
  columns: { library: 'Library', time: 'Time', size: 'Size', score: 'SSIMULACRA2 score' },
  milliseconds: (ms: number) => `${Math.round(ms)} ms`,
  score: (score: number) => `score ${score.toFixed(1)}`,
  broke: (library: string, reason: string) => `${library} did not finish: ${reason}`,
  unable: (libraries: readonly string[]) => `Not part of it: ${libraries.join(', ')}.`,
} as const;

/** What a trial shows, one sentence for each finding. */
export const verdictWords = {
  slower: (ours: string, faster: readonly string[], ratio: number) =>
    `${ours} loses on time: ${lists.format(faster)} ${faster.length === 1 ? 'was' : 'were'} faster, ${faster[0]} by ${times(ratio)}.`,
  asFast: (ours: string) => `${ours} was as fast as the fastest of the others.`,
  fastest: (ours: string, ratio: number) => `${ours} was the fastest, ${times(ratio)} as fast as the next.`,
  worse: (ours: string, better: readonly string[], within: 'bytes' | 'target') =>
    `${ours} loses on quality: ${lists.format(better)} kept more of the picture ${within === 'target' ? 'within the target' : 'in no more bytes'}.`,
  /** @param percent the least of what the others took more */
  smaller: (larger: readonly string[], percent: number) =>
    `For a picture that is no better, ${lists.format(larger)} took ${larger.length > 1 ? 'at least ' : ''}${percent}% more bytes.`,
  best: (ours: string) => `${ours} kept the most of the picture.`,
  missed: (ours: string, target: number) => `${ours} missed the target of ${formatLimit(target)}.`,
  above: (above: readonly string[]) => `${lists.format(above)} ended above the target.`,
} as const;
