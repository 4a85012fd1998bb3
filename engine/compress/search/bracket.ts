import { HIGHEST_QUALITY } from '../request.ts';

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

/** Searches from a step that is known beyond the limit, then between both ends, of which one or both may be known. */
export async function bracket<T extends Tried>({ low, high }: Ends<T>, dial: Dial<T>): Promise<Ends<T>> {
  const { at, beyond, isNear, x = (step) => step, aim = 0, slack = 0, kept = 1, mostTries = Infinity } = dial;
  let before: T | undefined;
  while (!low || !high) {
    const last = low ?? high;
    const step = last && beyond(last, before);
    if (step === undefined) return { low, high };
    before = last;
    const next = await at(step);
    if (next.above < 0) low = next;
    else high = next;
  }
  let [under, over] = [aim - low.above, high.above - aim];
  for (let tries = 0; tries < mostTries; tries++) {
    const most = x(low.step) + (under / (under + over)) * (x(high.step) - x(low.step)) + slack;
    let step = high.step - 1;
    while (step > low.step && x(step) > most) step--;
    if (isNear(low, high, step)) break;
    const next = await at(Math.max(low.step + 1, step));
    if (next.above < 0) [low, under, over] = [next, aim - next.above, over * kept];
    else [high, under, over] = [next, under * kept, next.above - aim];
  }
  return { low, high };
}

/** Returns the known end of a search. */
export const endsAt = <T extends Tried>(tried: T): Ends<T> => (tried.above < 0 ? { low: tried } : { high: tried });

/** A search for a score ends this near above it, in points, or within this many steps. */
export const NEAR = 2;
const CLOSE = 2;

const toHighest = ({ step }: Tried) => (step < HIGHEST_QUALITY ? HIGHEST_QUALITY : undefined);

/**
 * Returns about the lowest step whose score is enough, or the highest that was tried if none is.
 * @param first a step that was judged: the result if it is enough
 * @param enough a higher step that is enough, if one is known
 * @param above returns the step after one that is not enough; default the highest
 */
export async function fewestEnough<T extends Tried>(
  first: T,
  at: (step: number) => Promise<T>,
  { enough, above = toHighest }: { enough?: T; above?: (last: T) => number | undefined } = {},
): Promise<T> {
  const { low = first, high = low } = await bracket(
    { high: enough, ...endsAt(first) },
    {
      at,
      beyond: (last) => (last.above < 0 ? above(last) : undefined),
      isNear: (low, high) => high.above <= NEAR || high.step - low.step <= CLOSE,
      aim: NEAR / 2,
      slack: 0.5,
    },
  );
  return high;
}

/** The usual growth of a palette's file per step of quality, in natural logarithms, and the least that is expected. */
const GROWTH = { usual: 0.008, least: 0.002 } as const;
/** The quality of the fewest colours that are tried. */
const FEWEST = 10;
const MOST_TRIES = { untilOneFits: 5, nearer: 2 } as const;
/** A file this far below the limit is near enough, in natural logarithms. */
const BELOW = 0.03;

/**
 * Encodes the palette of about the most colours whose file is smaller than the limit.
 * @param quality that of the most colours
 * @returns that file as `low`, if one is found, and the one of the fewest colours that are too many, if any was tried
 */
export async function mostColours<File extends { bytes: Uint8Array }>(
  quality: number,
  limit: number,
  encodeAt: (quality: number) => Promise<File>,
): Promise<Ends<File & Tried>> {
  let tries = 0;
  const at = async (step: number) => {
    tries++;
    const file = await encodeAt(step);
    return { ...file, step, above: Math.log(file.bytes.length / limit) };
  };
  return bracket(endsAt(await at(quality)), {
    at,
    beyond: (last, before) => {
      if (last.above < 0 || tries === MOST_TRIES.untilOneFits) return undefined;
      const growth = before ? (before.above - last.above) / (before.step - last.step) : GROWTH.usual;
      const next = last.step - 1 - Math.ceil(last.above / Math.max(GROWTH.least, growth));
      return Math.max(last.step > FEWEST ? FEWEST : 0, next) || undefined;
    },
    isNear: (low, high) => low.above >= -BELOW || high.step - low.step <= 1,
    // Their sizes do not grow evenly.
    kept: 0.5,
    mostTries: MOST_TRIES.nearer,
  });
}
