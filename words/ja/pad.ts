/** The texts of the control that adds edges. */
export const padWords = {
  shape: '余白を足す比率',
  none: 'なし',
  fill: '余白',
  fills: {
    blur: 'ぼかし',
    white: '白',
    black: '黒',
    other: 'その他',
    transparent: '透明',
  },
  colour: '余白の色',
  line: '画像全体が残ります。切り抜きはしません。',
} as const;
