import type { SeriesText } from '#catalogue/page-text.ts';

export const responsiveImagesText: SeriesText = {
  title: 'Imágenes responsive: srcset, AVIF y WebP de una foto',
  description:
    'Convierte una foto en los tamaños y formatos que necesita un sitio web, con el código listo para pegar. AVIF, WebP y JPG. Gratis y sin subir nada.',
  heading: 'Imágenes para un sitio web',
  lead: 'Todos los tamaños y formatos de una foto, y el HTML que carga el adecuado.',
  steps: ['Elegir', 'Elegir tamaños', 'Descargar'],
};
