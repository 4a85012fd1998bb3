import type { Axis } from './axis.ts';
import type { Hunt } from './hunt.ts';
import type { Made } from './request.ts';
import { SizeModel } from './size-model.ts';

/** What a search along an axis has shown, besides what the hunt holds. */
export interface Findings {
  /** The largest file that was found to fit. */
  fit: Made | undefined;
  /** The step after it is above the target, tried or by a sure prediction: there is nothing in between. */
  isClosed: boolean;
  /** Even the highest step fits. */
  isAtTop: boolean;
  /** The logarithm of the size of a full encode at a step. */
  predict(step: number): number;
  /** That of one that was made. */
  measured: ReadonlyMap<number, number>;
  /** Tells what the size at a step is, as far as is known now. */
  learn(step: number, size: number): void;
}

/** Drafts in a row before the first full encode: the second corrects the slope, the third the bend. */
const MAX_DRAFTS = 3;
/** A draft this close to the step it points at, in the logarithm of the size, needs no better one. */
const CLOSE = 0.12;
/** How far below the aim a prediction must lie to be tried: its usual error without and with full encodes to go by. */
const MARGIN = { first: 0.012, later: 0.003 } as const;
/**
 * And by how much more for each full encode beyond the first few of which none fitted: an encoder so whimsical is better aimed at
 * from further off than given up for the smallest file.
 */
const CAUTION = 0.03;
/** By how much drafts alone may be wrong about whether an axis's smallest file fits. */
const DOUBT = 0.05;
/**
 * From this many full encodes on, the interval is halved where the last prediction was further off than this, and on the
 * side of the one before.
 */
const PATIENCE = 3;
const POOR = 0.05;
/** Two steps whose sizes differ by less lie on a plateau, which ever wider leaps get off. */
const PLATEAU = 0.002;
/** How far a step may be from the nearest that was made, in its gaps to the aim: encoders' whims make lines that lead too far. */
const REACH = 3;
/** Full encodes after which the best file so far is good enough: within the tolerance, and outside. */
const ENOUGH = { within: 3, outside: 6 } as const;
/** A gap below the aim that nobody would wait for another encode to close. */
const CLOSE_ENOUGH = 0.015;

/**
 * Finds the highest step whose file is at or below what the hunt aims at. Sizes are expected to grow with the steps;
 * where they wobble, the result still fits and is the highest step that was seen to.
 * @param start the step to measure first
 * @param reserve full encodes that must be left when the search ends
 */
export async function searchAxis(
  hunt: Hunt,
  axis: Axis,
  { start, reserve }: { start: number; reserve: number },
): Promise<Findings> {
  const model = new SizeModel(1, 0);
  await draw(hunt, axis, model, start);
  return close(hunt, axis, model, reserve);
}

/** Drafts, each at the step that the ones before point at. */
async function draw(hunt: Hunt, axis: Axis, model: SizeModel, start: number): Promise<void> {
  const drafted = new Set<number>();
  let step = Math.min(axis.length - 1, Math.max(0, Math.round(start)));
  while (drafted.size < MAX_DRAFTS && !drafted.has(step)) {
    const x = axis.x(step);
    model.addDraft(x, Math.log(await hunt.measure(axis.settings(step))) + axis.offset(step));
    drafted.add(step);
    const next = highestBelow(hunt, axis, model, { from: 0, to: axis.length - 1, margin: MARGIN.first }) ?? 0;
    if (next !== 0 && Math.abs(model.at(axis.x(next)) - model.at(x)) < CLOSE) return;
    step = next;
  }
}

/** Full encodes between the highest step that is below the aim and the lowest above it. */
async function close(hunt: Hunt, axis: Axis, model: SizeModel, reserve: number): Promise<Findings> {
  const measured = new Map<number, number>();
  const predict = (step: number) => model.at(axis.x(step));
  const learn = (step: number, size: number) => model.addFull(axis.x(step), size);
  const known = { predict, measured, learn };
  if (predict(0) > Math.log(hunt.targetBytes) + DOUBT) {
    return { fit: undefined, isClosed: false, isAtTop: false, ...known };
  }
  let fit: Made | undefined;
  const low: End = { step: -1, size: Number.NaN };
  const high: End = { step: axis.length, size: Number.NaN };
  let last: { end: End; size: number; isPoor: boolean; isTwice: boolean } | undefined;
  let leap = 0;
  let isClosed = false;
  for (let made = 0; high.step - low.step > 1 && hunt.left > reserve; made++) {
    const caution = fit ? 0 : CAUTION * Math.max(0, made - PATIENCE + 1);
    const margin = (made === 0 ? MARGIN.first : MARGIN.later) + caution;
    const { from, to } = withinReach(hunt, axis, low, high);
    const predicted = highestBelow(hunt, axis, model, { from, to, margin }) ?? from;
    const next = predict(predicted);
    isClosed = predicted === low.step + 1 && next > Math.log(hunt.targetBytes) + MARGIN.later;
    // Far below, also what is predicted to be too large is tried: predictions are poorest where steps are wide.
    if (fit && ((isClosed && !isFar(hunt, fit)) || !isWorthwhile(hunt, fit, next, made))) break;
    isClosed = false;
    let step = predicted;
    if (leap > 0 && last) step = last.end === low ? Math.min(low.step + leap, to) : Math.max(high.step - leap, from);
    else if (made >= PATIENCE && last?.isPoor && last.isTwice && low.step >= 0 && high.step < axis.length) {
      step = Math.floor((low.step + high.step) / 2);
    }

    const candidate = await hunt.make(axis.settings(step));
    const size = Math.log(candidate.bytes.length);
    const isPlateau = last !== undefined && Math.abs(size - last.size) < PLATEAU;
    leap = isPlateau ? Math.max(axis.leap, leap * 2) : 0;
    const end = candidate.bytes.length <= hunt.aimBytes ? low : high;
    last = { end, size, isPoor: Math.abs(predict(step) - size) > POOR, isTwice: last?.end === end };
    learn(step, size);
    measured.set(step, size);
    Object.assign(end, { step, size });
    fit = hunt.betterOf(fit, candidate);
    isClosed = high.step - low.step <= 1;
  }
  return { fit, isClosed, isAtTop: low.step === axis.length - 1, ...known };
}

/** The highest step that is below the aim, or the lowest above it; beyond the axis as long as none is known. */
interface End {
  step: number;
  /** The logarithm of its size; not a number where none is known. */
  size: number;
}

/** The steps between both that are worth trying: not too far beyond the only one that is known. */
function withinReach(hunt: Hunt, axis: Axis, low: End, high: End): { from: number; to: number } {
  const isWithin = (step: number, { step: origin, size }: End) =>
    Math.abs(axis.x(step) - axis.x(origin)) <= REACH * Math.max(MARGIN.first, Math.abs(Math.log(hunt.aimBytes) - size));
  let [from, to] = [low.step + 1, high.step - 1];
  if (low.step < 0 && high.step < axis.length) while (from < to && !isWithin(from, high)) from++;
  if (low.step >= 0) while (to > from && !isWithin(to, low)) to--;
  return { from, to };
}

/** The highest of these steps that is predicted to stay below the aim by the margin. */
function highestBelow(
  hunt: Hunt,
  axis: Axis,
  model: SizeModel,
  { from, to, margin }: { from: number; to: number; margin: number },
): number | undefined {
  const limit = Math.log(hunt.aimBytes) - margin;
  for (let step = to; step >= from; step--) if (model.at(axis.x(step)) <= limit) return step;
  return undefined;
}

/** @param next the logarithm of the size that is predicted for the next candidate */
function isWorthwhile(hunt: Hunt, fit: Made, next: number, made: number): boolean {
  if (isFar(hunt, fit)) return made < ENOUGH.outside;
  if (made >= ENOUGH.within) return false;
  if (!hunt.isOnAim(fit)) return Math.exp(next) >= hunt.leastBytes;
  return 1 - fit.bytes.length / hunt.aimBytes > CLOSE_ENOUGH;
}

const isFar = (hunt: Hunt, fit: Made) => !hunt.isWithin(fit) && !hunt.isNearAim(fit);
