import type { SeriesText } from '#catalogue/page-text.ts';

export const metadataText: SeriesText = {
  title: 'Quitar EXIF y ubicación de una foto, ver sus metadatos',
  description:
    'Mira dónde y cuándo se hizo una foto, su cámara, nombres e imágenes ocultas. Quita EXIF, la ubicación o todo sin cambiar un píxel. No se sube nada.',
  heading: '¿Qué revela esta foto?',
  lead: 'Lugar, hora, cámara, nombres e imágenes ocultas: míralos y elimínalos sin tocar un píxel.',
  steps: ['Elegir', 'Revisar y limpiar'],
};
