import type { Axis } from './axis.ts';
import { fillGap } from './fill-gap.ts';
import type { Answer } from './format-search.ts';
import { canRound } from './palette-axis.ts';
import { searchAxis } from './search-axis.ts';
import type { SizeSearch } from './size-search.ts';

/**
 * Searches an axis of palettes or of rounded colours from its top, and between its steps.
 * @param reserve full encodes that must be left when the search ends
 */
export async function along(search: SizeSearch, axis: Axis, reserve: number): Promise<Answer> {
  const found = await searchAxis(search, axis, { start: axis.length - 1, reserve });
  const { fit } = found;
  // The highest quality of rounded colours has nuances above it.
  const isAtTop = found.isAtTop && !canRound(axis.settings(axis.length - 1).format);
  return { ...found, fit: fit && (await fillGap(search, axis, { ...found, fit, isAtTop }, reserve)) };
}
