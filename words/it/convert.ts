import { withArticle } from '#words/language.ts';

/** The converter's texts. */
export const convertWords = {
  convert: 'Converti',
  run: (label: string) => `Converti in ${label}`,
  again: 'Converti un’altra immagine',
  failed: 'Errore nella conversione dell’immagine',
  'is-already': (own: string, now: string) => `Questa immagine è già ${withArticle(own)}, quindi è selezionato ${now}.`,
  'cannot-write': (asked: string, now: string) =>
    `Questo browser non può creare file ${asked}, quindi è selezionato ${now}.`,
  done: (label: string) => ({
    title: 'Conversione completata',
    description: `Immagine convertita correttamente in ${label}`,
  }),
} as const;
