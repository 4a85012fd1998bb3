import { isCodecFailure } from '../errors.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import type { NearestBecause, Note } from '../notes.ts';
import type { Warn } from '../warn.ts';
import { coloursAxis, detailAxis, scaleAxis, smallestSettings } from './axis.ts';
import { ONE_MEGABYTE, targetDeviation } from './deviation.ts';
import { fillGap } from './fill-gap.ts';
import { Hunt } from './hunt.ts';
import { padToTarget } from './padding.ts';
import type { Encode, Found, Made, Subject } from './request.ts';
import { type Findings, searchAxis } from './search-axis.ts';

export interface SizeTask {
  subject: Subject;
  /** The format to write. */
  format: Format;
  /** What to change to where `format` cannot come near the target (see `exchangeFormat`); absent where it must stay. */
  exchange?: Format | undefined;
  /** The ceiling that was asked for, in bytes. */
  targetBytes: number;
  /** Fraction of the target that a result may stay below it; default `targetDeviation`. */
  tolerance?: number | undefined;
  /** Fill up what stays far below a large target; default true. */
  padding?: boolean | undefined;
  /** Of the encodes that may become the result; default `usual`. */
  effort?: EncodeOptions['effort'];
  encode: Encode;
  warn?: Warn | undefined;
}

const MAX_ITERATIONS = 10;
const MAX_ITERATIONS_ONE_MEGABYTE = 15;
/** Full encodes kept for what comes after the format's own pixels: another format or fewer pixels, and the smallest. */
const RESERVE = 4;
const RESERVE_AT_LAST = 1;

/** The first quality of a picture that changes its format for a target of one megabyte. */
const ONE_MEGABYTE_QUALITY = 95;

/** A best result this far below the target asks for the next format, as one above it does. */
const FAR_OFF = 0.3;

/** The highest quality of a palette: up to 256 colours, as many as the picture asks for. */
const FULL_PALETTE = 99;

/**
 * From so many bytes a pixel on, exact pixels are those of a photo: it bears fewer pixels better than fewer colours.
 * Below, they are a drawing's or a screenshot's, whose letters do not.
 */
const PHOTO_BYTES_A_PIXEL = 0.75;

/**
 * Exact pixels, and fewer of them, look better than a palette from so many times its bytes on; about as good at equal
 * bytes, and then the visitor keeps all pixels.
 */
const BETTER_FROM = 1.25;

interface Search {
  hunt: Hunt;
  subject: Subject;
  /** The quality that the first try may need. */
  estimate: number;
}

/** The best that one format gave: nothing where nothing fits, and why it is not nearer. */
type Answer = Omit<Findings, 'predict'>;

/**
 * The best picture at or below a target size. What is best follows one rule for each kind of format: where quality takes
 * detail away, all pixels as long as the quality is worth looking at, and then fewer pixels and quality together
 * (`detailAxis`); where it takes colours away see `searchColours`; and another format, where that may be, before
 * either goes far.
 * Rejects with what `encode` rejects with, but for a codec's failure in the format that was changed to: then the format
 * that was asked for has to do.
 */
export async function compressToSize(task: SizeTask): Promise<Found> {
  const { subject, format, exchange, targetBytes, effort = 'usual', encode, warn } = task;
  const tolerance = task.tolerance ?? targetDeviation(targetBytes);
  const ceiling = subject.mayGrow ? targetBytes : Math.min(targetBytes, subject.bytes);
  const hunt = new Hunt({
    targetBytes: ceiling,
    tolerance,
    named: ceiling === targetBytes,
    iterations: targetBytes === ONE_MEGABYTE ? MAX_ITERATIONS_ONE_MEGABYTE : MAX_ITERATIONS,
    effort,
    encode,
  });
  const search: Search = { hunt, subject, estimate: initialQuality(ceiling / subject.bytes) };

  let answer = await searchFormat(search, format, { keepPixels: exchange !== undefined });
  if (exchange && (!answer.fit || hunt.gap(answer.fit) > FAR_OFF)) {
    const estimate = targetBytes === ONE_MEGABYTE ? ONE_MEGABYTE_QUALITY : search.estimate;
    try {
      const other = await searchFormat({ ...search, estimate }, exchange, { keepPixels: false });
      if (other.fit && hunt.betterOf(answer.fit, other.fit) === other.fit) answer = other;
    } catch (error) {
      if (!isCodecFailure(error)) throw error;
      warn?.(`The change to ${exchange.label} failed: ${error.message}`);
      if (!answer.fit) answer = await searchFormat(search, format, { keepPixels: false });
    }
  }
  const { fit } = answer;
  const counts = { encodes: hunt.encodes, drafts: hunt.drafts };
  if (!fit) return nothingFits(task, hunt);

  const bytes = padded(task, fit, hunt);
  const below = 1 - bytes.length / targetBytes;
  const padding = bytes.length - fit.bytes.length;
  const notes: Note[] = padding > 0 ? [{ code: 'padded', bytes: padding }] : [];
  if (below <= tolerance) notes.push({ code: 'target-met', below });
  else notes.push({ code: 'nearest', below, why: whyNotNearer(answer, ceiling < targetBytes) });
  return { bytes, request: fit.request, notes, ...counts };
}

/**
 * The quality, 1 to 95, that a result this much smaller than the original may need.
 * @param ratio target size over original size
 */
export function initialQuality(ratio: number): number {
  return Math.max(1, Math.round(100 * Math.min(0.95, estimateOf(ratio))));
}

function estimateOf(ratio: number): number {
  if (ratio < 0.1) return Math.max(0.05, ratio * 0.5);
  if (ratio < 0.3) return Math.max(0.1, ratio * 0.7);
  if (ratio < 0.5) return Math.max(0.3, ratio * 0.9);
  return Math.max(0.5, ratio * 1.1);
}

function whyNotNearer({ isClosed, isAtTop }: Answer, isCapped: boolean): NearestBecause {
  if (isAtTop) return 'best-quality';
  if (isCapped) return 'file-size';
  return isClosed ? 'steps' : 'tries';
}

/** @param keepPixels another format comes before fewer pixels */
async function searchFormat(search: Search, format: Format, { keepPixels }: { keepPixels: boolean }): Promise<Answer> {
  const { hunt, subject, estimate } = search;
  if (format.quality?.reduces === 'colours') return searchColours(search, format, { keepPixels });
  const axis = format.quality ? detailAxis(subject, format) : scaleAxis(subject, format);
  let start = axis.length - 1;
  while (start > 0 && axis.settings(start).scale === 1 && axis.settings(start).quality > estimate) start--;
  const found = await searchAxis(hunt, axis, { start, reserve: RESERVE_AT_LAST });
  const fit = found.fit && (await fillGap(hunt, axis, { ...found, fit: found.fit }));
  return orSmallest(search, format, { ...found, fit });
}

/**
 * Where quality costs colours: all of them, where that fits. Else a photo bears fewer pixels better than fewer colours:
 * it is made smaller, with exact pixels down to where a palette has as many bytes, and with a full palette below.
 * Anything else keeps its pixels as long as a palette fits.
 * Measured with SSIMULACRA2 (docs/decisions/0006-target-size.md).
 */
async function searchColours(search: Search, format: Format, { keepPixels }: { keepPixels: boolean }): Promise<Answer> {
  const { hunt, subject } = search;
  const reserve = keepPixels ? RESERVE : RESERVE_AT_LAST;
  const fewest = format.quality?.fullSizeDownTo ?? 1;
  const exact = scaleAxis(subject, format);
  const top = exact.length - 1;
  const draft = await hunt.measure(exact.settings(top));
  const exactBytes = draft * Math.exp(exact.offset(top));
  if (exactBytes <= hunt.targetBytes * 1.1) {
    const made = await hunt.make(exact.settings(top));
    if (hunt.fits(made)) return { fit: made, isClosed: true, isAtTop: true };
  }
  if (format.holds.palette) {
    if (keepPixels) return searchAxis(hunt, coloursAxis(format, fewest), { start: FULL_PALETTE, reserve });
    return orSmallest(search, format, await searchAxis(hunt, exact, { start: top, reserve: RESERVE_AT_LAST }));
  }
  const isPhoto = exactBytes > PHOTO_BYTES_A_PIXEL * subject.width * subject.height;
  const found = await searchAxis(hunt, coloursAxis(format, isPhoto ? FULL_PALETTE : fewest), {
    start: FULL_PALETTE,
    reserve,
  });
  // Above the best palette there are still all the colours, which do not fit.
  const palette: Answer = { ...found, isClosed: found.isClosed || found.isAtTop, isAtTop: false };
  if (keepPixels) return palette;
  if (palette.fit && (!isPhoto || palette.fit.bytes.length * BETTER_FROM > hunt.targetBytes)) return palette;
  const scaled = palette.fit ? exact : scaleAxis(subject, format, FULL_PALETTE);
  const smaller = await searchAxis(hunt, scaled, { start: scaled.length - 1, reserve: RESERVE_AT_LAST });
  const fit = smaller.fit ? hunt.betterOf(palette.fit, smaller.fit) : palette.fit;
  return orSmallest(search, format, { ...smaller, fit });
}

/** And if nothing of that fits, the smallest file that the rules allow. */
async function orSmallest({ hunt, subject }: Search, format: Format, answer: Answer): Promise<Answer> {
  if (answer.fit) return answer;
  const last = await hunt.make(smallestSettings(subject, format));
  return hunt.fits(last) ? { fit: last, isClosed: false, isAtTop: false } : answer;
}

/** The file closer to its target where padding helps; as it is where that fails. */
function padded({ format, padding = true, warn }: SizeTask, { request, bytes }: Made, hunt: Hunt): Made['bytes'] {
  const { pad } = request.format;
  if (!padding || !pad) return bytes;
  try {
    return padToTarget(bytes, hunt, { pad, exchanged: request.format !== format });
  } catch (error) {
    warn?.(`The padding to ${hunt.aimBytes} bytes failed: ${String(error)}`);
    return bytes;
  }
}

/** The smallest file there is: one that was made, or the original. */
function nothingFits({ subject, targetBytes }: SizeTask, { smallest, encodes, drafts }: Hunt): Found {
  const isOriginal = !smallest || (subject.mayKeep && smallest.bytes.length >= subject.bytes);
  const bytes = isOriginal ? subject.bytes : smallest.bytes.length;
  const notes: Note[] = [{ code: 'above-target', above: bytes / targetBytes - 1 }];
  return isOriginal
    ? { bytes: 'original', notes: [{ code: 'left-as-it-is', why: 'no-gain' }, ...notes], encodes, drafts }
    : { bytes: smallest.bytes, request: smallest.request, notes, encodes, drafts };
}
