import { searchingIn } from '../../codecs/searching.ts';
import type { Axis } from '../candidates/axis.ts';
import { canRound } from '../candidates/colours.ts';
import type { Encoded, EncodeRequest } from '../request.ts';
import { corrected } from './corrections.ts';
import { type AxisFit, searchAxis } from './search-axis.ts';
import type { SizeSearch } from './size-search.ts';
import { tweaked } from './tweaks.ts';

/** A gap between two steps of an axis: the target is in it, and neither step is near. */
export interface Gap {
  search: SizeSearch;
  axis: Axis;
  found: AxisFit & { fit: Encoded };
}

/** A way to fill a gap, which a format supplies by its record. */
export interface Filling {
  /** Yields settings until it has no more, and receives their files. It encodes nothing itself. */
  ladder(gap: Gap): Generator<EncodeRequest, void, Encoded>;
  /** The largest number of tries. @param best the best file so far */
  mostTries(search: SizeSearch, best: Encoded): number;
}

/**
 * Looks for a file between two neighbouring steps of an axis with the format's own ways to change the size of a
 * quality: continuous corrections if it `corrects`, otherwise its `tweaks`.
 * @param found the result of the search along the axis
 * @param reserve full encodes that must be left
 * @returns the best file that fits
 */
export async function fillGap(
  search: SizeSearch,
  axis: Axis,
  found: AxisFit & { fit: Encoded },
  reserve: number,
): Promise<Encoded> {
  if (found.isAtTop) return found.fit;
  const { ladder, mostTries } = searchingIn(found.fit.request.format).corrects ? corrected : tweaked;
  const proposals = ladder({ search, axis, found });
  let best = found.fit;
  let next = proposals.next();
  for (let tries = 0; !next.done && tries < mostTries(search, best); tries++) {
    if (search.isOnAim(best) || !search.mayMake(best, reserve)) break;
    const made = await search.make(next.value);
    best = search.betterOf(best, made) ?? best;
    next = proposals.next(made);
  }
  return best;
}

/** Searches an axis of palettes or of rounded colours from its top, and between its steps. @param reserve see `fillGap` */
export async function along(search: SizeSearch, axis: Axis, reserve: number): Promise<AxisFit> {
  const found = await searchAxis(search, axis, { start: axis.length - 1, reserve });
  const { fit } = found;
  // The highest quality of rounded colours has tweaks above it.
  const isAtTop = found.isAtTop && !canRound(axis.settings(axis.length - 1).format);
  return { ...found, fit: fit && (await fillGap(search, axis, { ...found, fit, isAtTop }, reserve)) };
}
