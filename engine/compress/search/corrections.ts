import type { EncodeRequest } from '../request.ts';
import type { Filling, Gap } from './fill-gap.ts';

const MOST_TRIES = 5;
/** How much larger than the aim, in log size, a file is made before it is reduced: reductions are continuous. */
const ABOVE = 0.04;
/** The largest distance above the aim, in log size, of a file to begin with; and the largest reduction. */
const MOST_DOWN = 0.15;
const MOST_SMALLER = 0.2;
/** Bounds for the measured effect of a correction, as a factor of the requested one. */
const EFFECT = { least: 0.3, most: 2.5 } as const;

/** A reduction with less than this share of its requested effect ends. */
const DEAF = 0.35;

/** A file with a correction: the requested change of its log size, and its log size. */
interface Corrected {
  requested: number;
  size: number;
}

/** Makes a file slightly too large, then reduces it, for a format that `corrects` the size of a quality. */
export const corrected: Filling = {
  mostTries: (search, best) => (search.isWorthMore(best) ? Number.POSITIVE_INFINITY : MOST_TRIES),
  *ladder(gap) {
    const { search } = gap;
    const aim = (Math.log(search.leastBytes) + Math.log(search.aimBytes)) / 2;
    const below = stepBelow(gap);
    let base = stepAbove(gap, aim);
    let up: Corrected[] = below ? [{ requested: 0, size: below.size }] : [];
    let down: Corrected[] = base ? [{ requested: 0, size: base.size }] : [];
    let above: number = ABOVE;
    for (;;) {
      if (!base) {
        if (!below) return;
        const larger = nextOf(up, aim + above);
        const made = yield { ...below.settings, correction: { larger, smaller: 0 } };
        const size = Math.log(made.bytes.length);
        up = [...up, { requested: larger, size }];
        if (!search.fitsAim(made)) {
          base = { settings: below.settings, larger, size };
          down = [{ requested: 0, size }];
        }
        continue;
      }
      const smaller = Math.min(MOST_SMALLER, nextOf(down, aim));
      const made = yield { ...base.settings, correction: { larger: base.larger, smaller } };
      down = [...down, { requested: smaller, size: Math.log(made.bytes.length) }];
      if (search.fitsAim(made) || (smaller < MOST_SMALLER && !isDeaf(down))) continue;
      // Reductions are not enough: begins from below instead, and then between what was too small and too large.
      if (base.larger > 0) above = 0;
      base = undefined;
    }
  },
};

interface Base {
  settings: EncodeRequest;
  larger: number;
  size: number;
}

/** Returns the lowest encoded step above the aim, unless it is too far above. */
function stepAbove({ search, axis, found: { measured, fit } }: Gap, aim: number): Base | undefined {
  if (!search.fitsAim(fit)) return { settings: fit.request, larger: 0, size: Math.log(fit.bytes.length) };
  let base: Base | undefined;
  for (const [step, size] of measured) {
    const isAbove =
      size > Math.log(search.aimBytes) && size < Math.min(aim + MOST_DOWN, base?.size ?? Number.POSITIVE_INFINITY);
    if (isAbove) base = { settings: axis.settings(step), larger: 0, size };
  }
  return base;
}

/** Returns the largest file at or below the aim; undefined if there is none. */
function stepBelow({ search, axis, found: { measured, fit } }: Gap): Base | undefined {
  const { correction: _, ...settings } = fit.request;
  if (search.fitsAim(fit)) return { settings, larger: 0, size: Math.log(fit.bytes.length) };
  const [below] = [...measured]
    .filter(([, size]) => size <= Math.log(search.aimBytes))
    .toSorted(([, one], [, other]) => other - one);
  return below && { settings: axis.settings(below[0]), larger: 0, size: below[1] };
}

/** Whether a reduction had almost no effect: a stronger one would cost more than it saves. */
function isDeaf(down: readonly Corrected[]): boolean {
  const [first, last] = [down[0], down.at(-1)];
  return first !== undefined && last !== undefined && first.size - last.size < DEAF * last.requested;
}

/** Returns the correction for a log size: interpolated between its neighbours, otherwise extrapolated from the last. */
function nextOf(points: readonly Corrected[], aim: number): number {
  const below = points.filter(({ size }) => size <= aim).toSorted((a, b) => b.size - a.size)[0];
  const above = points.filter(({ size }) => size > aim).toSorted((a, b) => a.size - b.size)[0];
  if (below && above) {
    return below.requested + ((above.requested - below.requested) * (aim - below.size)) / (above.size - below.size);
  }
  const [before, last] = [points.at(-2), points.at(-1)];
  if (!last) throw new RangeError('Expected an encoded file');
  const effect = before ? Math.abs((last.size - before.size) / (last.requested - before.requested)) : 1;
  return last.requested + Math.abs(aim - last.size) / Math.min(EFFECT.most, Math.max(EFFECT.least, effect));
}
