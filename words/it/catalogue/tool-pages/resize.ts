import type { ToolPageText } from '#catalogue/page-text.ts';

export const resizePage: ToolPageText = {
  title: 'Ridimensiona, ritaglia e ruota immagini online',
  description:
    'Cambia le dimensioni di JPG, PNG, WebP, GIF o TIFF in pixel o in percentuale, ritaglia e ruota. Gratis, e le immagini restano sul tuo dispositivo.',
};
