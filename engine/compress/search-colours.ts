import type { Format } from '../formats/format.ts';
import { type Axis, firstOfAllPixels, HIGHEST_QUALITY, scaleAxis } from './axis.ts';
import { fillGap } from './fill-gap.ts';
import { type Answer, type FormatSearch, orSmallest, RESERVE, RESERVE_AT_LAST } from './format-search.ts';
import { canRound, coloursAxis, drawingAxis, photoAxis, roundedAxis, roundedPhotoAxis } from './palette-axis.ts';
import { isPaletteEnough } from './palette-check.ts';
import type { Made } from './request.ts';
import { searchAxis } from './search-axis.ts';
import type { SizeSearch } from './size-search.ts';

/**
 * From this ratio of sharpness × pixels to the bytes of exact pixels on, a picture is a drawing or a screenshot: hard
 * edges between uniform areas, which take almost no bytes. Photos have 1 to 20, screenshots 50 and more.
 */
const DRAWING_FROM = 30;

/** The smallest scale of rounded colours that is preferred to a palette at full size. */
const NEARLY_ALL = 0.9;

/** If a draft is larger than the target by this factor, the full encode is larger than the target too. */
const SURELY = 1.1;

/**
 * The smallest target, as a factor of the bytes of its palette, at which a photo looks better with rounded colours and
 * fewer pixels. It is smaller if rounded colours at full size take few bytes, and smallest if the palette's error is
 * `untrue` times as large.
 */
const ROUNDED_FROM = { perRatio: 2, least: 0.25, most: 0.75, untrue: 5 } as const;

/**
 * Searches a format whose quality reduces colours. If exact pixels fit, they are the result. Otherwise a photo keeps
 * its colours, rounded, and loses pixels, down to about the bytes of a palette; below that it gets a palette. A drawing
 * loses colours before pixels, and keeps its size while a small palette fits. Measured with SSIMULACRA 2.1
 * (docs/decisions/0013-target-search.md).
 * @param keepPixels whether another format is tried before fewer pixels
 */
export async function searchColours(
  task: FormatSearch,
  format: Format,
  { keepPixels }: { keepPixels: boolean },
): Promise<Answer> {
  const { search, subject } = task;
  const exact = scaleAxis(subject, format);
  const exactBytes = await predictedBytes(search, exact, exact.length - 1);
  if (exactBytes <= search.targetBytes * SURELY) {
    const made = await search.make(exact.settings(exact.length - 1));
    const answer: Answer = { fit: made, isClosed: true, isAtTop: true };
    if (search.fitsAim(made)) return answer;
    if (search.fits(made)) return orByThousands(task, format, { answer, exact: made, exactBytes });
  }
  return searchLossy(task, format, { keepPixels, exactBytes });
}

/** Exact pixels fit the target, but not in KB of 1,000 bytes: searches for a file that does. */
async function orByThousands(
  task: FormatSearch,
  format: Format,
  { answer, exact, exactBytes }: { answer: Answer; exact: Made; exactBytes: number },
): Promise<Answer> {
  for (const keepPixels of [true, false]) {
    const lossy = await searchLossy(task, format, { keepPixels, exactBytes });
    if (lossy.fit && task.search.betterOf(exact, lossy.fit) === lossy.fit) return lossy;
  }
  return answer;
}

async function searchLossy(
  task: FormatSearch,
  format: Format,
  { keepPixels, exactBytes }: { keepPixels: boolean; exactBytes: number },
): Promise<Answer> {
  const { search, subject } = task;
  const samples = subject.width * subject.height * subject.frames;
  const isDrawing = task.sharpness() * samples > DRAWING_FROM * exactBytes;
  if (keepPixels) {
    const axis = coloursAxis(format, isDrawing || format.holds.palette ? undefined : HIGHEST_QUALITY);
    return orRounded(task, format, await along(search, axis, RESERVE));
  }
  return orSmallest(task, format, await (isDrawing ? searchDrawing : searchPhoto)(task, format));
}

async function searchDrawing(task: FormatSearch, format: Format): Promise<Answer> {
  const { search, subject, sharpness } = task;
  return orRounded(task, format, await along(search, drawingAxis(subject, format, sharpness()), RESERVE_AT_LAST));
}

/** If the best palette fits, but exact pixels do not, searches rounded colours, unless the palette is as accurate. */
async function orRounded(task: FormatSearch, format: Format, answer: Answer): Promise<Answer> {
  const { search, subject, paletteCheck: check } = task;
  const { fit: palette, isAtTop } = answer;
  if (!palette || !isAtTop || !canRound(format)) return belowExact(answer);
  const isEnoughBeside = (quality: number) => isPaletteEnough(palette, { quality, format, subject, check });
  if (await isEnoughBeside(HIGHEST_QUALITY)) return belowExact(answer);
  const rounded = await along(search, roundedAxis(format), RESERVE_AT_LAST);
  const { fit } = rounded;
  const isBetter = fit && search.betterOf(palette, fit) === fit && !(await isEnoughBeside(fit.request.quality));
  return belowExact(isBetter ? rounded : answer);
}

async function searchPhoto(task: FormatSearch, format: Format): Promise<Answer> {
  const { search, subject, sharpness } = task;
  const palette = photoAxis(subject, format, sharpness());
  if (!canRound(format)) return along(search, palette, RESERVE_AT_LAST);
  const rounded = roundedPhotoAxis(subject, format, sharpness());
  const isRounded = (await roundedFrom(task, palette, rounded)) < search.targetBytes;
  if (!isRounded) return belowExact(await along(search, palette, RESERVE_AT_LAST));
  const full = palette.length - 1;
  const mayFit = (await predictedBytes(search, palette, full)) <= search.targetBytes * SURELY;
  const answer = await along(search, rounded, mayFit ? RESERVE_AT_LAST + 1 : RESERVE_AT_LAST);
  const isEnough = answer.fit && answer.fit.request.scale >= NEARLY_ALL;
  if (!mayFit || isEnough || search.left === 0) return belowExact(answer);
  const allPixels = await search.make(palette.settings(full));
  return belowExact(search.isNearAim(allPixels) ? { ...answer, fit: allPixels, isClosed: true } : answer);
}

/** Returns the bytes from which on rounded colours look better than a palette. */
async function roundedFrom(
  { search, subject, paletteCheck: check }: FormatSearch,
  palette: Axis,
  rounded: Axis,
): Promise<number> {
  const { perRatio, least, most, untrue } = ROUNDED_FROM;
  const [full, lowest] = [palette.length - 1, firstOfAllPixels(rounded)];
  const { format, quality } = rounded.settings(lowest);
  const draft = { bytes: await search.draft(palette.settings(full)) };
  const paletteBytes = await predictedBytes(search, palette, full);
  if (!(await isPaletteEnough(draft, { quality, format, subject, check }, untrue))) return least * paletteBytes;
  const ratio = (await predictedBytes(search, rounded, lowest)) / paletteBytes;
  return paletteBytes * Math.min(most, Math.max(least, perRatio * (ratio - 1)));
}

async function along(search: SizeSearch, axis: Axis, reserve: number): Promise<Answer> {
  const found = await searchAxis(search, axis, { start: axis.length - 1, reserve });
  const { fit } = found;
  // The highest quality of rounded colours has nuances above it.
  const isAtTop = found.isAtTop && !canRound(axis.settings(axis.length - 1).format);
  return { ...found, fit: fit && (await fillGap(search, axis, { ...found, fit, isAtTop }, reserve)) };
}

/** Predicts the bytes of a step's full encode from its draft. */
async function predictedBytes(search: SizeSearch, axis: Axis, step: number): Promise<number> {
  return (await search.measure(axis.settings(step))) * Math.exp(axis.offset(step));
}

/** Marks the top of an axis as closed: exact pixels, which do not fit, are the next step. */
const belowExact = (answer: Answer): Answer => ({
  ...answer,
  isClosed: answer.isClosed || answer.isAtTop,
  isAtTop: false,
});
