/*
 * What scores mean. The scale is that of SSIMULACRA 2.1, whose authors describe 90 as indistinguishable even in a
 * flicker test, 85 as indistinguishable in place, 80 as indistinguishable side by side, 70 as high, 50 as medium and 30
 * as low quality (https://github.com/cloudinary/ssimulacra2).
 */

/** The levels of 'Auto'. */
export const CHOICES = [
  { score: 80, label: 'Looks the same', means: 'You notice no difference with the two side by side.' },
  { score: 70, label: 'Hardly different', means: 'You see a slight difference if you look closely.' },
  { score: 60, label: 'Small', means: 'You can see traces of compression if you look for them.' },
] as const;

interface Band {
  /**
   * The lowest score of the band, as shown. Below the levels of 'Auto' it is two points below the band's mark, because
   * a search for that mark may end there.
   */
  from: number;
  words: string;
  means: string;
}

const BANDS: readonly Band[] = [
  { from: 90, words: 'Cannot be told apart', means: 'Not even when the two flicker back and forth.' },
  { from: 78, words: CHOICES[0].label, means: CHOICES[0].means },
  { from: 68, words: CHOICES[1].label, means: CHOICES[1].means },
  { from: 48, words: 'Slightly different', means: CHOICES[2].means },
  { from: 28, words: 'Visibly different', means: 'You see the difference without comparing.' },
  { from: Number.NEGATIVE_INFINITY, words: 'Clearly worse', means: 'Much of the detail is lost.' },
];

/** A score as shown: a whole number, at least 0, because negative scores have no useful meaning. */
export const shownScore = (score: number) => Math.max(0, Math.round(score));

const bandOf = (score: number): Band => BANDS.find(({ from }) => shownScore(score) >= from) ?? (BANDS[0] as Band);

/** What a score means, in a few words. */
export const verdictWords = (score: number) => bandOf(score).words;

/** The same in a sentence. */
export const verdictMeaning = (score: number) => bandOf(score).means;

/** A score and what it means, where scores are compared. */
export const scoreWords = (score: number) => `${verdictWords(score)} · ${shownScore(score)}`;

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
