import { type Both, halved, narrowed, type Tried } from '../../search/bracket.ts';
import { type Axis, firstOfAllPixels } from '../candidates/axis.ts';
import type { Encoded } from '../request.ts';
import { SizeModel } from './curves.ts';
import type { SizeSearch } from './size-search.ts';

/** The result of a search along an axis, besides the state of the search. */
export interface AxisFit {
  /** The best file that fits; undefined if none does. */
  fit: Encoded | undefined;
  /** Whether the next step is above the target, by an encode or by a confident prediction. */
  isClosed: boolean;
  /** Whether the highest step fits. */
  isAtTop: boolean;
  /** Predicts the log size of a full encode at a step. */
  predict(step: number): number;
  /** The log sizes of full encodes, by step. */
  measured: ReadonlyMap<number, number>;
  /** Adds a log size to the model. */
  learn(step: number, size: number): void;
}

/** The number of drafts before the first full encode: the second corrects the slope, the third the curvature. */
const MAX_DRAFTS = 3;
/** Drafts end if the next one would differ by less, in log size. */
const CLOSE = 0.12;
/** How far below the aim a prediction must be, in log size: its usual error before and after the first full encode. */
const MARGIN = { first: 0.012, later: 0.003 } as const;
/**
 * The increase of this margin for each full encode after the first few that did not fit. With a very irregular encoder,
 * a wider margin is better than the smallest file.
 */
const CAUTION = 0.03;
/** The largest error of drafts about the smallest file of an axis, in log size. */
const DOUBT = 0.05;
/**
 * From this number of full encodes on, the interval is bisected if the last prediction had an error above `POOR`, on
 * the same side twice.
 */
const PATIENCE = 3;
const POOR = 0.05;
/** Two steps with a smaller difference in log size are on a plateau, which the search leaves by growing leaps. */
const PLATEAU = 0.002;
const LEAP_GROWTH = 4;
/**
 * The largest distance of a step from the nearest encoded one, as a factor of its distance to the aim: encoders are
 * irregular.
 */
const REACH = 3;
/** Full encodes after which the best file is good enough, within the tolerance and outside. */
const ENOUGH = { within: 3, outside: 6 } as const;
/** A distance below the aim, as a fraction of it, that is not worth another encode. */
const CLOSE_ENOUGH = 0.015;

/**
 * Finds the highest step whose file is at or below the aim. Sizes should grow with the steps. If they are
 * irregular, the result still fits: it is the best step that was tried.
 * @param start the step to measure first
 * @param reserve full encodes that must be left when the search ends
 */
export async function searchAxis(
  search: SizeSearch,
  axis: Axis,
  { start, reserve }: { start: number; reserve: number },
): Promise<AxisFit> {
  const model = new SizeModel(1);
  const first = await draw(search, axis, model, start);
  return close(search, axis, model, { first, reserve });
}

/**
 * Encodes drafts, each at the step that the ones before predict. If that is just below all pixels, also with all of them: resampling blurs
 * the exact edges of a drawing, and can make its file larger.
 * @returns the first step of all pixels, if only a full encode shows whether they fit
 */
async function draw(search: SizeSearch, axis: Axis, model: SizeModel, start: number): Promise<number | undefined> {
  const drafted = new Set<number>();
  const draftAt = async (step: number) => {
    drafted.add(step);
    return Math.log(await search.measure(axis.settings(step))) + axis.offset(step);
  };
  let step = Math.min(axis.length - 1, Math.max(0, Math.round(start)));
  while (drafted.size < MAX_DRAFTS && !drafted.has(step)) {
    const x = axis.x(step);
    model.addDraft(x, await draftAt(step));
    const next = highestBelow(search, axis, model, { from: 0, to: axis.length - 1, margin: MARGIN.first }) ?? 0;
    const isClose = next !== 0 && Math.abs(model.at(axis.x(next)) - model.at(x)) < CLOSE;
    step = next;
    if (isClose) break;
  }
  const full = firstOfAllPixels(axis);
  if (step >= full || axis.x(full) - axis.x(step) > CLOSE) return undefined;
  const isKnown = drafted.has(full);
  const size = await draftAt(full);
  if (size <= Math.log(search.aimBytes) && !isKnown) model.addDraft(axis.x(full), size);
  return search.mayFit(Math.exp(size)) ? full : undefined;
}

/** Encodes in full between the highest step below the aim and the lowest above it, until both are neighbours. */
async function close(
  search: SizeSearch,
  axis: Axis,
  model: SizeModel,
  { first, reserve }: { first: number | undefined; reserve: number },
): Promise<AxisFit> {
  const measured = new Map<number, number>();
  const predict = (step: number) => model.at(axis.x(step));
  const learn = (step: number, size: number) => model.addFull(axis.x(step), size);
  const known = { predict, measured, learn };
  if (predict(0) > Math.log(search.targetBytes) + DOUBT) {
    return { fit: undefined, isClosed: false, isAtTop: false, ...known };
  }
  let fit: Encoded | undefined;
  let isClosed = false;
  let latest: AxisTry | undefined;
  let made = 0;
  const at = async (step: number): Promise<AxisTry> => {
    const candidate = await search.make(axis.settings(step));
    const size = Math.log(candidate.bytes.length);
    const above = search.fitsAim(candidate) ? -1 : 1;
    const isPlateau = latest !== undefined && Math.abs(size - latest.size) < PLATEAU;
    const leap = isPlateau ? Math.max(axis.leap, (latest?.leap ?? 0) * LEAP_GROWTH) : 0;
    const isPoor = Math.abs(predict(step) - size) > POOR;
    latest = { step, above, size, leap, isPoor, isTwice: latest?.above === above };
    learn(step, size);
    measured.set(step, size);
    fit = search.betterOf(fit, candidate);
    made++;
    return latest;
  };
  const next = ({ low, high }: Both<AxisTry>, last: AxisTry | undefined): number | undefined => {
    isClosed = high.step - low.step <= 1;
    if (isClosed || search.left <= reserve) return undefined;
    const { from, to } = withinReach(search, axis, low, high);
    const predicted =
      highestBelow(search, axis, model, { from, to, margin: marginAt(made, fit !== undefined) }) ?? from;
    const size = predict(predicted);
    isClosed = predicted === low.step + 1 && size > Math.log(search.targetBytes) + MARGIN.later;
    // Far below the target, even a step that is predicted to be too large is tried: predictions are worst between wide steps.
    if (fit && ((isClosed && !isFar(search, fit)) || !isWorthwhile(search, fit, size, made))) return undefined;
    const isEnclosed = low.step >= 0 && high.step < axis.length;
    return (last ? unpredicted(last, low, high, isEnclosed && made >= PATIENCE) : first) ?? predicted;
  };
  const beyond = { size: Number.NaN, leap: 0, isPoor: false, isTwice: false };
  const outside = { low: { ...beyond, step: -1, above: -1 }, high: { ...beyond, step: axis.length, above: 1 } };
  const { low } = await narrowed<AxisTry, Both<AxisTry>>(outside, at, next);
  return { fit, isClosed, isAtTop: low.step === axis.length - 1, ...known };
}

/** A full encode; before one is known on a side of the aim, the step outside the axis. */
interface AxisTry extends Tried {
  /** Its log size; NaN outside the axis. */
  size: number;
  /** Steps of a leap off the plateau that it is on; 0 outside of one. */
  leap: number;
  /** Whether its prediction was poor. */
  isPoor: boolean;
  /** Whether the encode before was on the same side of the aim. */
  isTwice: boolean;
}

/** Returns how far below the aim a prediction must be, in log size. @param made full encodes so far */
const marginAt = (made: number, hasFit: boolean): number =>
  (made === 0 ? MARGIN.first : MARGIN.later) + (hasFit ? 0 : CAUTION * Math.max(0, made - PATIENCE + 1));

/**
 * Returns the next step where predictions do not lead on: a leap off a plateau, or the middle of both ends; undefined otherwise.
 * @param mayBisect whether both ends are known, and enough encodes were made
 */
function unpredicted(last: AxisTry, low: AxisTry, high: AxisTry, mayBisect: boolean): number | undefined {
  const { leap, above, isPoor, isTwice } = last;
  if (leap > 0) return above < 0 ? Math.min(low.step + leap, high.step - 1) : Math.max(high.step - leap, low.step + 1);
  return mayBisect && isPoor && isTwice ? halved({ low, high }) : undefined;
}

/** Returns the range of steps between both ends, limited by `REACH` if only one end is known. */
function withinReach(search: SizeSearch, axis: Axis, low: AxisTry, high: AxisTry): { from: number; to: number } {
  const isWithin = (step: number, { step: origin, size }: AxisTry) =>
    Math.abs(axis.x(step) - axis.x(origin)) <=
    REACH * Math.max(MARGIN.first, Math.abs(Math.log(search.aimBytes) - size));
  let [from, to] = [low.step + 1, high.step - 1];
  if (low.step < 0 && high.step < axis.length) while (from < to && !isWithin(from, high)) from++;
  if (low.step >= 0) while (to > from && !isWithin(to, low)) to--;
  return { from, to };
}

/** Returns the highest step in a range whose prediction is below the aim by the margin. */
function highestBelow(
  search: SizeSearch,
  axis: Axis,
  model: SizeModel,
  { from, to, margin }: { from: number; to: number; margin: number },
): number | undefined {
  const limit = Math.log(search.aimBytes) - margin;
  for (let step = to; step >= from; step--) if (model.at(axis.x(step)) <= limit) return step;
  return undefined;
}

/** Whether another full encode is worth its time. @param next the predicted log size of the next candidate */
function isWorthwhile(search: SizeSearch, fit: Encoded, next: number, made: number): boolean {
  if (isFar(search, fit)) return made < ENOUGH.outside;
  if (made >= (search.isWorthMore(fit) ? ENOUGH.outside : ENOUGH.within)) return false;
  if (!search.isOnAim(fit)) return Math.exp(next) >= search.leastBelow(fit);
  return 1 - fit.bytes.length / search.aimBytes > CLOSE_ENOUGH;
}

const isFar = (search: SizeSearch, fit: Encoded) => !search.isWithin(fit) && !search.isNearAim(fit);
