import { withArticle } from '#words/language.ts';

/** The converter's texts. */
export const convertWords = {
  convert: 'Umwandeln',
  run: (label: string) => `In ${label} umwandeln`,
  again: 'Noch einmal umwandeln',
  failed: 'Fehler beim Umwandeln',
  'is-already': (own: string, now: string) =>
    `Dieses Bild ist schon ${withArticle(own)}, deshalb ist stattdessen ${now} ausgewählt.`,
  'cannot-write': (asked: string, now: string) =>
    `Dieser Browser kann ${asked} nicht schreiben, deshalb ist stattdessen ${now} ausgewählt.`,
  done: (label: string) => ({
    title: 'Umwandlung fertig',
    description: `Bild erfolgreich in ${label} umgewandelt`,
  }),
} as const;
