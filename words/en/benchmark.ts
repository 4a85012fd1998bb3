import { formatBytes } from '#words/bytes.ts';
import { decimal } from '#words/language.ts';

/** The benchmark's screen: what starts a run, how far it is and what it found. */
export const benchmarkWords = {
  title: 'On this device',
  progress: 'Benchmark',
  loading: 'Loading the libraries…',
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
  columns: { library: 'Library', time: 'Time', size: 'Size', score: 'SSIMULACRA2 score' },
  milliseconds: (ms: number) => `${Math.round(ms)} ms`,
  score: (score: number) => `score ${decimal(score)}`,
  broke: (library: string, reason: string) => `${library} did not finish: ${reason}`,
  unable: (libraries: readonly string[]) => `Not part of it: ${libraries.join(', ')}.`,
} as const;
