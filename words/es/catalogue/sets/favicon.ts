import type { SeriesText } from '#catalogue/page-text.ts';

export const faviconText: SeriesText = {
  title: 'Generador de favicon: ICO, PNG y manifiesto de un logo',
  description:
    'Convierte un PNG, SVG o JPG en favicon.ico, icono de Apple, iconos de app y manifiesto web, con el HTML listo para pegar. Gratis y sin subir nada.',
  heading: 'Generador de favicon',
  lead: 'Todos los iconos de un sitio web a partir de un logo, con su HTML.',
  steps: ['Elegir', 'Ajustar y descargar'],
};
