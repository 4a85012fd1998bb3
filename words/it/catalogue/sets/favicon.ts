import type { SeriesText } from '#catalogue/page-text.ts';

export const faviconText: SeriesText = {
  title: 'Generatore di favicon: ICO, PNG e manifest',
  description:
    'Trasforma un PNG, SVG o JPG in favicon.ico, icona Apple Touch, icone per app e manifest, con l’HTML da incollare. Gratis, senza caricare nulla.',
  heading: 'Generatore di favicon',
  lead: 'Tutte le icone di un sito web da un solo logo, con il relativo HTML.',
  steps: ['Scegli', 'Regola e scarica'],
};
