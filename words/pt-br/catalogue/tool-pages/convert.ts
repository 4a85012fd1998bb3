import type { ToolPageText } from '#catalogue/page-text.ts';

export const convertPage: ToolPageText = {
  title: 'Converter imagem para JPG, PNG, WebP, GIF ou TIFF',
  description:
    'Abra JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, BMP ou SVG e salve no formato de que precisa. As cores ficam certas. Grátis, e nada é enviado.',
};
