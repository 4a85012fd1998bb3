import { type Axis, firstOfAllPixels } from './axis.ts';
import type { Hunt } from './hunt.ts';
import type { Made, Settings } from './request.ts';
import type { Findings } from './search-axis.ts';
import { tune } from './tune.ts';

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

/**
 * Looks for a file between two neighbouring steps of an axis, if the target is between them and neither is near. It
 * tries other ways to encode about the same quality (a format's `nuances`, or `tunes`).
 * @param found the result of the search along the axis
 * @param reserve full encodes that must be left
 * @returns the best file that fits
 */
export async function fillGap(hunt: Hunt, axis: Axis, found: Findings & { fit: Made }, reserve: number): Promise<Made> {
  let best = found.fit;
  if (found.isAtTop) return best;
  if (best.request.format.quality?.tunes) return tune(hunt, axis, found, reserve);
  const nuances: Nuance[] = [
    { number: 0, shift: 0, doubt: 0 },
    ...(best.request.format.quality?.nuances ?? []).map((usual, index) => ({
      number: index + 1,
      shift: usual,
      doubt: DOUBT.usual,
    })),
  ];
  const tried = new Set([...found.measured.keys()].map((step) => keyOf(step, { number: 0 })));
  const before = tried.size;
  const isWorthATry = () =>
    tried.size - before < MOST_TRIES[hunt.isNearAim(best) ? 'near' : 'far'] &&
    hunt.mayMake(best, reserve) &&
    !hunt.isOnAim(best);
  for (const from of lowestSteps(axis, found)) {
    while (isWorthATry()) {
      const next = likeliest(hunt, axis, found, { from, nuances, tried });
      if (!next) break;
      const { step, nuance } = next;
      tried.add(keyOf(step, nuance));
      const made = await hunt.make({ ...axis.settings(step), nuance: nuance.number });
      const size = Math.log(made.bytes.length);
      const usual = found.measured.get(step);
      if (usual === undefined) found.learn(step, size - nuance.shift);
      else Object.assign(nuance, { shift: size - usual, doubt: DOUBT.seen });
      best = hunt.betterOf(best, made) ?? best;
    }
  }
  return best;
}

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

const hasNuances = ({ format: { quality }, colours }: Settings) =>
  quality?.roundsAbove === undefined || colours === 'rounded';

/** Returns the untried step and nuance whose prediction is nearest to the middle of the tolerance. */
function likeliest(
  hunt: Hunt,
  axis: Axis,
  { predict, measured }: Findings,
  { from, nuances, tried }: { from: number; nuances: readonly Nuance[]; tried: ReadonlySet<string> },
): { step: number; nuance: Nuance } | undefined {
  const least = Math.log(hunt.leastBytes);
  const limit = Math.max(Math.log(hunt.aimBytes) - MARGIN, (Math.log(hunt.aimBytes) + least) / 2);
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
