import type { ToolPageText } from '#catalogue/page-text.ts';

export const convertPage: ToolPageText = {
  title: 'Convertir une image en JPG, PNG, WebP, GIF ou TIFF',
  description:
    'Ouvrez un JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, BMP ou SVG et enregistrez-le dans le format voulu. Couleurs fidèles. Gratuit, et rien n’est envoyé.',
};
