/*
 * One search for two neighbouring steps of a dial, between which a limit lies. What is measured grows with the steps, about evenly:
 * the points of a score above the least one that is enough, or a log size above the largest one that fits.
 */

/** A step that was tried. */
export interface Tried {
  step: number;
  /** What was measured, less the limit. */
  above: number;
}

/** The highest step below the limit and the lowest one that is not, of those that were tried. */
export interface Ends<T extends Tried> {
  low?: T | undefined;
  high?: T | undefined;
}

/** Two ends that are both known. */
export interface Both<T extends Tried> extends Ends<T> {
  low: T;
  high: T;
}

/** Returns the known end of a search. */
export const endsAt = <T extends Tried>(tried: T): Ends<T> => (tried.above < 0 ? { low: tried } : { high: tried });

/**
 * Tries steps until there is no next one.
 * @param next returns the next step for the ends so far; undefined to end
 * @returns the ends, both of which are there if they were given
 */
export async function narrowed<T extends Tried, E extends Ends<T>>(
  ends: E,
  at: (step: number) => Promise<T>,
  next: (ends: E, last: T | undefined) => number | undefined,
): Promise<E> {
  let now = ends;
  let last: T | undefined;
  for (;;) {
    const step = next(now, last);
    if (step === undefined) return now;
    last = await at(step);
    now = { ...now, ...endsAt(last) };
  }
}

/** Returns the step in the middle; undefined between neighbours. */
export const halved = ({ low, high }: Both<Tried>): number | undefined =>
  high.step - low.step > 1 ? (low.step + high.step) >> 1 : undefined;

interface Dial<T extends Tried> {
  at(step: number): Promise<T>;
  /** Returns the next step while all are on the same side of the limit; undefined to end. @param before the one before the last */
  beyond(last: T, before: T | undefined): number | undefined;
  /** Whether to end between both. @param next where the line between them meets the aim */
  isNear(low: T, high: T, next: number): boolean;
  /** The coordinate in which `above` grows evenly; default the step. */
  x?(step: number): number;
  /** What a try between both aims at. */
  aim?: number;
  /** How far above the line's coordinate a step may be. */
  slack?: number;
  /** The weight of the end that a try did not replace: below 1 where growth is uneven (the Illinois method). */
  kept?: number;
  /** The largest number of tries between both. */
  mostTries?: number;
}

/** Searches from a step that is known beyond the limit, then along lines between both ends, of which one or both may be known. */
export async function bracket<T extends Tried>(ends: Ends<T>, dial: Dial<T>): Promise<Ends<T>> {
  const { at, beyond, isNear, x = (step) => step, aim = 0, slack = 0, kept = 1, mostTries = Infinity } = dial;
  let before: T | undefined;
  let weights: { under: number; over: number } | undefined;
  let tries = 0;
  return narrowed<T, Ends<T>>(ends, at, ({ low, high }, last) => {
    if (!low || !high) {
      const only = low ?? high;
      const step = only && beyond(only, before);
      before = only;
      return step;
    }
    weights = {
      under: weights && low !== last ? weights.under * kept : aim - low.above,
      over: weights && high !== last ? weights.over * kept : high.above - aim,
    };
    if (tries++ === mostTries) return undefined;
    const { under, over } = weights;
    const most = x(low.step) + (under / (under + over)) * (x(high.step) - x(low.step)) + slack;
    let step = high.step - 1;
    while (step > low.step && x(step) > most) step--;
    return isNear(low, high, step) ? undefined : Math.max(low.step + 1, step);
  });
}
