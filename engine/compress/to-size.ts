import { isCodecFailure } from '../errors.ts';
import { workOn } from '../formats/file-work.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { NearestBecause, Note } from '../notes.ts';
import type { Warn } from '../warn.ts';
import { belowUsualAxis, detailAxis, fullSizeQuality, HIGHEST_QUALITY, scaleAxis, USUAL_SHARPNESS } from './axis.ts';
import { ONE_MEGABYTE, targetDeviation } from './deviation.ts';
import { fillGap } from './fill-gap.ts';
import { Hunt } from './hunt.ts';
import { padToTarget } from './padding.ts';
import type { PaletteCheck } from './palette-check.ts';
import type { Encode, Found, Made, Subject } from './request.ts';
import { type Answer, orSmallest, RESERVE_AT_LAST, type Search } from './search.ts';
import { searchAxis } from './search-axis.ts';
import { searchColours } from './search-colours.ts';

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
  /** Only the quality gives way, as far as it goes: nobody named a size that is worth pixels. */
  keepsPixels?: boolean | undefined;
  /** Of the encodes that may become the result; default `usual`. */
  effort?: EncodeOptions['effort'];
  encode: Encode;
  /** See `Picture.sharpness`; asked once at the most. Default `USUAL_SHARPNESS`. */
  sharpness?: (() => number) | undefined;
  paletteCheck?: PaletteCheck | undefined;
  warn?: Warn | undefined;
}

const MAX_ITERATIONS = 10;
const MAX_ITERATIONS_ONE_MEGABYTE = 15;
/** The first quality of a picture that changes its format for a target of one megabyte. */
const ONE_MEGABYTE_QUALITY = 95;

/** The lowest quality of all pixels where these are to be kept; below it there is hardly a picture left. */
const LEAST_QUALITY = 10;

/** A best result this far below the target asks for the next format, as one above it does. */
const FAR_OFF = 0.3;

/**
 * The best picture at or below a target size. What is best follows one rule for each kind of format: where quality takes
 * detail away, all pixels as long as the quality is worth looking at, and then fewer pixels and quality together
 * (`detailAxis`); where it takes colours away see `searchColours`; and another format, where that may be, before
 * either goes far. How soon pixels give way depends on how sharp they are.
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
    askedBytes: targetBytes,
    iterations: targetBytes === ONE_MEGABYTE ? MAX_ITERATIONS_ONE_MEGABYTE : MAX_ITERATIONS,
    effort,
    encode,
  });
  const search: Search = {
    hunt,
    subject,
    estimate: initialQuality(ceiling / subject.bytes),
    sharpness: once(task.sharpness ?? (() => USUAL_SHARPNESS)),
    paletteCheck: task.paletteCheck,
    lowestQuality: task.keepsPixels ? LEAST_QUALITY : undefined,
  };

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
  else notes.push({ code: 'nearest', below, why: whyNotNearer(answer, fit, hunt, ceiling < targetBytes) });
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

/** Nearly all pixels must be worth this much of them. */
const NEARLY_ALL = 0.9;

/**
 * The first resize takes the grain out of a picture, and with it up to a fifth of the bytes: what lies in that gap is all
 * pixels at a quality somewhat lower.
 */
async function orAllPixels({ hunt }: Search, format: Format, fit: Made, lowest: number): Promise<Made> {
  const { scale } = fit.request;
  if (hunt.isWithin(fit) || hunt.isNearAim(fit) || scale === 1 || scale < NEARLY_ALL) return fit;
  const axis = belowUsualAxis(format, lowest);
  const found = await searchAxis(hunt, axis, { start: axis.length - 1, reserve: RESERVE_AT_LAST });
  return (found.fit && hunt.betterOf(fit, found.fit)) ?? fit;
}

function once<T>(ask: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: ask() };
    return known.value;
  };
}

function whyNotNearer({ isClosed, isAtTop }: Answer, fit: Made, hunt: Hunt, isCapped: boolean): NearestBecause {
  if (isAtTop) return fit.request.quality === HIGHEST_QUALITY ? 'highest-tried' : 'best-quality';
  if (isCapped) return 'file-size';
  if (hunt.isForThousands(fit)) return 'thousands';
  return isClosed ? 'steps' : 'tries';
}

/** @param keepPixels another format comes before fewer pixels */
async function searchFormat(search: Search, format: Format, { keepPixels }: { keepPixels: boolean }): Promise<Answer> {
  const { hunt, subject, estimate } = search;
  if (format.quality?.reduces === 'colours') return searchColours(search, format, { keepPixels });
  const lowest = search.lowestQuality ?? fullSizeQuality(format, format.quality ? search.sharpness() : 0);
  const axis = format.quality ? detailAxis(subject, format, lowest) : scaleAxis(subject, format);
  let start = axis.length - 1;
  while (start > 0 && axis.settings(start).scale === 1 && axis.settings(start).quality > estimate) start--;
  const found = await searchAxis(hunt, axis, { start, reserve: RESERVE_AT_LAST });
  const kept = found.fit && format.quality ? await orAllPixels(search, format, found.fit, lowest) : found.fit;
  const fit = kept && (await fillGap(hunt, axis, { ...found, fit: kept }, RESERVE_AT_LAST));
  return orSmallest(search, format, { ...found, fit });
}

/** The file closer to its target where padding helps; as it is where that fails. */
function padded({ subject, padding = true, warn }: SizeTask, { request, bytes }: Made, hunt: Hunt): Made['bytes'] {
  const { pad } = workOn(request.format);
  if (!padding || !pad) return bytes;
  try {
    return padToTarget(bytes, hunt, { pad, from: formatOf(subject.format), to: request.format });
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
