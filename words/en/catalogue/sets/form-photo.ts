import type { SeriesText } from '#catalogue/page-text.ts';

export const formPhotoText: SeriesText = {
  title: 'Photo and Signature for a Form: Pixels, KB and dpi at Once',
  description:
    'Make a passport photo, an exam photo or a signature with the pixels, dpi, KB and format that a form asks for, and see each rule checked. Nothing is uploaded.',
  heading: 'Photo for a Form',
  lead: 'Every rule of the form at once, checked in the finished file.',
  steps: ['Upload', 'Adjust and Download'],
};

/** Another way to a picture than a file. Of the page itself, which needs no further words then. */
export const drawSignature = 'Draw a signature';

export const oftenFormsLegend = 'Forms that many people fill in';

/** Forms that people who read this language fill in, by the names that they use. */
export const oftenForms: readonly { form: string; label: string }[] = [
  { form: 'ssc-cgl-chsl.0', label: 'SSC' },
  { form: 'ibps.0', label: 'IBPS' },
  { form: 'upsc-cse.0', label: 'UPSC' },
  { form: 'neet-ug.0', label: 'NEET' },
  { form: 'rrb-ntpc.0', label: 'RRB' },
  { form: 'us-visa-ds160.0', label: 'US visa' },
  { form: 'us-passport.0', label: 'US passport' },
  { form: 'uk-passport-online.0', label: 'UK passport' },
];
