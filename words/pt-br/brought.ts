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
    if (width) return `${width} pixels de largura`;
    if (height) return `${height} pixels de altura`;
    return percent ? `${percent}% do tamanho` : `${longestEdge} pixels no lado maior`;
  };
  const bytes = output.aim === 'size' ? `no máximo ${formatLimit(output.bytes)}` : undefined;
  const strip = output.metadata === 'strip' ? 'remover dados da câmera, data e localização' : undefined;
  const asked = [size(), bytes, strip].filter((part) => part !== undefined);
  return asked.length > 0 ? `Já ajustado: ${asked.join(' e ')}. Escolha uma imagem para continuar.` : undefined;
}
