import type { Format } from '../../formats/format.ts';
import { MOST_COMPARED_PIXELS } from '../../geometry/limits.ts';
import { smallestSettings } from '../candidates/axis.ts';
import { scoredWhole, suitsPalette } from '../picture-trials.ts';
import {
  type Encoded,
  type EncodeRequest,
  EXACT_QUALITY,
  HIGHEST_QUALITY,
  requestFor,
  type Scoring,
  type Task,
} from '../request.ts';
import { mostColours } from '../search/colours.ts';
import type { AxisFit } from '../search/search-axis.ts';
import type { SizeSearch } from '../search/size-search.ts';

/** A search for a size in one format. */
export interface FormatSearch extends Task {
  search: SizeSearch;
  /** The estimated quality for the first try. */
  estimate: number;
  /** See `Picture.sharpness`. */
  sharpness(): number;
}

/** The best file in one format, if any fits, and why there is no nearer one. */
export type Fit = Pick<AxisFit, 'fit' | 'isClosed' | 'isAtTop'>;

/** Full encodes that are reserved for later searches: for another format or fewer pixels, and for the smallest file. */
export const RESERVE = 4;
export const RESERVE_AT_LAST = 1;

/** Encodes the smallest file of the format if nothing fits. */
export async function orSmallest({ search, subject, format }: FormatSearch, answer: Fit): Promise<Fit> {
  if (answer.fit) return answer;
  const last = await search.make(smallestSettings(subject, format));
  return search.fits(last) ? { fit: last, isClosed: false, isAtTop: false } : answer;
}

/** Scores that differ by less look alike: of two such files the nearer one to the target is better. In points. */
export const ALIKE = 1;

/** Resolves to the means to score files as a whole, of a still picture; to undefined if it is too large or the metric cannot run. */
export async function scoringOf({ subject, scoringIn }: FormatSearch, format: Format): Promise<Scoring | undefined> {
  const { width, height, frames } = subject;
  return frames === 1 && width * height <= MOST_COMPARED_PIXELS ? scoringIn?.(scoredWhole(format)) : undefined;
}

/** Resolves to the score of a file; to undefined if it has fewer pixels than the picture, or there are no scores. */
export async function scoreOf(task: FormatSearch, made: Encoded): Promise<number | undefined> {
  return made.request.scale === 1 ? enlargedScoreOf(task, made) : undefined;
}

/** Resolves to the score of a file, whose fewer pixels are enlarged; to undefined if there are no scores. */
export async function enlargedScoreOf(task: FormatSearch, { bytes, request }: Encoded): Promise<number | undefined> {
  const scoring = await scoringOf(task, request.format);
  return scoring && (await scoring.judge(bytes, 'whole')).score;
}

/**
 * Returns the palette of about the most colours that fits with all pixels; undefined if none does.
 * @param first the quality to begin with
 */
export async function paletteToSize(
  search: SizeSearch,
  first: number,
  settingsAt: (quality: number) => EncodeRequest,
): Promise<(Fit & { fit: Encoded }) | undefined> {
  let fit: Encoded | undefined;
  const { low, high } = await mostColours(first, search.aimBytes + 1, async (quality) => {
    const made = await search.make(settingsAt(quality));
    fit = search.betterOf(fit, made);
    return made;
  });
  // A file above the aim replaces one that is far below it.
  if (!fit) return undefined;
  const { quality } = fit.request;
  return { fit, isClosed: quality === low?.step && high?.step === quality + 1, isAtTop: quality === HIGHEST_QUALITY };
}

/* Drawings in formats that may have palettes, which look better in a palette than with less detail where both fit a size. */

/** The least score of a palette at full size that is preferred to fewer pixels, which cannot be scored against all. */
const BETTER_THAN_FEWER_PIXELS = 65;

/** Returns a drawing with exact pixels, if that fits: no file of the size is better. */
export async function exactDrawing(task: FormatSearch): Promise<Fit | undefined> {
  const { search, format } = task;
  if (!(await suitsPalette(task))) return undefined;
  const made = await search.make(requestFor(format, { quality: EXACT_QUALITY, lossless: true }));
  if (search.fitsAim(made)) return { fit: made, isClosed: true, isAtTop: true };
  // A search for less detail has all of its encodes.
  search.left++;
  return undefined;
}

/** Returns a drawing in the palette of the most colours that fits, if that scores at least as much as the answer. */
export async function orDrawnInPalette(answer: Fit, task: FormatSearch): Promise<Fit> {
  const { search, format, trials, scoringIn } = task;
  if (answer.fit && answer.fit.request.format !== format) return answer;
  if (!scoringIn || !(await suitsPalette(task))) return answer;
  const settingsAt = (quality: number) => requestFor(format, { quality, colours: 'palette' });
  // Where there are no palettes, exact pixels would be encoded again.
  if (!(await trials?.pixelsAt(settingsAt(HIGHEST_QUALITY)))) return answer;
  const palette = await paletteToSize(search, HIGHEST_QUALITY, settingsAt);
  const score = palette && (await scoreOf(task, palette.fit));
  if (!palette || score === undefined) return answer;
  const least = answer.fit && (await scoreOf(task, answer.fit));
  return score < (least ?? BETTER_THAN_FEWER_PIXELS) ? answer : palette;
}
