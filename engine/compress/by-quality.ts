import { fetchPart } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import { MOST_COMPARED_PIXELS } from '../geometry/limits.ts';
import type { Note } from '../report/notes.ts';
import { budgetFor } from './budget.ts';
import type { Scoring } from './by-score.ts';
import type { ColourTrials } from './colour-trials.ts';
import type { ColoursTask } from './colours-by-quality.ts';
import { compressFormat, exchangeFormat } from './exchange.ts';
import { climb, type Ladder } from './ladder.ts';
import type { PaletteCheck } from './palette-check.ts';
import { qualityCoordinate, qualitySlope } from './quality-curve.ts';
import {
  blurFor,
  type Encode,
  type EncodeRequest,
  EXACT_QUALITY,
  type Found,
  type Made,
  preScaleFor,
  type Subject,
  settingsFor,
  smoothingFor,
} from './request.ts';
import { SizeModel } from './size-model.ts';

export interface QualityTask {
  subject: Subject;
  /** The requested format, or the original's. */
  format: Format;
  /** 1 to 100. */
  quality: number;
  /** Exact pixels at the best effort. The quality is ignored. */
  lossless?: boolean;
  /** Whether the format must not be exchanged. */
  preserveFormat: boolean;
  /** The smallest share of the file, 0 to 1, that a result must save. */
  leastSavings: number;
  /** Default `usual`. */
  effort?: EncodeOptions['effort'];
  encode: Encode;
  /** See `ByScoreTask`; without it, palettes are checked. */
  scoringIn?: (format: Format) => Promise<Scoring | undefined>;
  /** Without it, all files are encoded to be scored. */
  trials?: ColourTrials | undefined;
  /** See `PaletteCheck`; if undefined, every palette is good enough. */
  paletteCheck?: PaletteCheck | undefined;
  warn?: Warn | undefined;
}

/** Below this quality the picture is encoded once, without a budget. */
const CANVAS_QUALITY = 30;
/** The number of times that the quality is reduced for the budget. */
const MAX_CUTS = 10;
/** Factor of the quality per reduction. */
const LEFT_BY_CUT = 0.95;

/**
 * Encodes a smaller file of about this quality. `compress` decides whether the file is small enough. Rejects if
 * `encode` rejects.
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
  // An edited or converted picture is returned even if it saves nothing.
  if ((exchange || subject.mayKeep) && isIneffective(best, task)) {
    task.warn?.(`Compression was ineffective: ${best.bytes.length} bytes of ${subject.bytes} as ${format.label}`);
  }
  if (exchange && isIneffective(best, task)) {
    const other = await answerOf(counted, exchange);
    // A picture that cannot be kept does not lose its lossless format for a few bytes.
    if (other.bytes.length < best.bytes.length && !isIneffective(other, task)) {
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
  const request = { ...settingsFor(format, { quality: EXACT_QUALITY, lossless: true }), effort: 'best' } as const;
  return { request, bytes: (await encode(request)).bytes };
}

/** Encodes in one format: at the requested quality, which from `CANVAS_QUALITY` on is reduced for the budget. */
async function answerOf(task: QualityTask, format: Format): Promise<Made> {
  const { subject, quality, effort = 'usual', encode } = task;
  const scale = preScaleFor(subject, quality);
  const requestAt = (cutQuality: number, way: Partial<EncodeRequest> = {}): EncodeRequest => ({
    ...settingsFor(format, { quality: cutQuality, scale }),
    blur: blurFor(format, quality),
    smoothing: smoothingFor(quality),
    effort,
    ...way,
  });
  const made = async (request: EncodeRequest): Promise<Made> => ({ request, bytes: (await encode(request)).bytes });
  const at = (cutQuality: number) => made(requestAt(cutQuality));
  const asked = Math.max(1, Math.round(quality));
  if (format.quality?.reduces === 'colours') {
    const { smallerOf, withColours, withFewerColours } = await fetchPart(() => import('./colours-by-quality.ts'));
    const colours = { ...task, quality: asked, format, effort, requestAt, encode: made };
    const scored = { ...colours, scoreOf: scoresOf(task, format) };
    const best = await withColours(scored);
    if (asked === EXACT_QUALITY || !isIneffective(best, task)) return best;
    const fewer = await withFewerColours(scored, best, subject.bytes * (1 - task.leastSavings));
    return fewer ?? smallerOf(await at(EXACT_QUALITY), best);
  }
  if (quality < CANVAS_QUALITY || !format.quality) return at(asked);
  const after = (cuts: number) => Math.max(1, Math.round(quality * LEFT_BY_CUT ** cuts));
  return climb(cutToBudget(format, budgetFor(subject.bytes, quality), after), at);
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
 * @param after returns the quality after a number of reductions
 */
function* cutToBudget(format: Format, budget: number, after: (cuts: number) => number): Ladder<Made, number> {
  const x = (cuts: number) => qualityCoordinate(format, { quality: after(cuts), chroma: 'auto' });
  const model = new SizeModel(qualitySlope(format));
  const isPredictedOver = (cuts: number) => model.at(x(cuts)) > Math.log(budget);

  let over = -1;
  let within: { cuts: number; made: Made } | undefined;
  let cuts = 0;
  for (;;) {
    const made = yield after(cuts);
    model.addFull(x(cuts), Math.log(made.bytes.length));
    if (made.bytes.length <= budget) within = { cuts, made };
    else over = cuts;
    if (over === MAX_CUTS) return made;
    if (within && (within.cuts === over + 1 || isPredictedOver(within.cuts - 1))) return within.made;
    const last = (within?.cuts ?? MAX_CUTS + 1) - 1;
    cuts = over + 1;
    while (cuts < last && isPredictedOver(cuts)) cuts++;
  }
}
