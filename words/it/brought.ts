import type { Tool } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import { formatLimit } from '#words/bytes.ts';
import { listed } from '#words/language.ts';
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
    if (width && height) return `${formatSize({ width, height })} pixel`;
    if (width) return `larghezza ${width} pixel`;
    if (height) return `altezza ${height} pixel`;
    return percent ? `${percent}% delle dimensioni` : `lato più lungo ${longestEdge} pixel`;
  };
  const bytes = output.aim === 'size' ? `al massimo ${formatLimit(output.bytes)}` : undefined;
  const strip = output.metadata === 'strip' ? 'rimozione dei dati della fotocamera, della data e del luogo' : undefined;
  const asked = [size(), bytes, strip].filter((part) => part !== undefined);
  return asked.length > 0 ? `Già impostato: ${listed(asked)}. Scegli un’immagine per continuare.` : undefined;
}
