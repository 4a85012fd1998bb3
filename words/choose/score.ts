import { bandWords, levelWords, scoreScreenWords } from '#words/score.ts';

/*
 * What scores mean. The scale is that of SSIMULACRA 2.1, whose authors describe 90 as indistinguishable even in a
 * flicker test, 85 as indistinguishable in place, 80 as indistinguishable side by side, 70 as high, 50 as medium and 30
 * as low quality (https://github.com/cloudinary/ssimulacra2).
 */

const [same, hardly, small] = levelWords;

/** The levels of 'Auto'. */
export const CHOICES = [
  { score: 80, ...same },
  { score: 70, ...hardly },
  { score: 60, ...small },
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

const WORST: Band = { from: Number.NEGATIVE_INFINITY, ...bandWords.bad };
const BANDS: readonly Band[] = [
  { from: 90, ...bandWords.identical },
  { from: 78, words: same.label, means: same.means },
  { from: 68, words: hardly.label, means: hardly.means },
  { from: 48, words: bandWords.slight, means: small.means },
  { from: 28, ...bandWords.visible },
];

/** A score as shown: a whole number, at least 0, because negative scores have no useful meaning. */
export const shownScore = (score: number) => Math.max(0, Math.round(score));

const bandOf = (score: number): Band => BANDS.find(({ from }) => shownScore(score) >= from) ?? WORST;

/** What a score means, in a few words. */
export const verdictWords = (score: number) => bandOf(score).words;

/** The same in a sentence. */
export const verdictMeaning = (score: number) => bandOf(score).means;

/** A score and what it means, where scores are compared. */
export const scoreWords = (score: number) => `${verdictWords(score)} · ${shownScore(score)}`;

/** The words about a picture that was also edited. */
export const compressionVerdict = (words: string) =>
  scoreScreenWords.ofCompression(words.charAt(0).toLowerCase() + words.slice(1));
