import type { Format } from '../formats/format.ts';
import { MOST_COMPARED_PIXELS } from '../geometry/limits.ts';
import { USUAL_SCORE } from '../recipe/bounds.ts';
import { HIGHEST_QUALITY } from './axis.ts';
import type { Scoring } from './by-score.ts';
import type { Answer, FormatSearch } from './format-search.ts';
import { mostColours } from './most-colours.ts';
import { isPaletteEnough } from './palette-check.ts';
import { settingsFor } from './request.ts';

/** The smallest palette of all pixels that may look good, as a factor of the bytes of the largest one. */
const LEAST_BYTES = 0.4;
/** Growth of the log size per step of quality that few pictures exceed: the search begins with a file that is rather too large. */
const GROWTH = 0.016;

/**
 * Returns the palette of the most colours that fits with all pixels, if it looks like the picture: then no pixel is given up. Where
 * its pixels are known without an encode, they are scored first.
 * @param largest the predicted bytes of the largest palette
 */
export async function fullPalette(task: FormatSearch, format: Format, largest: number): Promise<Answer | undefined> {
  const { search, subject, trials, paletteCheck: check } = task;
  if (largest * LEAST_BYTES > search.aimBytes) return undefined;
  const isWhole = search.mayFit(largest);
  const excess = Math.log(largest / search.aimBytes);
  const first = isWhole ? HIGHEST_QUALITY : HIGHEST_QUALITY - Math.ceil(excess / GROWTH);
  const settingsAt = (quality: number) => settingsFor(format, { quality });
  const scoring = await scoringOf(task, format);
  const pixels = scoring && (await trials?.pixelsAt({ ...settingsAt(first), effort: 'usual' }));
  if (pixels ? (scoring?.scoreOfPixels?.(pixels) ?? 0) < USUAL_SCORE : !isWhole) return undefined;
  const found = await mostColours(first, search.aimBytes + 1, (quality) => search.make(settingsAt(quality)));
  if (!found) return undefined;
  const looksGood = scoring
    ? (await scoring.judge(found.bytes, 'whole')).score >= USUAL_SCORE
    : check !== undefined && (await isPaletteEnough(found, { quality: HIGHEST_QUALITY, format, subject, check }));
  if (!looksGood) return undefined;
  const { quality, tooMany } = found;
  return { fit: found, isClosed: quality === HIGHEST_QUALITY || tooMany === quality + 1, isAtTop: false };
}

async function scoringOf({ subject, scoringIn }: FormatSearch, format: Format): Promise<Scoring | undefined> {
  const { width, height, frames } = subject;
  return frames === 1 && width * height <= MOST_COMPARED_PIXELS ? scoringIn?.(format) : undefined;
}
