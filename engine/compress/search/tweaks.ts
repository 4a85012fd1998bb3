import { searchingIn } from '../../codecs/searching.ts';
import type { Tweak } from '../../codecs/writing.ts';
import { type Axis, firstOfAllPixels } from '../candidates/axis.ts';
import { canRound } from '../candidates/colours.ts';
import type { Encoded, EncodeRequest } from '../request.ts';
import type { Filling, Gap } from './fill-gap.ts';

/** The number of tries, if the best file is far from the target and if it is near. */
const MOST_TRIES = { far: 8, near: 3 } as const;
/** The largest distance of a prediction below the limit, in log size. A narrow window is aimed at in its middle. */
const MARGIN = 0.004;
/**
 * Errors of a prediction, in log size: by the usual shift of a tweak, by its shift at another step, and of a step
 * without an encode.
 */
const DOUBT = { usual: 0.05, seen: 0.01, step: 0.04 } as const;

/** Up to this factor of the lowest quality at full size, a few pixels may be given up to fill a gap. */
const NEAR_THE_FLOOR = 1.3;

/** Tries other ways to encode about the same quality, each with a fixed effect on the size (a format's `tweaks`). */
export const tweaked: Filling = {
  mostTries: (search, best) => MOST_TRIES[search.isNearAim(best) ? 'near' : 'far'],
  *ladder(gap) {
    const { axis, found } = gap;
    const usual = searchingIn(found.fit.request.format).tweaks ?? [];
    const ways: Way[] = [
      { number: 0, shift: 0, doubt: 0 },
      ...usual.map(({ usually, tweak }, index) => ({ number: index + 1, tweak, shift: usually, doubt: DOUBT.usual })),
    ];
    const tried = new Set([...found.measured.keys()].map((step) => keyOf(step, { number: 0 })));
    for (const from of lowestSteps(axis, found)) {
      for (;;) {
        const next = likeliest(gap, { from, ways, tried });
        if (!next) break;
        const { step, way } = next;
        tried.add(keyOf(step, way));
        const { bytes } = yield { ...axis.settings(step), tweak: way.tweak };
        const size = Math.log(bytes.length);
        const measured = found.measured.get(step);
        if (measured === undefined) found.learn(step, size - way.shift);
        else Object.assign(way, { shift: size - measured, doubt: DOUBT.seen });
      }
    }
  },
};

/** A way to encode a quality: the usual one is 0. */
interface Way {
  number: number;
  tweak?: Tweak;
  /** Its log size less the usual way's, and the error of that. */
  shift: number;
  doubt: number;
}

const keyOf = (step: number, { number }: Pick<Way, 'number'>) => `${step} ${number}`;

/** Returns the lowest steps for tweaks: first with all pixels, then with fewer if the quality is near its lowest. */
function lowestSteps(axis: Axis, { fit: { request } }: { fit: Encoded }): number[] {
  const full = firstOfAllPixels(axis);
  if (request.scale < 1) return [0];
  return request.quality <= axis.settings(full).quality * NEAR_THE_FLOOR ? [full, 0] : [full];
}

const hasTweaks = ({ format, colours }: EncodeRequest) => !canRound(format) || colours === 'rounded';

/** Returns the untried step and way whose prediction is nearest to the middle of the tolerance. */
function likeliest(
  { search, axis, found: { predict, measured } }: Gap,
  { from, ways, tried }: { from: number; ways: readonly Way[]; tried: ReadonlySet<string> },
): { step: number; way: Way } | undefined {
  const least = Math.log(search.leastBytes);
  const limit = Math.max(Math.log(search.aimBytes) - MARGIN, (Math.log(search.aimBytes) + least) / 2);
  let best: { step: number; way: Way; off: number } | undefined;
  for (let step = axis.length - 1; step >= from; step--) {
    const usual = measured.get(step);
    for (const way of hasTweaks(axis.settings(step)) ? ways : ways.slice(0, 1)) {
      const size = (usual ?? predict(step)) + way.shift;
      const doubt = way.doubt + (usual === undefined ? DOUBT.step : 0);
      if (size - doubt > limit || size + doubt < least || tried.has(keyOf(step, way))) continue;
      // A smaller error is preferred: measured shifts before usual ones.
      const off = Math.abs(size - (limit + least) / 2) + doubt / 2;
      if (!best || off < best.off) best = { step, way, off };
    }
  }
  return best;
}
