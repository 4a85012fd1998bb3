import type { Format } from '../formats/format.ts';
import { USUAL_SCORE } from '../recipe/bounds.ts';
import { HIGHEST_QUALITY } from './axis.ts';
import { type Answer, type FormatSearch, scoringOf } from './format-search.ts';
import { isPaletteEnough } from './palette-check.ts';
import { paletteToSize } from './palette-to-size.ts';
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
  const found = await paletteToSize(search, first, settingsAt);
  if (!found) return undefined;
  const { fit } = found;
  const looksGood = scoring
    ? (await scoring.judge(fit.bytes, 'whole')).score >= USUAL_SCORE
    : check !== undefined && (await isPaletteEnough(fit, { quality: HIGHEST_QUALITY, format, subject, check }));
  return looksGood ? found : undefined;
}
