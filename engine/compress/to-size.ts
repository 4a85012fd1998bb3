import { isCodecFailure } from '../errors.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Warn } from '../warn.ts';
import { type Axis, qualityAxes, scaleAxis, smallestSettings } from './axis.ts';
import type { Encode, Outcome, Source } from './encode.ts';
import { DEFAULT_DEVIATION, ONE_MEGABYTE } from './estimates.ts';
import { Hunt, type Made } from './hunt.ts';
import { type Padder, padToTarget } from './padding.ts';
import { type Findings, searchAxis } from './search-axis.ts';

export interface SizeTask {
  source: Source;
  /** The format to write. */
  format: Format;
  /** What to change to where `format` cannot come near the target (see `exchangeFormat`); absent where it must stay. */
  exchange?: Format;
  /** JPEG's record. */
  jpeg: Format;
  /** The ceiling, in bytes. */
  targetBytes: number;
  /** Fraction of the target that a result may stay below it; default 0.05. */
  tolerance?: number;
  /** Of the encodes that may become the result; default `usual`. */
  effort?: EncodeOptions['effort'];
  encode: Encode;
  /** How a file of the format is made larger without a change to the picture; absent where it cannot be. */
  padderOf?(format: Format): Padder | undefined;
  warn?: Warn | undefined;
}

const MAX_ITERATIONS = 10;
const MAX_ITERATIONS_ONE_MEGABYTE = 15;
/** Full encodes kept for what comes after the present format's qualities: to scale, and the smallest file of all. */
const RESERVE = 4;
const RESERVE_WHEN_SCALING = 1;

/** The first quality of a picture that changes its format for a target of one megabyte. */
const ONE_MEGABYTE_QUALITY = 95;

/** A best result this far below the target asks for the next format, as one above it does. */
const FAR_OFF = 0.3;

/**
 * The best file at or below a target size. Quality gives way first, in the format that was asked for; then the format,
 * where that may be; and the picture's dimensions only where no quality worth looking at fits.
 * Rejects with what `encode` rejects with, but for a codec's failure in the format that was changed to: then the format
 * that was asked for has to do.
 * @returns `target-met` within the tolerance; `best-that-fits` where the format's steps are too coarse for that or the
 * best quality is smaller still; `nothing-fits` with the smallest file that was found
 */
export async function compressToSize(task: SizeTask): Promise<Outcome> {
  const {
    source,
    format,
    exchange,
    jpeg,
    targetBytes,
    tolerance = DEFAULT_DEVIATION,
    effort = 'usual',
    encode,
    warn,
  } = task;
  if (source.mayKeep && source.bytes <= targetBytes) {
    return { bytes: 'original', stop: 'already-small', encodes: 0, drafts: 0, padding: 0 };
  }
  const iterations = targetBytes === ONE_MEGABYTE ? MAX_ITERATIONS_ONE_MEGABYTE : MAX_ITERATIONS;
  const hunt = new Hunt({ targetBytes, tolerance, iterations, effort, encode });
  const estimate = initialQuality(targetBytes / source.bytes);

  let found = await follow(hunt, qualityAxes(source, format, jpeg), estimate);
  let fit = found?.fit;
  let last = exchange ?? format;
  if (exchange && (!fit || hunt.gap(fit) > FAR_OFF)) {
    const first = targetBytes === ONE_MEGABYTE ? ONE_MEGABYTE_QUALITY : estimate;
    try {
      found = (await follow(hunt, qualityAxes(source, exchange, jpeg), first)) ?? found;
      if (found?.fit && (!fit || hunt.gap(found.fit) < hunt.gap(fit))) fit = found.fit;
    } catch (error) {
      if (!isCodecFailure(error)) throw error;
      warn?.(`The change to ${exchange.label} failed: ${error.message}`);
      last = format;
    }
  }
  fit ??= await shrink(hunt, source, last, found);
  if (!fit) return nothingFits(hunt, source);

  const bytes = padded(task, fit);
  return {
    bytes,
    request: fit.request,
    stop: bytes.length >= targetBytes * (1 - tolerance) ? 'target-met' : 'best-that-fits',
    encodes: hunt.encodes,
    drafts: hunt.drafts,
    padding: bytes.length - fit.bytes.length,
  };
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

/** The file closer to its target where padding helps; as it is where that fails. */
function padded({ format, targetBytes, padderOf, warn }: SizeTask, { request, bytes }: Made): Uint8Array {
  const options = { padder: padderOf?.(request.format), exchanged: request.format !== format };
  try {
    return padToTarget(bytes, targetBytes, options);
  } catch (error) {
    warn?.(`The padding to ${targetBytes} bytes failed: ${String(error)}`);
    return bytes;
  }
}

/** One axis after the other until something fits. @returns what the last one found */
async function follow(hunt: Hunt, axes: readonly Axis[], estimate: number): Promise<Findings | undefined> {
  let found: Findings | undefined;
  for (const axis of axes) {
    if (hunt.left <= RESERVE) break;
    found = await searchAxis(hunt, axis, {
      start: (found && stepPredictedBy(found, hunt, axis)) ?? axis.stepOf(estimate),
      offset: found?.offset ?? 0,
      reserve: RESERVE,
    });
    if (found.fit) break;
  }
  return found;
}

/** The highest step that, by what an axis before it has shown, stays below the target. */
function stepPredictedBy(found: Findings, hunt: Hunt, axis: Axis): number | undefined {
  const ceiling = Math.log(hunt.targetBytes);
  for (let step = axis.high; step >= axis.low; step--) {
    if (found.predict(axis.settings(step)) <= ceiling) return step;
  }
  return undefined;
}

/** A smaller picture; and if not even that fits, the smallest that the rules allow. */
async function shrink(
  hunt: Hunt,
  source: Source,
  format: Format,
  found: Findings | undefined,
): Promise<Made | undefined> {
  const axis = scaleAxis(source, format);
  const { fit } = await searchAxis(hunt, axis, {
    start: (found && stepPredictedBy(found, hunt, axis)) ?? axis.low,
    offset: found?.offset ?? 0,
    reserve: RESERVE_WHEN_SCALING,
  });
  if (fit) return fit;
  const last = await hunt.make(smallestSettings(source, format));
  return hunt.fits(last) ? last : undefined;
}

/** The smallest file there is: one that was made, or the original. */
function nothingFits({ smallest, encodes, drafts }: Hunt, source: Source): Outcome {
  const counts = { stop: 'nothing-fits', encodes, drafts, padding: 0 } as const;
  if (!smallest || (source.mayKeep && smallest.bytes.length >= source.bytes)) return { bytes: 'original', ...counts };
  return { bytes: smallest.bytes, request: smallest.request, ...counts };
}
