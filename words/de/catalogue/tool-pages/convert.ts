import type { ToolPageText } from '#catalogue/page-text.ts';

export const convertPage: ToolPageText = {
  title: 'Bilder in JPG, PNG, WebP, GIF oder TIFF umwandeln',
  description:
    'Öffne JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, BMP oder SVG und speichere im Format, das du brauchst. Die Farben stimmen. Kostenlos, ohne Upload.',
};
