import { bracket, type Ends, endsAt, type Tried } from '../../search/bracket.ts';
import { HIGHEST_QUALITY } from '../request.ts';

/* How few colours are enough, and how many fit. */

/** A search for a score ends this near above it, in points, or within this many steps. */
export const NEAR_POINTS = 2;
const NEAR_STEPS = 2;

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
      isNear: (low, high) => high.above <= NEAR_POINTS || high.step - low.step <= NEAR_STEPS,
      aim: NEAR_POINTS / 2,
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
