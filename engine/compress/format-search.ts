import type { Format } from '../formats/format.ts';
import { MOST_COMPARED_PIXELS } from '../geometry/limits.ts';
import { smallestSettings } from './axis.ts';
import type { Scoring } from './by-score.ts';
import type { ColourTrials } from './colour-trials.ts';
import { judgedWhole } from './drawing.ts';
import type { PaletteCheck } from './palette-check.ts';
import type { Made, Subject } from './request.ts';
import type { Findings } from './search-axis.ts';
import type { SizeSearch } from './size-search.ts';

/** A search for a size in one format. */
export interface FormatSearch {
  search: SizeSearch;
  subject: Subject;
  /** The estimated quality for the first try. */
  estimate: number;
  /** See `Picture.sharpness`. */
  sharpness(): number;
  paletteCheck?: PaletteCheck | undefined;
  /** Without it, every picture counts as one of many colours. */
  trials?: ColourTrials | undefined;
  /** Without it, files are not scored. */
  scoringIn?: ((format: Format) => Promise<Scoring | undefined>) | undefined;
}

/** The best file in one format, if any fits, and why there is no nearer one. */
export type Answer = Omit<Findings, 'predict' | 'measured' | 'learn'>;

/** Full encodes that are reserved for later searches: for another format or fewer pixels, and for the smallest file. */
export const RESERVE = 4;
export const RESERVE_AT_LAST = 1;

/** Encodes the smallest file of the format if nothing fits. */
export async function orSmallest({ search, subject }: FormatSearch, format: Format, answer: Answer): Promise<Answer> {
  if (answer.fit) return answer;
  const last = await search.make(smallestSettings(subject, format));
  return search.fits(last) ? { fit: last, isClosed: false, isAtTop: false } : answer;
}

/** Scores that differ by less look alike: of two such files the nearer one to the target is better. In points. */
export const ALIKE = 1;

/** Resolves to the means to score files as a whole, of a still picture; to undefined if it is too large or the metric cannot run. */
export async function scoringOf({ subject, scoringIn }: FormatSearch, format: Format): Promise<Scoring | undefined> {
  const { width, height, frames } = subject;
  return frames === 1 && width * height <= MOST_COMPARED_PIXELS ? scoringIn?.(judgedWhole(format)) : undefined;
}

/** Resolves to the score of a file; to undefined if it has fewer pixels than the picture, or there are no scores. */
export async function scoreOf(task: FormatSearch, { bytes, request }: Made): Promise<number | undefined> {
  const scoring = request.scale === 1 ? await scoringOf(task, request.format) : undefined;
  return scoring && (await scoring.judge(bytes, 'whole')).score;
}
