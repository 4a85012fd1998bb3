import type { SeriesText } from '#catalogue/page-text.ts';

export const metadataText: SeriesText = {
  title: 'Rimuovere EXIF e posizione da una foto, vedere i metadati',
  description:
    'Guarda dove e quando è stata scattata una foto, la fotocamera, i nomi e le immagini nascoste. Rimuovi EXIF, la posizione o tutto, pixel invariati, senza upload.',
  heading: 'Cosa rivela questa foto?',
  lead: 'Luogo, ora, fotocamera, nomi e immagini nascoste: guardali e rimuovili senza toccare un pixel.',
  steps: ['Scegli', 'Controlla e pulisci'],
};
