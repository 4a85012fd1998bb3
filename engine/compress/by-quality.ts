import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Note } from '../notes.ts';
import type { Warn } from '../warn.ts';
import { budgetFor } from './budget.ts';
import { EXACT_QUALITY, smallerOf, withColours } from './colours-by-quality.ts';
import { compressFormat, exchangeFormat } from './exchange.ts';
import type { PaletteCheck } from './palette-check.ts';
import { qualityCoordinate, qualitySlope } from './quality-curve.ts';
import {
  blurFor,
  type Encode,
  type EncodeRequest,
  type Found,
  type Made,
  preScaleFor,
  type Subject,
  smoothingFor,
} from './request.ts';
import { SizeModel } from './size-model.ts';

export interface QualityTask {
  subject: Subject;
  /** The format that was asked for, or the original's own. */
  format: Format;
  /** 1 to 100. */
  quality: number;
  /** Exact pixels at the best effort, whatever the quality says. */
  lossless?: boolean;
  /** The format was chosen, or is to stay. */
  preserveFormat: boolean;
  /** A result that saves a smaller share of the file is not worth a change. */
  leastSavings: number;
  /** Default `usual`. */
  effort?: EncodeOptions['effort'];
  encode: Encode;
  /** See `PaletteCheck`; without it a palette is always enough. */
  paletteCheck?: PaletteCheck | undefined;
  warn?: Warn | undefined;
}

/** Below this quality the picture is encoded once, at that quality. */
const CANVAS_QUALITY = 30;
/** From there on quality is cut until the result is within the budget, this many times at most. */
const MAX_CUTS = 10;
/** What each cut leaves of the quality. */
const LEFT_BY_CUT = 0.95;

/**
 * A smaller file of about this quality; whether it is small enough to be handed over is for `compress` to say. Rejects
 * with what `encode` rejects with.
 */
export async function compressByQuality(task: QualityTask): Promise<Found> {
  const { subject, lossless = false, quality } = task;
  let [encodes, drafts] = [0, 0];
  const counted: QualityTask = {
    ...task,
    encode: (request) => {
      if (request.effort === 'draft') drafts++;
      else encodes++;
      return task.encode(request);
    },
  };
  if (lossless && task.format.lossless) {
    return { ...(await exactly(counted)), notes: [], encodes, drafts };
  }
  const format = compressFormat(subject, task);
  let best = await answerOf(counted, format);
  const notes: Note[] = [];
  if (format !== task.format) {
    notes.push({ code: 'format-exchanged', from: task.format.id, to: format.id, why: 'low-quality' });
  }
  const exchange = exchangeFormat(subject, { ...task, format });
  // A picture that was edited, or is wanted in another format, is handed over whatever it saves.
  if ((exchange || subject.mayKeep) && isIneffective(best, task)) {
    task.warn?.(`Compression was ineffective: ${best.bytes.length} bytes of ${subject.bytes} as ${format.label}`);
  }
  if (exchange && isIneffective(best, task)) {
    const other = await answerOf(counted, exchange);
    if (other.bytes.length < best.bytes.length) {
      best = other;
      notes.push({ code: 'format-exchanged', from: format.id, to: exchange.id, why: 'no-gain' });
    }
  }
  const used = best.request.quality;
  if (used < Math.round(quality)) notes.push({ code: 'quality-cut', from: quality, to: used });
  return { bytes: best.bytes, request: best.request, notes, encodes, drafts };
}

function isIneffective({ bytes }: Made, { subject, leastSavings }: QualityTask): boolean {
  return bytes.length > subject.bytes * (1 - leastSavings);
}

async function exactly({ format, encode }: QualityTask): Promise<Made> {
  const request = {
    format,
    quality: EXACT_QUALITY,
    lossless: true,
    scale: 1,
    blur: 0,
    smoothing: 'high',
    effort: 'best',
    chroma: 'auto',
    nuance: 0,
  } as const;
  return { request, bytes: (await encode(request)).bytes };
}

/** One format's answer: at the quality that was asked for or, above the canvas's range, cut to the budget. */
async function answerOf(task: QualityTask, format: Format): Promise<Made> {
  const { subject, quality, effort = 'usual', encode } = task;
  const scale = preScaleFor(subject, quality);
  const at = async (cutQuality: number, way: Partial<EncodeRequest> = {}): Promise<Made> => {
    const request: EncodeRequest = {
      format,
      quality: cutQuality,
      lossless: false,
      scale,
      blur: blurFor(format, quality),
      smoothing: smoothingFor(quality),
      effort,
      chroma: 'auto',
      nuance: 0,
      ...way,
    };
    return { request, bytes: (await encode(request)).bytes };
  };
  const asked = Math.max(1, Math.round(quality));
  if (format.quality?.reduces === 'colours') {
    const best = await withColours({ ...task, quality: asked, format, effort, at });
    const isWorse = asked < EXACT_QUALITY && isIneffective(best, task);
    return isWorse ? smallerOf(await at(EXACT_QUALITY), best) : best;
  }
  if (quality < CANVAS_QUALITY || !format.quality) return at(asked);
  return cutToBudget(at, {
    format,
    budget: budgetFor(subject.bytes, quality),
    after: (cuts) => Math.max(1, Math.round(quality * LEFT_BY_CUT ** cuts)),
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
