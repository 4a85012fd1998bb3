import type { Tool } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import { formatLimit } from '#words/bytes.ts';
import { formatSize } from '#words/pixels.ts';

/**
 * Names the requested size, in pixels or bytes, and the removal of metadata; undefined if the page requests neither.
 */
export function broughtSentence({ edits, output }: Recipe, { opens, actions }: Tool): string | undefined {
  const own = [opens, ...Object.values(actions ?? {})].flatMap((opening) => opening.edits);
  const resize = edits.find((edit) => edit.do === 'resize');
  const isAsked = resize && !own.some((edit) => sameJson(edit, resize));
  const size = () => {
    if (!isAsked) return undefined;
    const { width, height, percent, longestEdge } = resize;
    if (width && height) return `${formatSize({ width, height })} pixels`;
    if (width) return `${width} pixels de large`;
    if (height) return `${height} pixels de haut`;
    return percent ? `${percent} % de la taille` : `${longestEdge} pixels sur le plus grand côté`;
  };
  const bytes = output.aim === 'size' ? `${formatLimit(output.bytes)} au plus` : undefined;
  const strip = output.metadata === 'strip' ? 'suppression des métadonnées, de la date et du lieu' : undefined;
  const asked = [size(), bytes, strip].filter((part) => part !== undefined);
  return asked.length > 0
    ? `Réglages déjà faits : ${asked.join(' et ')}. Choisissez une image pour continuer.`
    : undefined;
}
