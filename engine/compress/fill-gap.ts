import { type Axis, firstOfAllPixels } from './axis.ts';
import type { Hunt } from './hunt.ts';
import type { Made, Settings } from './request.ts';
import type { Findings } from './search-axis.ts';
import { tune } from './tune.ts';

/** Tries: what is not near the target by then is as near as it comes; and of what is near already. */
const MOST_TRIES = { far: 8, near: 3 } as const;
/** How far below the limit a prediction must lie, at the most: in a narrow window, in its middle. */
const MARGIN = 0.004;
/** How wrong it may be: by what a nuance usually is, by what it was at another step of this picture, and by a step that nobody tried. */
const DOUBT = { usual: 0.05, seen: 0.01, step: 0.04 } as const;

/** Up to so many times the quality at which pixels begin to give way, a few of them may do so to fill a gap. */
const NEAR_THE_FLOOR = 1.3;

/**
 * Where two neighbouring steps of an axis lie on both sides of the target and neither is near it: other ways to write
 * about the same quality, whose sizes fall in between (`nuances` of a format, or `tunes`).
 * @param found what the search along the axis came to
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

/** Another way to write a quality. */
interface Nuance {
  /** As an encoder is told. */
  number: number;
  /** By how much the logarithm of its size is above the usual way's, and how wrong that may be. */
  shift: number;
  doubt: number;
}

const keyOf = (step: number, { number }: Pick<Nuance, 'number'>) => `${step} ${number}`;

/** From which steps on a nuance may be taken: with all pixels first, and with fewer where those are about to go anyway. */
function lowestSteps(axis: Axis, { fit: { request } }: { fit: Made }): number[] {
  const full = firstOfAllPixels(axis);
  if (request.scale < 1) return [0];
  return request.quality <= axis.settings(full).quality * NEAR_THE_FLOOR ? [full, 0] : [full];
}

const hasNuances = ({ format: { quality }, colours }: Settings) =>
  quality?.roundsAbove === undefined || colours === 'rounded';

/** What is most likely to be within the tolerance, of all steps in all ways that were not tried: nearest to its middle. */
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
      // What was seen of this picture counts for more than what is usual.
      const off = Math.abs(size - (limit + least) / 2) + doubt / 2;
      if (!best || off < best.off) best = { step, nuance, off };
    }
  }
  return best;
}
