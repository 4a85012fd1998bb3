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

export const oftenFormsLegend = 'Formularios habituales';

export const oftenForms: readonly { form: string; label: string }[] = [
  { form: 'spain-dni.0', label: 'DNI' },
  { form: 'mexico-passport.0', label: 'Pasaporte mexicano' },
  { form: 'schengen-visa.0', label: 'Visado Schengen' },
  { form: 'us-visa-ds160.0', label: 'Visa de EE. UU.' },
  { form: 'us-dv-lottery.0', label: 'Lotería de visas' },
];
