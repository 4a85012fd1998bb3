import type { SeriesText } from '#catalogue/page-text.ts';

export const responsiveImagesText: SeriesText = {
  title: 'レスポンシブ画像作成｜srcset対応',
  description:
    '1枚の写真から、サイトに必要なサイズと形式（AVIF、WebP、JPG）を作成。貼り付けるだけのpictureタグ付き。無料、アップロードなし。',
  heading: 'サイト用の画像作成',
  lead: '写真のすべてのサイズと形式、そして最適な1枚を読み込むHTMLを作成します。',
  steps: ['画像を選択', 'サイズを選択', 'ダウンロード'],
};
