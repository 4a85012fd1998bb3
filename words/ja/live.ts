import { formatLimit } from '#words/bytes.ts';

/** Texts about results that arrive while settings change. */
export const liveWords = {
  now: '現在',
  pinned: '固定した結果',
  pin: 'この結果を固定',
  unpin: '元の画像と比較',
  see: '結果を見る',
  back: '回転と切り抜きに戻る',
  working: '計算中…',
  firstLook: '仮の結果',
  earlier: '以前の設定',
  limit: (bytes: number) => `${formatLimit(bytes)}以下`,
  figure: (size: string, gain: string) => `${size}、${gain}`,
  toggle: '設定を変えながら結果を表示',
} as const;
