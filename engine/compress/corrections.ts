import type { Filling, Gap } from './fill-gap.ts';
import type { Settings } from './request.ts';

const MOST_TRIES = 5;
/** How much larger than the aim, in log size, a file is made before it is reduced: reductions are continuous. */
const ABOVE = 0.04;
/** The largest distance above the aim, in log size, of a file to begin with; and the largest reduction. */
const MOST_DOWN = 0.2;
const MOST_SMALLER = 0.3;
/** Bounds for the measured effect of a correction, as a factor of the requested one. */
const EFFECT = { least: 0.3, most: 2.5 } as const;

/** A file with a correction: the requested change of its log size, and its log size. */
interface Corrected {
  asked: number;
  size: number;
}

/** Makes a file slightly too large, then reduces it, for a format that `corrects` the size of a quality. */
export const corrected: Filling = {
  mostTries: (search, best) => (search.isWorthMore(best) ? Number.POSITIVE_INFINITY : MOST_TRIES),
  *ladder(gap) {
    const { search, found } = gap;
    const aim = (Math.log(search.leastBytes) + Math.log(search.aimBytes)) / 2;
    const { correction: _, ...fitting } = found.fit.request;
    let base = stepAbove(gap, aim);
    let up: Corrected[] = [{ asked: 0, size: Math.log(found.fit.bytes.length) }];
    let down: Corrected[] = base ? [{ asked: 0, size: base.size }] : [];
    for (;;) {
      if (!base) {
        const larger = nextOf(up, aim + ABOVE);
        const made = yield { ...fitting, correction: { larger, smaller: 0 } };
        const size = Math.log(made.bytes.length);
        if (search.fitsAim(made)) up = [...up, { asked: larger, size }];
        else {
          base = { settings: fitting, larger, size };
          down = [{ asked: 0, size }];
        }
        continue;
      }
      const smaller = Math.min(MOST_SMALLER, nextOf(down, aim));
      const made = yield { ...base.settings, correction: { larger: base.larger, smaller } };
      down = [...down, { asked: smaller, size: Math.log(made.bytes.length) }];
      // The largest reduction is not enough: begins from below instead.
      if (smaller === MOST_SMALLER && !search.fitsAim(made)) base = undefined;
    }
  },
};

/** Returns the lowest encoded step above the aim, unless it is too far above. */
function stepAbove({ search, axis, found: { measured, fit } }: Gap, aim: number) {
  if (!search.fitsAim(fit)) return { settings: fit.request, larger: 0, size: Math.log(fit.bytes.length) };
  let base: { settings: Settings; larger: number; size: number } | undefined;
  for (const [step, size] of measured) {
    const isAbove =
      size > Math.log(search.aimBytes) && size < Math.min(aim + MOST_DOWN, base?.size ?? Number.POSITIVE_INFINITY);
    if (isAbove) base = { settings: axis.settings(step), larger: 0, size };
  }
  return base;
}

/** Returns the correction for a log size: interpolated between its neighbours, otherwise extrapolated from the last. */
function nextOf(points: readonly Corrected[], aim: number): number {
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
