import { withArticle } from '#words/language.ts';

/** The converter's texts. */
export const convertWords = {
  convert: 'Convertir',
  run: (label: string) => `Convertir a ${label}`,
  again: 'Convertir otra vez',
  failed: 'Error al convertir la imagen',
  'is-already': (own: string, now: string) => `Esta imagen ya es ${withArticle(own)}, así que se ha elegido ${now}.`,
  'cannot-write': (asked: string, now: string) =>
    `Este navegador no puede guardar en ${asked}, así que se ha elegido ${now}.`,
  done: (label: string) => ({
    title: 'Conversión terminada',
    description: `La imagen se ha convertido a ${label}`,
  }),
} as const;
