import type { ToolPageText } from '#catalogue/page-text.ts';

export const convertPage: ToolPageText = {
  title: 'Convertir imágenes a JPG, PNG, WebP, GIF o TIFF',
  description:
    'Abre un JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, BMP o SVG y guárdalo en el formato que necesitas. Colores correctos. Gratis y sin subir nada.',
};
