import { fetchPart } from '../../errors/fetch-part.ts';
import type { Format } from '../../formats/format.ts';
import { MOST_COMPARED_PIXELS } from '../../geometry/limits.ts';
import type { Note } from '../../report/notes.ts';
import { bracket, endsAt, type Tried } from '../../search/bracket.ts';
import { budgetFor } from '../byte-limits.ts';
import { qualityCoordinate, qualitySlope } from '../candidates/usual.ts';
import { compressFormat, exchangeFormat } from '../exchange.ts';
import {
  blurFor,
  type Compressed,
  type Encoded,
  type EncodeRequest,
  EXACT_QUALITY,
  isIneffective,
  make,
  preScaleFor,
  requestFor,
  type SavingTask,
  type Scoring,
  smallerOf,
  smoothingFor,
} from '../request.ts';
import type { ColoursTask } from './quality-in-colours.ts';

export interface QualityTask extends SavingTask {
  /** 1 to 100. */
  quality: number;
  /** Exact pixels at the best effort. The quality is ignored. */
  lossless?: boolean;
  /** Keeps the file within the quality's budget by default. Otherwise it has the quality and every pixel. */
  budget?: boolean | undefined;
}

/** Below this quality the picture is encoded once, without a budget. */
const CANVAS_QUALITY = 30;
/** The number of times that the quality is reduced for the budget. */
const MAX_CUTS = 10;
/** Factor of the quality per reduction. */
const LEFT_BY_CUT = 0.95;
/** The growth of sizes between two qualities is expected to be at most this factor from the usual one. */
const UNUSUAL = 3;

/**
 * Encodes a smaller file of about this quality. `compress` decides whether the file is small enough. Rejects if
 * `encode` rejects.
 */
export async function compressByQuality(task: QualityTask): Promise<Compressed> {
  const { subject, lossless = false, quality } = task;
  if (lossless && task.format.lossless) {
    const exact = requestFor(task.format, { quality: EXACT_QUALITY, lossless: true, effort: 'best' });
    return { ...(await make(task.encode, exact)), notes: [] };
  }
  const format = compressFormat(subject, task);
  let best = await answerOf(task, format);
  const notes: Note[] = [];
  if (format !== task.format) {
    notes.push({ code: 'format-exchanged', from: task.format.id, to: format.id, why: 'low-quality' });
  }
  const exchange = exchangeFormat(subject, { ...task, format });
  // An edited or converted picture is returned even if it saves nothing.
  if ((exchange || subject.mayKeep) && isIneffective(best.bytes.length, task)) {
    task.warn?.(`Compression was ineffective: ${best.bytes.length} bytes of ${subject.bytes} as ${format.label}`);
  }
  if (exchange && isIneffective(best.bytes.length, task)) {
    const other = await answerOf(task, exchange);
    // A picture that cannot be kept does not lose its lossless format for a few bytes.
    if (other.bytes.length < best.bytes.length && !isIneffective(other.bytes.length, task)) {
      best = other;
      notes.push({ code: 'format-exchanged', from: format.id, to: exchange.id, why: 'no-gain' });
    }
  }
  const { bytes, request } = best;
  const used = request.quality;
  if (used < Math.round(quality)) notes.push({ code: 'quality-cut', from: quality, to: used });
  return { bytes, request, notes };
}

/** Encodes in one format: at the requested quality, which from `CANVAS_QUALITY` on is reduced for a budget. */
async function answerOf(task: QualityTask, format: Format): Promise<Encoded> {
  const { subject, quality, encode, budget = true } = task;
  const scale = budget ? preScaleFor(subject, quality) : 1;
  const requestAt = (cutQuality: number, way: Partial<EncodeRequest> = {}): EncodeRequest => ({
    ...requestFor(format, { quality: cutQuality, scale }),
    blur: blurFor(format, quality),
    smoothing: smoothingFor(quality),
    ...way,
  });
  const made = (request: EncodeRequest) => make(encode, request);
  const at = (cutQuality: number) => made(requestAt(cutQuality));
  const requested = Math.max(1, Math.round(quality));
  if (format.quality?.reduces === 'colours') {
    const { withColours, withFewerColours } = await fetchPart(() => import('./quality-in-colours.ts'));
    const { trials, paletteCheck } = task;
    const terms = { subject, format, quality: requested, requestAt, trials, paletteCheck };
    const colours: ColoursTask = { ...terms, encode: made, scoreOf: scoresOf(task, format) };
    const best = await withColours(colours);
    if (requested === EXACT_QUALITY || !isIneffective(best.bytes.length, task)) return best;
    const fewer = await withFewerColours(colours, best, subject.bytes * (1 - task.leastSavings));
    return fewer ?? smallerOf(await at(EXACT_QUALITY), best);
  }
  if (!budget || quality < CANVAS_QUALITY || !format.quality) return at(requested);
  return cutToBudget(task, format, at);
}

/** Returns a function that scores files and pixels; undefined for animations, large pictures, and without a metric. */
function scoresOf({ subject, scoringIn }: QualityTask, format: Format): ColoursTask['scoreOf'] {
  if (!scoringIn || subject.frames > 1 || subject.width * subject.height > MOST_COMPARED_PIXELS) return undefined;
  let scoring: Promise<Scoring | undefined> | undefined;
  return async (result) => {
    scoring ??= scoringIn(format);
    const judging = await scoring;
    return 'data' in result ? judging?.scoreOfPixels?.(result) : (await judging?.judge(result.bytes, 'whole'))?.score;
  };
}

/**
 * Reduces the quality until the file is within the budget. It finds the first such reduction, or the last one, by
 * prediction instead of trying them all. If sizes differ by a few percent only, it may find the neighbour.
 */
async function cutToBudget(
  { subject, quality }: QualityTask,
  format: Format,
  encodeAt: (cut: number) => Promise<Encoded>,
) {
  const budget = budgetFor(subject.bytes, quality);
  // A step below 0 is a reduction.
  const qualityAt = (step: number) => Math.max(1, Math.round(quality * LEFT_BY_CUT ** -step));
  const x = (step: number) =>
    qualitySlope(format) * qualityCoordinate(format, { quality: qualityAt(step), chroma: 'auto' });
  const at = async (step: number): Promise<Tried & { made: Encoded }> => {
    const made = await encodeAt(qualityAt(step));
    return { step, made, above: Math.log(made.bytes.length / (Math.floor(budget) + 1)) };
  };
  const first = await at(0);
  const { low, high = first } = await bracket(endsAt(first), {
    at,
    x,
    beyond(last, before) {
      if (last.above < 0 || last.step === -MAX_CUTS) return undefined;
      const measured = before ? (before.above - last.above) / (x(before.step) - x(last.step)) : 1;
      const growth = Math.min(UNUSUAL, Math.max(1 / UNUSUAL, measured));
      let step = last.step - 1;
      while (step > -MAX_CUTS && last.above + growth * (x(step) - x(last.step)) > 0) step--;
      return step;
    },
    isNear: ({ step }, _, next) => next <= step,
  });
  return (low ?? high).made;
}
