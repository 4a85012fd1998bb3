/** Offers a page in this language to a visitor whose browser asks for it. */
export const offerWords = {
  line: 'このページは日本語でもご覧いただけます。',
  go: '日本語で見る',
  close: '閉じる',
} as const;
