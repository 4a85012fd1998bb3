import type { Tuning } from '../jpeg/settings.ts';
import type { Axis } from './axis.ts';
import type { Hunt } from './hunt.ts';
import type { Made, Settings } from './request.ts';
import type { Findings } from './search-axis.ts';

const MOST_TRIES = 5;
/**
 * How much larger than the aim, in log size, a file is made before lambda reduces it: lambda changes the size without
 * jumps.
 */
const ABOVE = 0.04;
/** The largest distance above the aim, in log size, of a file to begin with; and the largest reduction through lambda. */
const MOST_DOWN = 0.2;
const MOST_SMALLER = 0.3;
/** Bounds for the measured effect of a correction, as a factor of the requested one. */
const EFFECT = { least: 0.3, most: 2.5 } as const;

/** A file with a correction: the requested change of its log size, and its log size. */
interface Tuned {
  asked: number;
  size: number;
}

/**
 * Finds a file between two steps of an axis, for a format that `tunes`. It makes a file slightly too large, then
 * reduces it by lambda.
 * @param found the result of the search along the axis
 * @param reserve full encodes that must be left
 * @returns the best file that fits
 */
export async function tune(hunt: Hunt, axis: Axis, found: Findings & { fit: Made }, reserve: number): Promise<Made> {
  const aim = (Math.log(hunt.leastBytes) + Math.log(hunt.aimBytes)) / 2;
  let best = found.fit;
  const make = async (settings: Settings, tuning: Tuning): Promise<{ made: Made; size: number }> => {
    const made = await hunt.make({ ...settings, tuning });
    best = hunt.betterOf(best, made) ?? best;
    return { made, size: Math.log(made.bytes.length) };
  };

  let base = stepAbove(hunt, axis, found, aim);
  let up: Tuned[] = [{ asked: 0, size: Math.log(best.bytes.length) }];
  let down: Tuned[] = base ? [{ asked: 0, size: base.size }] : [];
  const { tuning: _, ...fitting } = found.fit.request;
  for (let tries = 0; !hunt.isOnAim(best) && hunt.mayMake(best, reserve); tries++) {
    if (tries >= MOST_TRIES && !hunt.isWorthMore(best)) break;
    if (!base) {
      const finer = nextOf(up, aim + ABOVE);
      const { made, size } = await make(fitting, { finer, smaller: 0 });
      if (hunt.fitsAim(made)) up = [...up, { asked: finer, size }];
      else {
        base = { settings: fitting, finer, size };
        down = [{ asked: 0, size }];
      }
      continue;
    }
    const smaller = Math.min(MOST_SMALLER, nextOf(down, aim));
    const { made, size } = await make(base.settings, { finer: base.finer, smaller });
    down = [...down, { asked: smaller, size }];
    // The largest lambda is not enough: begins from below instead.
    if (smaller === MOST_SMALLER && !hunt.fitsAim(made)) base = undefined;
  }
  return best;
}

/** Returns the lowest encoded step above the aim, unless it is too far above. */
function stepAbove(hunt: Hunt, axis: Axis, { measured, fit }: Findings & { fit: Made }, aim: number) {
  if (!hunt.fitsAim(fit)) return { settings: fit.request, finer: 0, size: Math.log(fit.bytes.length) };
  let base: { settings: Settings; finer: number; size: number } | undefined;
  for (const [step, size] of measured) {
    const isAbove =
      size > Math.log(hunt.aimBytes) && size < Math.min(aim + MOST_DOWN, base?.size ?? Number.POSITIVE_INFINITY);
    if (isAbove) base = { settings: axis.settings(step), finer: 0, size };
  }
  return base;
}

/** Returns the correction for a log size: interpolated between its neighbours, otherwise extrapolated from the last. */
function nextOf(points: readonly Tuned[], aim: number): number {
  const below = points.filter(({ size }) => size <= aim).toSorted((a, b) => b.size - a.size)[0];
  const above = points.filter(({ size }) => size > aim).toSorted((a, b) => a.size - b.size)[0];
  if (below && above) {
    return below.asked + ((above.asked - below.asked) * (aim - below.size)) / (above.size - below.size);
  }
  const [before, last] = [points.at(-2), points.at(-1)];
  if (!last) throw new RangeError('Expected an encoded file');
  const effect = before ? Math.abs((last.size - before.size) / (last.asked - before.asked)) : 1;
  return last.asked + Math.abs(aim - last.size) / Math.min(EFFECT.most, Math.max(EFFECT.least, effect));
}
