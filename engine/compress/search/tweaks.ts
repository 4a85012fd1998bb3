import { type Axis, firstOfAllPixels } from '../candidates/axis.ts';
import { canRound } from '../candidates/colours.ts';
import type { EncodeRequest, Made } from '../request.ts';
import type { Filling, Gap } from './fill-gap.ts';

/** The number of tries, if the best file is far from the target and if it is near. */
const MOST_TRIES = { far: 8, near: 3 } as const;
/** The largest distance of a prediction below the limit, in log size. A narrow window is aimed at in its middle. */
const MARGIN = 0.004;
/**
 * Errors of a prediction, in log size: by the usual shift of a nuance, by its shift at another step, and of a step
 * without an encode.
 */
const DOUBT = { usual: 0.05, seen: 0.01, step: 0.04 } as const;

/** Up to this factor of the lowest quality at full size, a few pixels may be given up to fill a gap. */
const NEAR_THE_FLOOR = 1.3;

/** Tries other ways to encode about the same quality, each with a fixed effect on the size (a format's `nuances`). */
export const nuanced: Filling = {
  mostTries: (search, best) => MOST_TRIES[search.isNearAim(best) ? 'near' : 'far'],
  *ladder(gap) {
    const { axis, found } = gap;
    const usual = found.fit.request.format.quality?.nuances ?? [];
    const nuances: Nuance[] = [
      { number: 0, shift: 0, doubt: 0 },
      ...usual.map((shift, index) => ({ number: index + 1, shift, doubt: DOUBT.usual })),
    ];
    const tried = new Set([...found.measured.keys()].map((step) => keyOf(step, { number: 0 })));
    for (const from of lowestSteps(axis, found)) {
      for (;;) {
        const next = likeliest(gap, { from, nuances, tried });
        if (!next) break;
        const { step, nuance } = next;
        tried.add(keyOf(step, nuance));
        const { bytes } = yield { ...axis.settings(step), nuance: nuance.number };
        const size = Math.log(bytes.length);
        const measured = found.measured.get(step);
        if (measured === undefined) found.learn(step, size - nuance.shift);
        else Object.assign(nuance, { shift: size - measured, doubt: DOUBT.seen });
      }
    }
  },
};

/** Another way to encode a quality. */
interface Nuance {
  /** The number in `EncodeRequest`. */
  number: number;
  /** Its log size less the usual way's, and the error of that. */
  shift: number;
  doubt: number;
}

const keyOf = (step: number, { number }: Pick<Nuance, 'number'>) => `${step} ${number}`;

/** Returns the lowest steps for nuances: first with all pixels, then with fewer if the quality is near its lowest. */
function lowestSteps(axis: Axis, { fit: { request } }: { fit: Made }): number[] {
  const full = firstOfAllPixels(axis);
  if (request.scale < 1) return [0];
  return request.quality <= axis.settings(full).quality * NEAR_THE_FLOOR ? [full, 0] : [full];
}

const hasNuances = ({ format, colours }: EncodeRequest) => !canRound(format) || colours === 'rounded';

/** Returns the untried step and nuance whose prediction is nearest to the middle of the tolerance. */
function likeliest(
  { search, axis, found: { predict, measured } }: Gap,
  { from, nuances, tried }: { from: number; nuances: readonly Nuance[]; tried: ReadonlySet<string> },
): { step: number; nuance: Nuance } | undefined {
  const least = Math.log(search.leastBytes);
  const limit = Math.max(Math.log(search.aimBytes) - MARGIN, (Math.log(search.aimBytes) + least) / 2);
  let best: { step: number; nuance: Nuance; off: number } | undefined;
  for (let step = axis.length - 1; step >= from; step--) {
    const usual = measured.get(step);
    for (const nuance of hasNuances(axis.settings(step)) ? nuances : nuances.slice(0, 1)) {
      const size = (usual ?? predict(step)) + nuance.shift;
      const doubt = nuance.doubt + (usual === undefined ? DOUBT.step : 0);
      if (size - doubt > limit || size + doubt < least || tried.has(keyOf(step, nuance))) continue;
      // A smaller error is preferred: measured shifts before usual ones.
      const off = Math.abs(size - (limit + least) / 2) + doubt / 2;
      if (!best || off < best.off) best = { step, nuance, off };
    }
  }
  return best;
}
