import { mayPack } from '../../codecs/png/packing/pack.ts';
import { USUAL_SCORE } from '../../recipe/bounds.ts';
import { type Axis, firstOfAllPixels, scaleAxis } from '../candidates/axis.ts';
import {
  canRound,
  coloursAxis,
  coloursFirstAxis,
  pixelsFirstAxis,
  roundedAxis,
  roundedScaleAxis,
} from '../candidates/colours.ts';
import { isPaletteEnough } from '../picture-trials.ts';
import { type Encoded, type EncodeRequest, HIGHEST_QUALITY, requestFor } from '../request.ts';
import { along } from '../search/fill-gap.ts';
import type { SizeSearch } from '../search/size-search.ts';
import {
  ALIKE,
  enlargedScoreOf,
  type Fit,
  type FormatSearch,
  orSmallest,
  paletteToSize,
  RESERVE,
  RESERVE_AT_LAST,
  scoreOf,
  scoringOf,
} from './size-in-format.ts';

/**
 * From this ratio of sharpness × pixels to the bytes of exact pixels on, a picture is crisp: it has hard edges
 * between uniform areas, which take almost no bytes. Photos have 1 to 20, screenshots 50 and more.
 */
const CRISP_FROM = 30;

/** The smallest scale of rounded colours that is preferred to a palette at full size. */
const NEARLY_ALL = 0.9;

/** The smallest packed file of exact pixels, as a factor of the same file unpacked: of pictures of few colours, and of photos. */
const LEAST_PACKED = { few: 0.25, many: 0.6 } as const;

/**
 * The smallest target, as a factor of the bytes of its palette, at which a photo looks better with rounded colours and
 * fewer pixels. It is smaller if rounded colours at full size take few bytes, and smallest if the palette's error is
 * `untrue` times as large. From `largeRatio` on, too few pixels would be left below the size of the palette.
 */
const ROUNDED_FROM = { perRatio: 2, least: 0.25, most: 0.75, untrue: 5, largeRatio: 2 } as const;

/**
 * Searches a format whose quality reduces colours. If exact pixels fit, packed or not, they are the result. Otherwise a picture that is not crisp keeps
 * its colours, rounded, and loses pixels, unless a palette of all pixels is good enough, down to about the bytes of a palette; below
 * that it gets a palette. A crisp one
 * loses colours before pixels, and keeps its size while a small palette fits. Measured with SSIMULACRA 2.1
 * (docs/decisions/0013-target-search.md).
 * @param keepPixels whether another format is tried before fewer pixels
 */
export async function searchColours(task: FormatSearch, keepPixels: boolean): Promise<Fit> {
  const { search, subject, format } = task;
  const exact = scaleAxis(subject, format);
  const exactBytes = await predictedBytes(search, exact, exact.length - 1);
  const made = await exactToSize(task, exact.settings(exact.length - 1), exactBytes);
  if (!made) return searchLossy(task, keepPixels, exactBytes);
  const answer: Fit = { fit: made, isClosed: true, isAtTop: true };
  if (search.fitsAim(made)) return answer;
  // KB of 1,000 bytes cost colours, but no pixels.
  const lossy = await searchLossy(task, true, exactBytes);
  return lossy.fit?.request.scale === 1 && search.betterOf(made, lossy.fit) === lossy.fit ? lossy : answer;
}

/** Returns a file of exact pixels that fits, if there is one. It is packed only if it is too large otherwise. */
async function exactToSize(
  task: FormatSearch,
  settings: EncodeRequest,
  exactBytes: number,
): Promise<Encoded | undefined> {
  const { search, subject, format, trials } = task;
  const plain = search.mayFit(exactBytes) ? await search.make(settings) : undefined;
  if (plain && search.fitsAim(plain)) return plain;
  const isPackable = mayPack(format, subject) && exactBytes * LEAST_PACKED.few <= search.targetBytes;
  const isFew = isPackable && (await trials?.hasFewColours(format));
  if (!isPackable || exactBytes * LEAST_PACKED[isFew ? 'few' : 'many'] > search.targetBytes)
    return fitting(search, plain);
  return fitting(search, await search.make({ ...settings, packs: true })) ?? fitting(search, plain);
}

const fitting = (search: SizeSearch, made: Encoded | undefined) => (made && search.fits(made) ? made : undefined);

async function searchLossy(task: FormatSearch, keepPixels: boolean, exactBytes: number): Promise<Fit> {
  const { search, subject, format } = task;
  const samples = subject.width * subject.height * subject.frames;
  const isCrisp = task.sharpness() * samples > CRISP_FROM * exactBytes;
  if (keepPixels) {
    const axis = coloursAxis(format, isCrisp || format.holds.palette ? undefined : HIGHEST_QUALITY);
    return orRounded(task, await along(search, axis, RESERVE));
  }
  return orSmallest(task, await (isCrisp ? coloursFirst : pixelsFirst)(task));
}

async function coloursFirst(task: FormatSearch): Promise<Fit> {
  const { search, subject, format, sharpness } = task;
  return orRounded(task, await along(search, coloursFirstAxis(subject, format, sharpness()), RESERVE_AT_LAST));
}

/** If the best palette fits, but exact pixels do not, searches rounded colours, unless the palette is as accurate. */
async function orRounded(task: FormatSearch, answer: Fit): Promise<Fit> {
  const { search, format } = task;
  const { fit: palette, isAtTop } = answer;
  if (!palette || !isAtTop || !canRound(format)) return belowExact(answer);
  if (await isPaletteEnough(task, palette, HIGHEST_QUALITY)) return belowExact(answer);
  const rounded = await along(search, roundedAxis(format), RESERVE_AT_LAST);
  const { fit } = rounded;
  if (!fit || search.betterOf(palette, fit) !== fit) return belowExact(answer);
  const [ofRounded, ofPalette] = [await scoreOf(task, fit), await scoreOf(task, palette)];
  const isKnown = ofRounded !== undefined && ofPalette !== undefined;
  const isBetter = isKnown
    ? ofRounded > ofPalette - ALIKE
    : !(await isPaletteEnough(task, palette, fit.request.quality));
  return belowExact(isBetter ? rounded : answer);
}

async function pixelsFirst(task: FormatSearch): Promise<Fit> {
  const { search, subject, format, sharpness } = task;
  const palette = pixelsFirstAxis(subject, format, sharpness());
  if (!canRound(format)) return along(search, palette, RESERVE_AT_LAST);
  const full = palette.length - 1;
  const rounded = roundedScaleAxis(subject, format, sharpness());
  const isRounded = (await roundedFrom(task, palette, rounded)) < search.targetBytes;
  const paletteBytes = await predictedBytes(search, palette, full);
  const hasAllPixels = (await predictedBytes(search, rounded, firstOfAllPixels(rounded))) <= search.targetBytes;
  const allPixels = hasAllPixels ? undefined : await fullPalette(task, paletteBytes);
  if (allPixels) return belowExact(allPixels);
  if (!isRounded) return belowExact(await along(search, palette, RESERVE_AT_LAST));
  const mayFit = search.mayFit(paletteBytes);
  const answer = await along(search, rounded, mayFit ? RESERVE_AT_LAST + 1 : RESERVE_AT_LAST);
  const { fit } = answer;
  if (!fit || search.left === 0) return belowExact(answer);
  if (fit.request.scale < 1) return belowExact(await orScaledPalette(task, { ...answer, fit }, palette, mayFit));
  return belowExact(mayFit ? await orFullPalette(task, { ...answer, fit }, palette.settings(full)) : answer);
}

/** The smallest palette of all pixels that may look good, as a factor of the bytes of the largest one. */
const LEAST_BYTES = 0.4;
/** Growth of the log size per step of quality that few pictures exceed: the search begins with a file that is rather too large. */
const GROWTH = 0.016;

/**
 * Returns the palette of the most colours that fits with all pixels, if it looks like the picture: then no pixel is given up. Where
 * its pixels are known without an encode, they are scored first.
 * @param largest the predicted bytes of the largest palette
 */
async function fullPalette(task: FormatSearch, largest: number): Promise<Fit | undefined> {
  const { search, format, trials, paletteCheck } = task;
  if (largest * LEAST_BYTES > search.aimBytes) return undefined;
  const isWhole = search.mayFit(largest);
  const excess = Math.log(largest / search.aimBytes);
  const first = isWhole ? HIGHEST_QUALITY : HIGHEST_QUALITY - Math.ceil(excess / GROWTH);
  const settingsAt = (quality: number) => requestFor(format, { quality });
  const scoring = await scoringOf(task, format);
  const pixels = scoring && (await trials?.pixelsAt(settingsAt(first)));
  if (pixels ? (scoring?.scoreOfPixels?.(pixels) ?? 0) < USUAL_SCORE : !isWhole) return undefined;
  const found = await paletteToSize(search, first, settingsAt);
  if (!found) return undefined;
  const { fit } = found;
  const looksGood = scoring
    ? (await scoring.judge(fit.bytes, 'whole')).score >= USUAL_SCORE
    : paletteCheck !== undefined && (await isPaletteEnough(task, fit, HIGHEST_QUALITY));
  return looksGood ? found : undefined;
}

/** Returns a palette instead of rounded colours, all with all pixels, if it scores clearly more, or as much and is nearer to the target. */
async function orFullPalette(
  task: FormatSearch,
  answer: Fit & { fit: Encoded },
  settings: EncodeRequest,
): Promise<Fit> {
  const { search, trials } = task;
  const { fit } = answer;
  const score = await scoreOf(task, fit);
  const { scoreOfPixels } = (await scoringOf(task, settings.format)) ?? {};
  if (score === undefined || !scoreOfPixels) return answer;
  const isNear = search.isOnAim(fit);
  const pixels = await trials?.pixelsAt(settings);
  const expected = pixels ? scoreOfPixels(pixels) : isNear ? 0 : 100;
  if (expected < score + (isNear ? ALIKE : -ALIKE)) return answer;
  const palette = await search.make(settings);
  const points = ((await scoreOf(task, palette)) ?? 0) - score;
  const isBetter = points >= ALIKE || (points > -ALIKE && search.betterOf(fit, palette) === palette);
  return isBetter && search.fits(palette) ? { ...answer, fit: palette, isClosed: true } : answer;
}

/**
 * Returns a palette instead of rounded colours of fewer pixels if it scores more. Where there are no scores, a palette of all
 * pixels that is near the target replaces them if they lack many.
 * @param mayFit whether the largest palette may fit with all pixels
 */
async function orScaledPalette(
  task: FormatSearch,
  answer: Fit & { fit: Encoded },
  palette: Axis,
  mayFit: boolean,
): Promise<Fit> {
  const { search } = task;
  const score = await enlargedScoreOf(task, answer.fit);
  if (score !== undefined) {
    const other = await along(search, palette, RESERVE_AT_LAST);
    const otherScore = other.fit && (await enlargedScoreOf(task, other.fit));
    return otherScore !== undefined && otherScore > score ? other : answer;
  }
  if (!mayFit || answer.fit.request.scale >= NEARLY_ALL) return answer;
  const largest = await search.make(palette.settings(palette.length - 1));
  return search.isNearAim(largest) ? { ...answer, fit: largest, isClosed: true } : answer;
}

/** Returns the bytes from which on rounded colours look better than a palette. */
async function roundedFrom(task: FormatSearch, palette: Axis, rounded: Axis): Promise<number> {
  const { search } = task;
  const { perRatio, least, most, untrue, largeRatio } = ROUNDED_FROM;
  const [full, lowest] = [palette.length - 1, firstOfAllPixels(rounded)];
  const { quality } = rounded.settings(lowest);
  const draft = { bytes: await search.draft(palette.settings(full)) };
  const paletteBytes = await predictedBytes(search, palette, full);
  if (!(await isPaletteEnough(task, draft, quality, untrue))) return least * paletteBytes;
  const ratio = (await predictedBytes(search, rounded, lowest)) / paletteBytes;
  return paletteBytes * (ratio < largeRatio ? Math.min(most, Math.max(least, perRatio * (ratio - 1))) : 1);
}

/** Predicts the bytes of a step's full encode from its draft. */
async function predictedBytes(search: SizeSearch, axis: Axis, step: number): Promise<number> {
  return (await search.measure(axis.settings(step))) * Math.exp(axis.offset(step));
}

/** Marks the top of an axis as closed: exact pixels, which do not fit, are the next step. */
const belowExact = (answer: Fit): Fit => ({
  ...answer,
  isClosed: answer.isClosed || answer.isAtTop,
  isAtTop: false,
});
