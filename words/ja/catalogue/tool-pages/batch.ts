import type { ToolPageText } from '#catalogue/page-text.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const batchPage: ToolPageText = {
  title: '画像を一括リサイズ・圧縮・変換',
  description: `JPG、PNG、WebP、GIF、TIFFの画像を最大${batchFiles}枚まで同じ設定でまとめて処理し、ZIPで保存。無料で、アップロードはありません。`,
};
