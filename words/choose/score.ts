import { levelWords } from '#words/score.ts';
import { shownScore } from './shown-score.ts';

/*
 * What scores mean. The scale is that of SSIMULACRA 2.1, whose authors describe 90 as indistinguishable even in a
 * flicker test, 85 as indistinguishable in place, 80 as indistinguishable side by side, 70 as high, 50 as medium and 30
 * as low quality (https://github.com/cloudinary/ssimulacra2).
 */

/** A verdict in a few words, and in a sentence. */
interface Level {
  label: string;
  means: string;
}

/** From the best to the worst. */
export interface LevelWords {
  apart: Level;
  same: Level;
  hardly: Level;
  /** Its sentence is that of `small`. */
  slightly: string;
  visibly: Level;
  worse: Level;
  /** A level of 'Auto' alone. */
  small: Level;
}

const { apart, same, hardly, slightly, visibly, worse, small } = levelWords;

/** The levels of 'Auto'. */
export const CHOICES = [
  { score: 80, ...same },
  { score: 70, ...hardly },
  { score: 60, ...small },
] as const;

interface Band extends Level {
  /**
   * The lowest score of the band, as shown. Below the levels of 'Auto' it is two points below the band's mark, because
   * a search for that mark may end there.
   */
  from: number;
}

const BANDS: readonly Band[] = [
  { from: 90, ...apart },
  { from: 78, ...same },
  { from: 68, ...hardly },
  { from: 48, label: slightly, means: small.means },
  { from: 28, ...visibly },
  { from: Number.NEGATIVE_INFINITY, ...worse },
];

const bandOf = (score: number): Band => BANDS.find(({ from }) => shownScore(score) >= from) ?? (BANDS[0] as Band);

/** What a score means, in a few words. */
export const verdictWords = (score: number): string => bandOf(score).label;

/** The same in a sentence. */
export const verdictMeaning = (score: number): string => bandOf(score).means;

/** A score and what it means, where scores are compared. */
export const scoreWords = (score: number): string => `${verdictWords(score)} · ${shownScore(score)}`;
