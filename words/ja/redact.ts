import type { EditOf } from '#engine/recipe/index.ts';

type Cover = NonNullable<EditOf<'redact'>['cover']>;

/** The texts of the editor of hidden parts. */
export const redactWords = {
  layer: '隠す部分',
  box: (number: number) => `部分${number}。矢印キーで移動、Shiftと矢印キーでサイズ変更、Deleteで削除`,
  cover: '隠し方',
  covers: { black: '黒塗り', pixels: 'モザイク', blur: 'ぼかし' } satisfies Record<Cover, string>,
  add: '部分を追加',
  removeAll: 'すべて削除',
  hint: '隠したい部分をドラッグで囲みます。保存したファイルからは完全に消えます。',
  unsafe: 'ぼかしやモザイクをかけた文字や数字は、読み取られてしまうことがあります。文字には黒塗りを使ってください。',
} as const;
