import type { SeriesText } from '#catalogue/page-text.ts';

export const formPhotoText: SeriesText = {
  title: 'Foto e firma per un modulo: pixel, KB e dpi insieme',
  description:
    'Crea una fototessera o una firma con i pixel, i dpi, i KB e il formato che un modulo chiede. Ogni regola viene verificata, senza caricare nulla.',
  heading: 'Foto per un modulo',
  lead: 'Tutte le regole del modulo insieme, verificate nel file finito.',
  steps: ['Scegli', 'Regola e scarica'],
};

export const drawSignature = 'Disegna una firma';

export const oftenFormsLegend = 'Moduli frequenti';

export const oftenForms: readonly { form: string; label: string }[] = [
  { form: 'italy-passport.0', label: 'Passaporto e CIE' },
  { form: 'schengen-visa.0', label: 'Visto Schengen' },
  { form: 'switzerland-passport.0', label: 'Svizzera' },
  { form: 'us-visa-ds160.0', label: 'Visto USA' },
];
