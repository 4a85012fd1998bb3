import { withArticle } from '#words/language.ts';

/** The converter's texts. */
export const convertWords = {
  convert: 'Convertir',
  run: (label: string) => `Convertir en ${label}`,
  again: 'Convertir à nouveau',
  failed: 'Erreur lors de la conversion',
  'is-already': (own: string, now: string) =>
    `Cette image est déjà ${withArticle(own)} : ${now} est donc sélectionné à la place.`,
  'cannot-write': (asked: string, now: string) =>
    `Ce navigateur ne sait pas enregistrer en ${asked} : ${now} est donc sélectionné à la place.`,
  done: (label: string) => ({
    title: 'Conversion terminée',
    description: `Image convertie en ${label}`,
  }),
} as const;
