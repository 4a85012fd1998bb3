import type { ToolPageText } from '#catalogue/page-text.ts';

export const resizePage: ToolPageText = {
  title: '画像リサイズ・切り抜き・回転',
  description:
    'JPG、PNG、WebP、GIF、TIFFの画像サイズをピクセルやパーセントで変更。切り抜きや回転もできます。無料で、アップロードはありません。',
};
