import type { ToolPageText } from '#catalogue/page-text.ts';

export const convertPage: ToolPageText = {
  title: 'Convert Images to JPG, PNG, WebP, GIF or TIFF',
  description:
    'Open a JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, BMP or SVG and save it in the format you need. Colours stay right. Free, and nothing is uploaded.',
};
