import type { SeriesText } from '#catalogue/page-text.ts';

export const formPhotoText: SeriesText = {
  title: 'Foto y firma para un formulario: píxeles, KB y dpi',
  description:
    'Crea una foto carné, de pasaporte o una firma con los píxeles, dpi, KB y formato que pide un formulario. Cada regla se comprueba y no se sube nada.',
  heading: 'Foto para un formulario',
  lead: 'Todas las reglas del formulario a la vez, comprobadas en el archivo final.',
  steps: ['Elegir', 'Ajustar y descargar'],
};

export const drawSignature = 'Dibujar una firma';
