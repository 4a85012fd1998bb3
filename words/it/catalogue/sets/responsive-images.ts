import type { SeriesText } from '#catalogue/page-text.ts';

export const responsiveImagesText: SeriesText = {
  title: 'Immagini responsive: srcset, AVIF e WebP',
  description:
    'Da una foto, tutte le dimensioni e i formati che servono a un sito web, con il codice picture da incollare. AVIF, WebP e JPG. Gratis, senza caricarla.',
  heading: 'Immagini per un sito web',
  lead: 'Tutte le dimensioni e i formati di una foto, e l’HTML che carica quella giusta.',
  steps: ['Scegli', 'Scegli le dimensioni', 'Scarica'],
};
