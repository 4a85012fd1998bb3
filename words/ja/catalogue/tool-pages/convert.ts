import type { ToolPageText } from '#catalogue/page-text.ts';

export const convertPage: ToolPageText = {
  title: '画像変換｜JPG・PNG・WebPなど',
  description:
    'JPG、PNG、WebP、GIF、TIFF、AVIF、HEIC、BMP、SVGを必要な形式に変換。色も正確なまま。無料で、アップロードはありません。',
};
