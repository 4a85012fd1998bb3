import type { ToolPageText } from '#catalogue/page-text.ts';

export const compressPage: ToolPageText = {
  title: '画像圧縮｜サイズをKBで指定',
  description:
    'JPG、PNG、WebP、GIF、AVIFを、画質またはKB指定で軽量化。処理前と処理後を見比べられます。無料で、アップロードはありません。',
};
