/** Offers a page in this language to a visitor whose browser asks for it. */
export const offerWords = {
  line: 'Questa pagina è disponibile anche in italiano.',
  go: 'Leggila in italiano',
  close: 'Chiudi',
} as const;
