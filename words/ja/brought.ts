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
    if (width && height) return `${formatSize({ width, height })}ピクセル`;
    if (width) return `幅${width}ピクセル`;
    if (height) return `高さ${height}ピクセル`;
    return percent ? `元のサイズの${percent}%` : `長辺${longestEdge}ピクセル`;
  };
  const bytes = output.aim === 'size' ? `${formatLimit(output.bytes)}以下` : undefined;
  const strip = output.metadata === 'strip' ? '撮影情報・日付・位置情報の削除' : undefined;
  const asked = [size(), bytes, strip].filter((part) => part !== undefined);
  return asked.length > 0 ? `設定済み：${asked.join('、')}。画像を選んで始めてください。` : undefined;
}
