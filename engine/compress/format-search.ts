import type { Format } from '../formats/format.ts';
import { smallestSettings } from './axis.ts';
import type { Scoring } from './by-score.ts';
import type { ColourTrials } from './colour-trials.ts';
import type { PaletteCheck } from './palette-check.ts';
import type { Subject } from './request.ts';
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
  /** Without it, palettes are not scored. */
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
