import type { SeriesText } from '#catalogue/page-text.ts';

export const formPhotoText: SeriesText = {
  title: 'Foto e assinatura para formulário: pixels, KB e dpi',
  description:
    'Faça uma foto 3x4, de passaporte ou uma assinatura com os pixels, dpi, KB e formato que um formulário pede. Cada regra é conferida, e nada é enviado.',
  heading: 'Foto para formulário',
  lead: 'Todas as regras do formulário de uma vez, conferidas no arquivo pronto.',
  steps: ['Abrir', 'Ajustar e baixar'],
};

export const drawSignature = 'Desenhar uma assinatura';

export const oftenFormsLegend = 'Formulários frequentes';

export const oftenForms: readonly { form: string; label: string }[] = [
  { form: 'enem-brazil.0', label: 'Enem' },
  { form: 'oab-brazil.0', label: 'OAB' },
  { form: 'brazil-passport.0', label: 'Passaporte' },
  { form: 'us-visa-ds160.0', label: 'Visto americano' },
  { form: 'schengen-visa.0', label: 'Visto Schengen' },
];
