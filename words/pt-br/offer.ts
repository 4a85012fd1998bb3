/** Offers a page in this language to a visitor whose browser asks for it. */
export const offerWords = {
  line: 'Esta página também está disponível em português.',
  go: 'Ler em português',
  close: 'Fechar',
} as const;
