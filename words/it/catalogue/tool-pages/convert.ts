import type { ToolPageText } from '#catalogue/page-text.ts';

export const convertPage: ToolPageText = {
  title: 'Converti immagini in JPG, PNG, WebP, GIF o TIFF',
  description:
    'Apri JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, BMP o SVG e salva nel formato che ti serve. I colori restano giusti. Gratis, senza caricare nulla.',
};
