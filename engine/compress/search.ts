import type { Format } from '../formats/format.ts';
import { smallestSettings } from './axis.ts';
import type { Hunt } from './hunt.ts';
import type { PaletteCheck } from './palette-check.ts';
import type { Subject } from './request.ts';
import type { Findings } from './search-axis.ts';

/** A search for a size in one format. */
export interface Search {
  hunt: Hunt;
  subject: Subject;
  /** The quality that the first try may need. */
  estimate: number;
  /** See `Picture.sharpness`. */
  sharpness(): number;
  paletteCheck?: PaletteCheck | undefined;
  /** Down to it all pixels are kept; where absent, their sharpness decides. */
  lowestQuality?: number | undefined;
}

/** The best that one format gave: nothing where nothing fits, and why it is not nearer. */
export type Answer = Omit<Findings, 'predict' | 'measured' | 'learn'>;

/** Full encodes kept for what comes after the format's own pixels: another format or fewer pixels, and the smallest. */
export const RESERVE = 4;
export const RESERVE_AT_LAST = 1;

/** And if nothing of that fits, the smallest file that the rules allow. */
export async function orSmallest({ hunt, subject }: Search, format: Format, answer: Answer): Promise<Answer> {
  if (answer.fit) return answer;
  const last = await hunt.make(smallestSettings(subject, format));
  return hunt.fits(last) ? { fit: last, isClosed: false, isAtTop: false } : answer;
}
