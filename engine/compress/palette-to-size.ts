import { HIGHEST_QUALITY } from './axis.ts';
import type { Answer } from './format-search.ts';
import { mostColours } from './most-colours.ts';
import type { Made, Settings } from './request.ts';
import type { SizeSearch } from './size-search.ts';

/**
 * Returns the palette of about the most colours that fits with all pixels; undefined if none does.
 * @param first the quality to begin with
 */
export async function paletteToSize(
  search: SizeSearch,
  first: number,
  settingsAt: (quality: number) => Settings,
): Promise<(Answer & { fit: Made }) | undefined> {
  let fit: Made | undefined;
  const found = await mostColours(first, search.aimBytes + 1, async (quality) => {
    const made = await search.make(settingsAt(quality));
    fit = search.betterOf(fit, made);
    return made;
  });
  // A file above the aim replaces one that is far below it.
  if (!fit) return undefined;
  const { quality } = fit.request;
  return {
    fit,
    isClosed: quality === found?.quality && found.tooMany === quality + 1,
    isAtTop: quality === HIGHEST_QUALITY,
  };
}
