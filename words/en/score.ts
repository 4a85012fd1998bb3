import type { LevelWords } from '#choose/score.ts';
import { shownScore } from '#choose/shown-score.ts';

/** What scores mean. */
export const levelWords: LevelWords = {
  apart: { label: 'Cannot be told apart', means: 'Not even when the two flicker back and forth.' },
  same: { label: 'Looks the same', means: 'You notice no difference with the two side by side.' },
  hardly: { label: 'Hardly different', means: 'You see a slight difference if you look closely.' },
  slightly: 'Slightly different',
  visibly: { label: 'Visibly different', means: 'You see the difference without comparing.' },
  worse: { label: 'Clearly worse', means: 'Much of the detail is lost.' },
  small: { label: 'Small', means: 'You can see traces of compression if you look for them.' },
};

export const scoreScreenWords = {
  choose: 'Quality, automatic or by hand',
  likeness: 'How it should look',
  hint: (means: string, score: number) => `${means} The quality is found by measuring: score ${score}.`,
  noQuality: (label: string) => `${label} has no quality setting.`,
  custom: (score: number) => `Score ${score}`,
  exact: 'Exact',
  everyPixel: 'Every pixel is kept. Auto saves space with fewer colours.',
  /** The verdict on a picture that was also edited. */
  ofCompression: (verdict: string) => `Compression: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
  details: 'Details',
  method: (score: number) => `${shownScore(score)} of 100 by SSIMULACRA2, which measures what people see.`,
  showMap: 'Show where it differs',
  hideMap: 'Hide where it differs',
  mapping: 'Comparing…',
  legend: (worst: number) =>
    `Yellow to red: where the result differs most from the original. The worst place scores ${shownScore(worst)} of 100.`,
  newSize: 'It is judged at its new size.',
  fewerPixels: (percent: number) =>
    `It is judged at its new size: with ${percent}% of the width and height, there is less detail to zoom into.`,
  noDifference: 'There is no visible difference anywhere.',
} as const;
