import type { Tool } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import { broughtWords } from '#words/brought.ts';
import { formatLimit } from '#words/bytes.ts';
import { formatSize } from '#words/pixels.ts';

/**
 * Names the requested size, in pixels or bytes, and the removal of metadata; undefined if the page requests neither.
 */
export function broughtSentence({ edits, output }: Recipe, { opens, actions }: Tool): string | undefined {
  const own = [opens, ...Object.values(actions ?? {})].flatMap((opening) => opening.edits);
  const resize = edits.find((edit) => edit.do === 'resize');
  const isRequested = resize && !own.some((edit) => sameJson(edit, resize));
  const size = () => {
    if (!isRequested) return undefined;
    const { width, height, percent, longestEdge } = resize;
    if (width && height) return broughtWords.box(formatSize({ width, height }));
    if (width) return broughtWords.width(width);
    if (height) return broughtWords.height(height);
    return percent ? broughtWords.percent(percent) : broughtWords.longest(longestEdge ?? 0);
  };
  const bytes = output.aim === 'size' ? broughtWords.atMost(formatLimit(output.bytes)) : undefined;
  const strip = output.metadata === 'strip' ? broughtWords.strip : undefined;
  const requested = [size(), bytes, strip].filter((part) => part !== undefined);
  return requested.length > 0 ? broughtWords.set(requested) : undefined;
}
