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
