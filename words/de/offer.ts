/** Offers a page in this language to a visitor whose browser asks for it. */
export const offerWords = {
  line: 'Diese Seite gibt es auch auf Deutsch.',
  go: 'Auf Deutsch lesen',
  close: 'Schließen',
} as const;
