/** The converter's texts. */
export const convertWords = {
  convert: '変換',
  run: (label: string) => `${label}に変換`,
  again: 'もう一度変換',
  failed: '画像を変換できませんでした',
  'is-already': (own: string, now: string) => `この画像はすでに${own}なので、代わりに${now}を選びました。`,
  'cannot-write': (asked: string, now: string) =>
    `このブラウザでは${asked}を書き出せないため、代わりに${now}を選びました。`,
  done: (label: string) => ({
    title: '形式の変換が完了しました',
    description: `画像を${label}に変換しました`,
  }),
} as const;
