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
    if (width && height) return `${formatSize({ width, height })} píxeles`;
    if (width) return `${width} píxeles de ancho`;
    if (height) return `${height} píxeles de alto`;
    return percent ? `${percent}\u00a0% de su tamaño` : `${longestEdge} píxeles en el lado más largo`;
  };
  const bytes = output.aim === 'size' ? `${formatLimit(output.bytes)} como máximo` : undefined;
  const strip = output.metadata === 'strip' ? 'sin datos de la cámara, fecha ni ubicación' : undefined;
  const asked = [size(), bytes, strip].filter((part) => part !== undefined);
  return asked.length > 0 ? `Ya está ajustado: ${asked.join('; ')}. Elige una imagen para continuar.` : undefined;
}
