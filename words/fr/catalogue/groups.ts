import { ofFormat } from '#words/language.ts';

/** The groups of the directory. */
export const directoryNames = {
  converter: 'Convertisseurs',
  compressor: 'Compresseurs',
  resizer: 'Redimensionneurs',
  batch: 'Outils par lots',
  hub: 'Catégories d’outils',
} as const;

/** The groups of pages in a collection. */
export const hubGroupNames = {
  from: (label: string) => `À partir ${ofFormat(label)}`,
  batch: 'Plusieurs images à la fois',
  weight: 'À un poids en ko ou en Mo',
  quality: 'Par format ou par qualité',
  edit: 'Retoucher',
  file: 'Par format',
  square: 'Carré',
  landscape: 'Paysage',
  portrait: 'Portrait et papier',
} as const;
