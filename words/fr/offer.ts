/** Offers a page in this language to a visitor whose browser asks for it. */
export const offerWords = {
  line: 'Cette page existe aussi en français.',
  go: 'Lire en français',
  close: 'Fermer',
} as const;
