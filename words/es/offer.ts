/** Offers a page in this language to a visitor whose browser asks for it. */
export const offerWords = {
  line: 'Esta página también está en español.',
  go: 'Leer en español',
  close: 'Cerrar',
} as const;
