import type { Format } from '../formats/format.ts';
import { type Axis, firstOfAllPixels, HIGHEST_QUALITY, scaleAxis } from './axis.ts';
import { fillGap } from './fill-gap.ts';
import type { Hunt } from './hunt.ts';
import {
  canRound,
  coloursAxis,
  drawingAxis,
  FULL_PALETTE,
  photoAxis,
  roundedAxis,
  roundedPhotoAxis,
} from './palette-axis.ts';
import { isPaletteEnough } from './palette-check.ts';
import type { Made } from './request.ts';
import { type Answer, orSmallest, RESERVE, RESERVE_AT_LAST, type Search } from './search.ts';
import { searchAxis } from './search-axis.ts';

/**
 * Sharpness times pixels over the bytes of exact pixels, from which on a picture is a drawing or a screenshot: hard edges
 * between even areas, which cost next to nothing. Photos have 1 to 20, screenshots from 50 on.
 */
const DRAWING_FROM = 30;

/** Rounded colours may cost so much of the sides where a palette of all pixels comes as near to the target. */
const NEARLY_ALL = 0.9;

/** A draft that is larger than this many targets shows that the full encode is, too. */
const SURELY = 1.1;

/**
 * Down to so many times the bytes of its palette a photo looks better with all its colours, rounded, and fewer pixels: the
 * further the less these take at all pixels, and where the palette is so many times as far off.
 */
const ROUNDED_FROM = { perRatio: 2, least: 0.25, most: 0.75, untrue: 5 } as const;

/**
 * Where quality costs colours: all of them, where that fits. Else a photo keeps them all, rounded, and then bears fewer pixels
 * better than fewer colours: it is made smaller down to about as many bytes as a palette takes, and with a palette below. A
 * drawing bears fewer colours better than fewer pixels, and keeps all pixels as long as a small palette fits.
 * Measured with SSIMULACRA 2.1 (docs/decisions/0013-target-search.md).
 * @param keepPixels another format comes before fewer pixels
 */
export async function searchColours(
  search: Search,
  format: Format,
  { keepPixels }: { keepPixels: boolean },
): Promise<Answer> {
  const { hunt, subject } = search;
  const exact = scaleAxis(subject, format);
  const exactBytes = await foretold(hunt, exact, exact.length - 1);
  if (exactBytes <= hunt.targetBytes * SURELY) {
    const made = await hunt.make(exact.settings(exact.length - 1));
    const answer: Answer = { fit: made, isClosed: true, isAtTop: true };
    if (hunt.fitsAim(made)) return answer;
    if (hunt.fits(made)) return orByThousands(search, format, { answer, exact: made, exactBytes });
  }
  return searchLossy(search, format, { keepPixels, exactBytes });
}

/** Exact pixels that fit the target, but no form that counts 1,000 bytes a KB: whatever does. */
async function orByThousands(
  search: Search,
  format: Format,
  { answer, exact, exactBytes }: { answer: Answer; exact: Made; exactBytes: number },
): Promise<Answer> {
  for (const keepPixels of [true, false]) {
    const lossy = await searchLossy(search, format, { keepPixels, exactBytes });
    if (lossy.fit && search.hunt.betterOf(exact, lossy.fit) === lossy.fit) return lossy;
  }
  return answer;
}

async function searchLossy(
  search: Search,
  format: Format,
  { keepPixels, exactBytes }: { keepPixels: boolean; exactBytes: number },
): Promise<Answer> {
  const { hunt, subject } = search;
  const samples = subject.width * subject.height * subject.frames;
  const isDrawing = search.sharpness() * samples > DRAWING_FROM * exactBytes;
  if (keepPixels) {
    const axis = coloursAxis(format, isDrawing || format.holds.palette ? undefined : FULL_PALETTE);
    return orRounded(search, format, await along(hunt, axis, RESERVE));
  }
  return orSmallest(search, format, await (isDrawing ? searchDrawing : searchPhoto)(search, format));
}

async function searchDrawing(search: Search, format: Format): Promise<Answer> {
  const { hunt, subject, sharpness } = search;
  return orRounded(search, format, await along(hunt, drawingAxis(subject, format, sharpness()), RESERVE_AT_LAST));
}

/** Where the best palette fits, but not every pixel exactly: all the colours, rounded, unless the palette is as true. */
async function orRounded(search: Search, format: Format, answer: Answer): Promise<Answer> {
  const { hunt, subject, paletteCheck: check } = search;
  const { fit: palette, isAtTop } = answer;
  if (!palette || !isAtTop || !canRound(format)) return belowExact(answer);
  const isEnoughBeside = (quality: number) => isPaletteEnough(palette, { quality, format, subject, check });
  if (await isEnoughBeside(HIGHEST_QUALITY)) return belowExact(answer);
  const rounded = await along(hunt, roundedAxis(format), RESERVE_AT_LAST);
  const { fit } = rounded;
  const isBetter = fit && hunt.betterOf(palette, fit) === fit && !(await isEnoughBeside(fit.request.quality));
  return belowExact(isBetter ? rounded : answer);
}

async function searchPhoto(search: Search, format: Format): Promise<Answer> {
  const { hunt, subject, sharpness } = search;
  const palette = photoAxis(subject, format, sharpness());
  if (!canRound(format)) return along(hunt, palette, RESERVE_AT_LAST);
  const rounded = roundedPhotoAxis(subject, format, sharpness());
  const isRounded = (await roundedFrom(search, palette, rounded)) < hunt.targetBytes;
  if (!isRounded) return belowExact(await along(hunt, palette, RESERVE_AT_LAST));
  const full = palette.length - 1;
  const mayFit = (await foretold(hunt, palette, full)) <= hunt.targetBytes * SURELY;
  const answer = await along(hunt, rounded, mayFit ? RESERVE_AT_LAST + 1 : RESERVE_AT_LAST);
  const isEnough = answer.fit && answer.fit.request.scale >= NEARLY_ALL;
  if (!mayFit || isEnough || hunt.left === 0) return belowExact(answer);
  const allPixels = await hunt.make(palette.settings(full));
  return belowExact(hunt.isNearAim(allPixels) ? { ...answer, fit: allPixels, isClosed: true } : answer);
}

/** The bytes from which on rounded colours look better than a palette. */
async function roundedFrom(
  { hunt, subject, paletteCheck: check }: Search,
  palette: Axis,
  rounded: Axis,
): Promise<number> {
  const { perRatio, least, most, untrue } = ROUNDED_FROM;
  const [full, lowest] = [palette.length - 1, firstOfAllPixels(rounded)];
  const { format, quality } = rounded.settings(lowest);
  const hasty = { bytes: await hunt.draft(palette.settings(full)) };
  const paletteBytes = await foretold(hunt, palette, full);
  if (!(await isPaletteEnough(hasty, { quality, format, subject, check }, untrue))) return least * paletteBytes;
  const ratio = (await foretold(hunt, rounded, lowest)) / paletteBytes;
  return paletteBytes * Math.min(most, Math.max(least, perRatio * (ratio - 1)));
}

async function along(hunt: Hunt, axis: Axis, reserve: number): Promise<Answer> {
  const found = await searchAxis(hunt, axis, { start: axis.length - 1, reserve });
  const { fit } = found;
  // Above the highest quality of rounded colours there are nuances of it.
  const isAtTop = found.isAtTop && !canRound(axis.settings(axis.length - 1).format);
  return { ...found, fit: fit && (await fillGap(hunt, axis, { ...found, fit, isAtTop }, reserve)) };
}

/** The bytes that a draft says a step will have. */
async function foretold(hunt: Hunt, axis: Axis, step: number): Promise<number> {
  return (await hunt.measure(axis.settings(step))) * Math.exp(axis.offset(step));
}

/** Above the best palette there are still all the colours, which do not fit. */
const belowExact = (answer: Answer): Answer => ({
  ...answer,
  isClosed: answer.isClosed || answer.isAtTop,
  isAtTop: false,
});
