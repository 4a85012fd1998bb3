import type { Axis, Settings } from './axis.ts';
import type { Hunt, Made } from './hunt.ts';
import { SizeModel } from './size-model.ts';

export interface Findings {
  /** The file of the highest step that was found to fit. */
  fit: Made | undefined;
  /** The logarithm of the size that a full encode with these settings would have, from what was measured. */
  predict(settings: Settings): number;
  /** How much the logarithm of a full encode's size was more than the draft and the usual offset let expect. */
  offset: number;
}

/** Drafts in a row before the first full encode: the second corrects the slope, the third the bend. */
const MAX_DRAFTS = 3;
/** A draft this close to the step it points at, in the logarithm of the size, needs no better one. */
const CLOSE = 0.12;
/** How far below the target a prediction must lie to be tried: its usual error without and with full encodes to go by. */
const MARGIN = { first: 0.012, later: 0.004 } as const;
/** By how much drafts alone may be wrong about whether an axis's smallest file fits. */
const DOUBT = 0.05;
/** From this many full encodes on, the interval is halved where the last prediction was further off than this. */
const PATIENCE = 3;
const POOR = 0.05;
/** Two steps whose sizes differ by less lie on a plateau, which ever wider leaps get off. */
const PLATEAU = 0.002;
/** Full encodes after which the best file so far is good enough, whatever its gap. */
const ENOUGH = 4;
/** A gap below the target that nobody would wait for another encode to close. */
const CLOSE_ENOUGH = 0.015;
/** Within the tolerance, another encode may still come closer; a third would cost more than it gives. */
const POLISH = 2;

/**
 * Finds the highest step whose file is at or below the target. Sizes are expected to grow with the steps;
 * where they wobble, the result still fits and is the highest step that was seen to.
 * @param start the step to measure first
 * @param offset see `Findings`, from an earlier search in the same format
 * @param reserve full encodes that must be left when the search ends
 */
export async function searchAxis(
  hunt: Hunt,
  axis: Axis,
  { start, offset, reserve }: { start: number; offset: number; reserve: number },
): Promise<Findings> {
  const model = new SizeModel(axis.slope, offset);
  await draw(hunt, axis, model, start);
  const fit = await close(hunt, axis, model, reserve);
  return {
    fit,
    predict: (settings) => {
      const { x, shift } = axis.equivalent(settings);
      return model.at(x) + shift;
    },
    offset: model.offset,
  };
}

/** Drafts, each at the step that the ones before point at. */
async function draw(hunt: Hunt, axis: Axis, model: SizeModel, start: number): Promise<void> {
  const drafted = new Set<number>();
  let step = Math.min(axis.high, Math.max(axis.low, Math.round(start)));
  while (drafted.size < MAX_DRAFTS && !drafted.has(step)) {
    const x = axis.x(step);
    model.addDraft(x, Math.log(await hunt.measure(axis.settings(step))) + axis.offset(step));
    drafted.add(step);
    const next = highestBelow(hunt, axis, model, { from: axis.low, to: axis.high, margin: MARGIN.first }) ?? axis.low;
    if (next !== axis.low && Math.abs(model.at(axis.x(next)) - model.at(x)) < CLOSE) return;
    step = next;
  }
}

/** Full encodes between the highest step that fits and the lowest above it that does not. */
async function close(hunt: Hunt, axis: Axis, model: SizeModel, reserve: number): Promise<Made | undefined> {
  const ceiling = Math.log(hunt.targetBytes);
  if (model.at(axis.x(axis.low)) > ceiling + DOUBT) return undefined;
  let fit: Made | undefined;
  let fits = axis.low - 1;
  let fails = axis.high + 1;
  let last: { step: number; size: number; isPoor: boolean } | undefined;
  let leap = 0;
  for (let made = 0; fails - fits > 1 && hunt.left > reserve; made++) {
    const margin = made === 0 ? MARGIN.first : MARGIN.later;
    const predicted = highestBelow(hunt, axis, model, { from: fits + 1, to: fails - 1, margin });
    if (fit && !isWorthwhile(hunt, fit, model.at(axis.x(predicted ?? fits + 1)), made)) break;
    let step = predicted ?? fits + 1;
    if (leap > 0 && last)
      step = last.step === fits ? Math.min(fits + leap, fails - 1) : Math.max(fails - leap, fits + 1);
    else if (made >= PATIENCE && last?.isPoor) step = Math.floor((fits + fails) / 2);

    const candidate = await hunt.make(axis.settings(step));
    const size = Math.log(candidate.bytes.length);
    const isPlateau = last !== undefined && Math.abs(size - last.size) < PLATEAU;
    leap = isPlateau ? Math.max(axis.leap, leap * 2) : 0;
    last = { step, size, isPoor: Math.abs(model.at(axis.x(step)) - size) > POOR };
    model.addFull(axis.x(step), size);
    if (hunt.fits(candidate)) {
      fit = candidate;
      fits = step;
    } else {
      fails = step;
    }
  }
  return fit;
}

/** The highest of these steps that is predicted to stay below the target by the margin. */
function highestBelow(
  hunt: Hunt,
  axis: Axis,
  model: SizeModel,
  { from, to, margin }: { from: number; to: number; margin: number },
): number | undefined {
  const limit = Math.log(hunt.targetBytes) - margin;
  for (let step = to; step >= from; step--) if (model.at(axis.x(step)) <= limit) return step;
  return undefined;
}

/** @param next the logarithm of the size that is predicted for the next candidate */
function isWorthwhile(hunt: Hunt, fit: Made, next: number, made: number): boolean {
  if (made >= ENOUGH) return false;
  const gap = hunt.gap(fit);
  if (gap <= Math.min(hunt.tolerance, CLOSE_ENOUGH)) return false;
  if (gap <= hunt.tolerance && made >= POLISH) return false;
  return next <= Math.log(hunt.targetBytes) + MARGIN.later;
}
