import { searchingIn } from '../../codecs/searching.ts';
import { workOn } from '../../codecs/work-on.ts';
import { isCodecFailure } from '../../errors/errors.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { Format } from '../../formats/format.ts';
import type { FormatId } from '../../formats/index.ts';
import { formatOf } from '../../formats/index.ts';
import type { NearestBecause, Note } from '../../report/notes.ts';
import { ONE_MEGABYTE, targetDeviation } from '../byte-limits.ts';
import { belowUsualAxis, detailAxis, fullSizeQuality, scaleAxis, USUAL_SHARPNESS } from '../candidates/axis.ts';
import { compared } from '../picture-trials.ts';
import {
  type Compressed,
  type Encoded,
  EXACT_QUALITY,
  HIGHEST_QUALITY,
  requestFor,
  type Scoring,
  type Task,
} from '../request.ts';
import { fillGap } from '../search/fill-gap.ts';
import { searchAxis } from '../search/search-axis.ts';
import { SizeSearch, THOUSANDS } from '../search/size-search.ts';
import {
  exactDrawing,
  type Fit,
  type FormatSearch,
  orDrawnInPalette,
  orSmallest,
  RESERVE_AT_LAST,
} from './size-in-format.ts';

export interface SizeTask extends Task {
  /** The format to try if `format` misses the target (see `exchangeFormat`); absent if the format must stay. */
  exchange?: Format | undefined;
  /** The requested maximum, in bytes. */
  targetBytes: number;
  /** The least size that is asked for, in bytes; absent for none. `engine/run/filled.ts` fills up what is below it. */
  least?: number | undefined;
  /** How far below the target a result may be, as a fraction of it; default `targetDeviation`. */
  tolerance?: number | undefined;
  /** Whether a file far below a large target is padded; default true. */
  padding?: boolean | undefined;
  /** See `Picture.sharpness`; called at most once. Default `USUAL_SHARPNESS`. */
  sharpness?: (() => number) | undefined;
}

const MAX_ITERATIONS = 10;
const MAX_ITERATIONS_ONE_MEGABYTE = 15;
/** The first quality after an exchange of the format for a target of one megabyte. */
const ONE_MEGABYTE_QUALITY = 95;

/** If the best result is further below the target, as a fraction of it, the other format is tried. */
const FAR_OFF = 0.3;

/**
 * Finds the best picture at or below a target size. If the format's quality removes detail, the picture keeps all
 * pixels down to an acceptable quality, then loses pixels and quality together (`detailAxis`). If it reduces colours,
 * see `searchColours`. Another format, if allowed, is tried before either goes far. A sharp picture keeps its pixels
 * longer. Rejects if `encode` rejects, except if the codec of the exchanged format fails: then the requested format is
 * used.
 */
export async function compressToSize(task: SizeTask): Promise<Compressed> {
  const { subject, exchange, targetBytes, encode, warn } = task;
  const tolerance = task.tolerance ?? targetDeviation(targetBytes);
  const { ceiling, tries } = await ceilingOf(task);
  const search = new SizeSearch({
    targetBytes: ceiling,
    tolerance,
    requestedBytes: targetBytes,
    iterations: (targetBytes === ONE_MEGABYTE ? MAX_ITERATIONS_ONE_MEGABYTE : MAX_ITERATIONS) - tries,
    encode,
  });
  const inFormat: FormatSearch = {
    ...task,
    search,
    estimate: initialQuality(ceiling / subject.bytes),
    sharpness: once(task.sharpness ?? (() => USUAL_SHARPNESS)),
    scoringIn: task.scoringIn && perFormat(task),
  };

  let answer =
    (await compared(() => exactDrawing(inFormat), warn)) ?? (await searchFormat(inFormat, exchange !== undefined));
  if (exchange && !isExact(answer.fit) && (!answer.fit || search.gap(answer.fit) > FAR_OFF))
    answer = await orExchanged(answer, inFormat, exchange, targetBytes);
  if (!answer.fit?.request.lossless) {
    const detail = answer;
    answer = (await compared(() => orDrawnInPalette(detail, inFormat), warn)) ?? detail;
  }
  const fit = answer.fit && (await orBestQuality(answer.fit, answer, search, task));
  if (!fit) return nothingFits(task, search);

  const bytes = await padded(task, fit, search);
  const below = 1 - bytes.length / targetBytes;
  const padding = bytes.length - fit.bytes.length;
  const notes: Note[] = padding > 0 ? [{ code: 'padded', bytes: padding }] : [];
  if (below <= tolerance) notes.push({ code: 'target-met', below });
  else notes.push({ code: 'nearest', below, why: whyNotNearer(answer, fit, search, ceiling < targetBytes) });
  return { bytes, request: fit.request, notes };
}

/** Returns the format's best quality if the highest one that searches try is below the least size, and that one fits. */
async function orBestQuality(fit: Encoded, { isAtTop }: Fit, search: SizeSearch, { least = 0 }: SizeTask) {
  const { format } = fit.request;
  if (!isAtTop || fit.bytes.length >= least || format.quality?.reduces !== 'detail') return fit;
  const best = await search.make(requestFor(format, { quality: EXACT_QUALITY }));
  return search.fits(best) ? best : fit;
}

/** A file of this quality that is smaller than the original leaves no reason for a larger one. */
const GOOD_QUALITY = 90;

/** Searches in the other format. If its codec fails, the requested format loses pixels after all. */
async function orExchanged(answer: Fit, inFormat: FormatSearch, exchange: Format, targetBytes: number): Promise<Fit> {
  const { search, warn } = inFormat;
  const estimate = targetBytes === ONE_MEGABYTE ? ONE_MEGABYTE_QUALITY : inFormat.estimate;
  try {
    const other = await searchFormat({ ...inFormat, format: exchange, estimate }, false);
    return other.fit && search.betterOf(answer.fit, other.fit) === other.fit ? other : answer;
  } catch (error) {
    if (!isCodecFailure(error)) throw error;
    warn?.(`The change to ${exchange.label} failed: ${error.message}`);
    return answer.fit ? answer : searchFormat(inFormat, false);
  }
}

/**
 * Returns the largest size that a result may have, and the encodes that it took to find it. A visitor who chooses another format and
 * a target above the file's size gets a larger file only if the format needs more bytes to look good.
 */
async function ceilingOf({ subject, format, targetBytes, least = 0, encode }: SizeTask) {
  const { mayGrow } = subject;
  const bytes = Math.max(subject.bytes, Math.min(least, targetBytes));
  if (!mayGrow || targetBytes <= bytes) return { ceiling: Math.min(targetBytes, bytes), tries: 0 };
  if (mayGrow !== 'format' || format.quality?.reduces !== 'detail') return { ceiling: targetBytes, tries: 0 };
  const good = await encode(requestFor(format, { quality: GOOD_QUALITY, packs: false }));
  return { ceiling: good.bytes.length <= bytes ? bytes : targetBytes, tries: 1 };
}

/**
 * Estimates the quality, 1 to 95, for a result of a size relative to the original.
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

/** Whether a file has exact pixels, or the full palette of a format that has no more colours. */
const isExact = (made: Encoded | undefined): boolean =>
  made?.request.format.quality?.reduces === 'colours' &&
  made.request.quality === EXACT_QUALITY &&
  made.request.scale === 1;

/** From this scale on, full size at a lower quality is tried instead. */
const NEARLY_ALL = 0.9;

/**
 * Tries full size at lower qualities if the scale is just below 1. The slightest resize removes a picture's grain and
 * up to a fifth of the bytes, so there are no sizes in that gap otherwise.
 */
async function orAllPixels(search: SizeSearch, format: Format, fit: Encoded, lowest: number): Promise<Encoded> {
  const { scale } = fit.request;
  if (search.isWithin(fit) || search.isNearAim(fit) || scale === 1 || scale < NEARLY_ALL) return fit;
  const axis = belowUsualAxis(format, lowest);
  const found = await searchAxis(search, axis, { start: axis.length - 1, reserve: RESERVE_AT_LAST });
  return (found.fit && search.betterOf(fit, found.fit)) ?? fit;
}

/** Prepares the metric once per format. If it fails, files are not scored. */
function perFormat({ scoringIn, warn }: SizeTask): SizeTask['scoringIn'] {
  const known = new Map<FormatId, Promise<Scoring | undefined>>();
  return async (format) => {
    const scoring = known.get(format.id) ?? compared(async () => scoringIn?.(format), warn);
    known.set(format.id, scoring);
    return scoring;
  };
}

function once<T>(ask: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: ask() };
    return known.value;
  };
}

function whyNotNearer({ isClosed, isAtTop }: Fit, fit: Encoded, search: SizeSearch, isCapped: boolean): NearestBecause {
  if (isAtTop) return fit.request.quality === HIGHEST_QUALITY ? 'highest-tried' : 'best-quality';
  if (isCapped) return 'file-size';
  if (search.isForThousands(fit)) return 'thousands';
  return isClosed ? 'steps' : 'tries';
}

/** @param keepPixels whether another format is tried before fewer pixels */
async function searchFormat(task: FormatSearch, keepPixels: boolean): Promise<Fit> {
  const { search, subject, format, estimate } = task;
  if (format.quality?.reduces === 'colours') {
    const { searchColours } = await fetchPart(() => import('./size-in-colours.ts'));
    return searchColours(task, keepPixels);
  }
  const lowest = fullSizeQuality(format, format.quality ? task.sharpness() : 0);
  const axis = format.quality ? detailAxis(subject, format, lowest) : scaleAxis(subject, format);
  let start = axis.length - 1;
  while (start > 0 && axis.settings(start).scale === 1 && axis.settings(start).quality > estimate) start--;
  const found = await searchAxis(search, axis, { start, reserve: RESERVE_AT_LAST });
  const kept = found.fit && format.quality ? await orAllPixels(search, format, found.fit, lowest) : found.fit;
  const fit = kept && (await fillGap(search, axis, { ...found, fit: kept }, RESERVE_AT_LAST));
  return orSmallest(task, { ...found, fit });
}

/** Smaller targets are not padded to. */
const MIN_TARGET_BYTES = 500 * 1024;
/** Only a file smaller than this fraction of its target is padded. */
const SHORT_OF = 0.9;
/** The largest share of padding in the target, unless the original's format has another. */
const USUAL_PADDING = 0.2;

/**
 * Pads a file that is far below a large target even at the best quality, for forms with a minimum size, whose least size may be above the
 * file's. The file itself is returned if that fails or does not apply.
 */
async function padded(
  { subject, targetBytes, padding = true, warn }: SizeTask,
  { request, bytes }: Encoded,
  search: SizeSearch,
): Promise<Encoded['bytes']> {
  if (!padding || request.format.pads !== 'to-target') return bytes;
  const { pad } = await workOn(request.format);
  if (!pad) return bytes;
  const isCapped = subject.mayGrow !== undefined && search.targetBytes < targetBytes;
  const sizes = isCapped ? { targetBytes, aimBytes: Math.floor(targetBytes * THOUSANDS) } : search;
  if (sizes.targetBytes < MIN_TARGET_BYTES || bytes.length >= sizes.targetBytes * SHORT_OF) return bytes;
  const from = formatOf(subject.format);
  const share = (from.id !== request.format.id && searchingIn(from).paddingOnceConverted) || USUAL_PADDING;
  try {
    return pad(bytes, Math.min(Math.floor(sizes.targetBytes * share), sizes.aimBytes - bytes.length));
  } catch (error) {
    warn?.(`The padding to ${search.aimBytes} bytes failed: ${String(error)}`);
    return bytes;
  }
}

/** Returns the smallest file, an encoded one or the original, if nothing fits. */
function nothingFits({ subject, targetBytes }: SizeTask, { smallest }: SizeSearch): Compressed {
  const isOriginal = !smallest || (subject.mayKeep && smallest.bytes.length >= subject.bytes);
  const bytes = isOriginal ? subject.bytes : smallest.bytes.length;
  const notes: Note[] = [{ code: 'above-target', above: bytes / targetBytes - 1 }];
  return isOriginal
    ? { bytes: 'original', notes: [{ code: 'left-as-it-is', why: 'no-gain' }, ...notes] }
    : { ...smallest, notes };
}
