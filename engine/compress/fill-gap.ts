import type { Axis } from './axis.ts';
import type { Hunt } from './hunt.ts';
import type { Made } from './request.ts';
import type { Findings } from './search-axis.ts';

/** Tries of each nuance: the first shows how far it is from the usual way, the second goes by that. */
const TRIES = 2;
/** Tries in all: what is not near the target by then is as near as it comes. */
const MOST_TRIES = 5;
/** How far below the aim a prediction must lie. */
const MARGIN = 0.004;
/** How wrong the first prediction of a nuance may be. */
const DOUBT = 0.06;

/** Up to so many times the quality at which pixels begin to give way, a few of them may do so to fill a gap. */
const NEAR_THE_FLOOR = 1.3;

/**
 * Where two neighbouring steps of an axis lie on both sides of the target and neither is near it: other ways to write
 * about the same quality, whose sizes fall in between (`nuances` of a format).
 * @param found what the search along the axis came to, and the lowest quality of all pixels
 * @returns the best file that fits
 */
export async function fillGap(hunt: Hunt, axis: Axis, found: Findings & { fit: Made; lowest: number }): Promise<Made> {
  let best = found.fit;
  if (found.isAtTop) return best;
  const tried = new Set<string>();
  for (const from of lowestSteps(axis, found)) {
    for (const [index, usual] of (best.request.format.quality?.nuances ?? []).entries()) {
      let shift = usual;
      for (let at = 0; at < TRIES && tried.size < MOST_TRIES && hunt.left > 1 && !hunt.isWithin(best); at++) {
        const step = stepFor(hunt, axis, found, { from, shift, doubt: at === 0 ? DOUBT : 0 });
        const key = `${step} ${index}`;
        if (step === undefined || tried.has(key)) break;
        tried.add(key);
        const made = await hunt.make({ ...axis.settings(step), nuance: index + 1 });
        shift = Math.log(made.bytes.length) - found.predict(step);
        best = hunt.betterOf(best, made) ?? best;
      }
    }
  }
  return best;
}

/** From which steps on a nuance may be taken: with all pixels first, and with fewer where those are about to go anyway. */
function lowestSteps(axis: Axis, { fit: { request }, lowest }: { fit: Made; lowest: number }): number[] {
  let full = axis.length - 1;
  while (full > 0 && axis.settings(full - 1).scale === 1) full--;
  if (request.scale < 1) return [0];
  return request.quality <= lowest * NEAR_THE_FLOOR ? [full, 0] : [full];
}

/** The highest step that is predicted to be within the tolerance this way, give or take the doubt. */
function stepFor(
  hunt: Hunt,
  axis: Axis,
  { predict }: Findings,
  { from, shift, doubt }: { from: number; shift: number; doubt: number },
): number | undefined {
  const ceiling = Math.log(hunt.targetBytes);
  const least = ceiling + Math.log(1 - hunt.tolerance) - doubt;
  for (const limit of [Math.log(hunt.aimBytes) - MARGIN, ceiling - MARGIN]) {
    for (let step = axis.length - 1; step >= from; step--) {
      const size = predict(step) + shift;
      if (size > limit) continue;
      if (size >= least) return step;
      break;
    }
  }
  return undefined;
}
