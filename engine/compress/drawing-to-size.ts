import type { Format } from '../formats/format.ts';
import { HIGHEST_QUALITY } from './axis.ts';
import type { Scoring } from './by-score.ts';
import type { ColourTrials } from './colour-trials.ts';
import { isDrawing, judgedWhole } from './drawing.ts';
import type { Answer } from './format-search.ts';
import { mostColours } from './most-colours.ts';
import { EXACT_QUALITY, type Made, type Subject, settingsFor } from './request.ts';
import type { SizeSearch } from './size-search.ts';

/* Drawings in formats of `palettes`, which look better in a palette than with less detail where both fit a size. */

export interface DrawingTask {
  search: SizeSearch;
  subject: Subject;
  format: Format;
  trials?: ColourTrials | undefined;
  /** Without it, palettes cannot be compared. */
  scoringIn?: ((format: Format) => Promise<Scoring | undefined>) | undefined;
}

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
  const palette = await mostColours(HIGHEST_QUALITY, search.aimBytes + 1, (quality) =>
    search.make(settingsAt(quality)),
  );
  const scoring = palette && (await scoringIn(judgedWhole(format)));
  if (!scoring) return answer;
  const scoreOf = async ({ bytes }: Made) => (await scoring.judge(bytes, 'whole')).score;
  const isSameSize = answer.fit?.request.scale === 1;
  const least = answer.fit && isSameSize ? await scoreOf(answer.fit) : BETTER_THAN_FEWER_PIXELS;
  if ((await scoreOf(palette)) < least) return answer;
  const { quality, tooMany } = palette;
  return { fit: palette, isClosed: tooMany === quality + 1, isAtTop: quality === HIGHEST_QUALITY };
}
