import type { ToolPageText } from '#catalogue/page-text.ts';

export const compressPage: ToolPageText = {
  title: 'Comprimi immagini al peso che scegli',
  description:
    'Riduci il peso di JPG, PNG, WebP, GIF e AVIF, per qualità o fino a un peso in KB, e confronta prima e dopo. Gratis e senza caricare nulla.',
};
