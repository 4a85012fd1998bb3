/** Offers a page in this language to a visitor whose browser asks for it. */
export const offerWords = {
  line: 'This page is also available in English.',
  go: 'Read it in English',
  close: 'Close',
} as const;
