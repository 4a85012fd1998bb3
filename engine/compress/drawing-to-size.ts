import type { Format } from '../formats/format.ts';
import { HIGHEST_QUALITY } from './axis.ts';
import { isDrawing } from './drawing.ts';
import { type Answer, type FormatSearch, scoreOf } from './format-search.ts';
import { paletteToSize } from './palette-to-size.ts';
import { EXACT_QUALITY, settingsFor } from './request.ts';

/* Drawings in formats of `palettes`, which look better in a palette than with less detail where both fit a size. */

type DrawingTask = FormatSearch & { format: Format };

/** The least score of a palette at full size that is preferred to fewer pixels, which cannot be scored against all. */
const BETTER_THAN_FEWER_PIXELS = 65;

/** Returns a drawing with exact pixels, if that fits: no file of the size is better. */
export async function exactToSize({ search, subject, format, trials }: DrawingTask): Promise<Answer | undefined> {
  if (!(await isDrawing(subject, format, trials))) return undefined;
  const made = await search.make(settingsFor(format, { quality: EXACT_QUALITY, lossless: true }));
  if (search.fitsAim(made)) return { fit: made, isClosed: true, isAtTop: true };
  // A search for less detail has all of its encodes.
  search.left++;
  return undefined;
}

/** Returns a drawing in the palette of the most colours that fits, if that scores at least as much as the answer. */
export async function orPalette(answer: Answer, task: DrawingTask): Promise<Answer> {
  const { search, subject, format, trials, scoringIn } = task;
  if (answer.fit && answer.fit.request.format !== format) return answer;
  if (!scoringIn || !(await isDrawing(subject, format, trials))) return answer;
  const settingsAt = (quality: number) => settingsFor(format, { quality, colours: 'palette' });
  // Where there are no palettes, exact pixels would be encoded again.
  if (!(await trials?.pixelsAt({ ...settingsAt(HIGHEST_QUALITY), effort: 'usual' }))) return answer;
  const palette = await paletteToSize(search, HIGHEST_QUALITY, settingsAt);
  const score = palette && (await scoreOf(task, palette.fit));
  if (!palette || score === undefined) return answer;
  const least = answer.fit && (await scoreOf(task, answer.fit));
  return score < (least ?? BETTER_THAN_FEWER_PIXELS) ? answer : palette;
}
