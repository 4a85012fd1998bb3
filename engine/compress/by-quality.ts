import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Warn } from '../warn.ts';
import { blurFor, type Encode, type Outcome, preScaleFor, type Source, smoothingFor } from './encode.ts';
import type { Made } from './hunt.ts';
import { compressFormat, exchangeFormat } from './output-format.ts';
import { qualityCoordinate, qualitySlope } from './quality-curve.ts';
import { SizeModel } from './size-model.ts';

export interface QualityTask {
  source: Source;
  /** The format that was asked for, or the original's own. */
  format: Format;
  /** 1 to 100. */
  quality: number;
  /** The format was chosen, or is to stay. */
  preserveFormat: boolean;
  /** JPEG's record. */
  jpeg: Format;
  /** Default `usual`. */
  effort?: EncodeOptions['effort'];
  encode: Encode;
  warn?: Warn | undefined;
}

/** Files up to this size are handed back as they are. */
const SKIPPED_BYTES = 10 * 1024;
/** A result above this fraction of the original saves nothing worth a change. */
const INEFFECTIVE = 0.95;
/** The budget is never above this. */
const MAX_BUDGET_BYTES = 5 * 1024 * 1024;
/** Below this quality the picture is encoded once, at that quality. */
const CANVAS_QUALITY = 30;

/** From there on quality is cut until the result is within the budget, this many times at most. */
const MAX_CUTS = 10;
/** What each cut leaves of the quality: where it costs colours, a small cut changes nothing. */
const LEFT_BY_CUT = { detail: 0.95, colours: 0.85 } as const;
/** The size, in bytes, that compression at this quality aims at. */
export function budgetFor(originalBytes: number, quality: number): number {
  return Math.min(originalBytes * (quality / 100) ** 1.5, MAX_BUDGET_BYTES);
}

/**
 * A smaller file of about this quality. Rejects with what `encode` rejects with.
 * @returns `done`; or, with the original, `already-small` for a file too small to bother and `ineffective` where
 * nothing worth while was saved
 */
export async function compressByQuality(task: QualityTask): Promise<Outcome> {
  const { source } = task;
  if (source.mayKeep && source.bytes <= SKIPPED_BYTES) {
    return { bytes: 'original', stop: 'already-small', encodes: 0, drafts: 0, padding: 0 };
  }
  let encodes = 0;
  const counted: Encode = (request) => {
    encodes++;
    return task.encode(request);
  };

  const format = compressFormat(source, task);
  let best = await encodeWithin({ ...task, encode: counted }, format);
  const exchange = exchangeFormat(source, { ...task, format });
  // A picture that was edited, or is wanted in another format, is handed over whatever its size.
  if ((exchange || source.mayKeep) && isIneffective(best, source)) {
    task.warn?.(`Compression was ineffective: ${best.bytes.length} bytes of ${source.bytes} as ${format.label}`);
  }
  if (exchange && isIneffective(best, source)) {
    const other = await encodeWithin({ ...task, encode: counted }, exchange);
    if (other.bytes.length < best.bytes.length) best = other;
  }
  const counts = { encodes, drafts: 0, padding: 0 };
  // Whatever changed its format, because the quality is that low, can still be what it was.
  if (source.mayKeep && isIneffective(best, source)) return { bytes: 'original', stop: 'ineffective', ...counts };
  return { bytes: best.bytes, request: best.request, stop: 'done', ...counts };
}

function isIneffective({ bytes }: { bytes: Uint8Array }, source: Source): boolean {
  return bytes.length > source.bytes * INEFFECTIVE;
}

/** One format's answer: at the quality that was asked for or, above the canvas's range, cut to the budget. */
async function encodeWithin(task: QualityTask, format: Format): Promise<Made> {
  const { source, quality, effort = 'usual', jpeg, encode } = task;
  const scale = preScaleFor(source, quality);
  const at = async (cutQuality: number): Promise<Made> => {
    const request = {
      format,
      quality: cutQuality,
      scale,
      blur: blurFor(format, quality, jpeg),
      smoothing: smoothingFor(quality),
      effort,
      chroma: 'auto' as const,
    };
    return { request, bytes: (await encode(request)).bytes };
  };
  if (quality < CANVAS_QUALITY || !format.quality) return at(Math.max(1, Math.round(quality)));
  const left = LEFT_BY_CUT[format.quality.reduces];
  return cutToBudget(at, {
    format,
    budget: budgetFor(source.bytes, quality),
    after: (cuts) => Math.max(1, Math.round(quality * left ** cuts)),
  });
}

/**
 * Cutting the quality step by step ends at the first step within the budget, or at the last. This ends at the same
 * step, or one beside it where the sizes are within a few percent, by predicting instead of trying them all.
 * @param after the quality after so many cuts
 */
async function cutToBudget(
  at: (quality: number) => Promise<Made>,
  { format, budget, after }: { format: Format; budget: number; after(cuts: number): number },
): Promise<Made> {
  const x = (cuts: number) => qualityCoordinate(format, { quality: after(cuts), chroma: 'auto' });
  const model = new SizeModel(qualitySlope(format), 0);
  const predicted = (cuts: number) => model.at(x(cuts));

  let over = -1;
  let within: { cuts: number; made: Made } | undefined;
  let cuts = 0;
  for (;;) {
    const made = await at(after(cuts));
    model.addFull(x(cuts), Math.log(made.bytes.length));
    if (made.bytes.length <= budget) within = { cuts, made };
    else over = cuts;
    if (over === MAX_CUTS) return made;
    if (within && (within.cuts === over + 1 || predicted(within.cuts - 1) > Math.log(budget))) return within.made;
    const last = (within?.cuts ?? MAX_CUTS + 1) - 1;
    cuts = over + 1;
    while (cuts < last && predicted(cuts) > Math.log(budget)) cuts++;
  }
}
