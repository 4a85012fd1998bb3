/** Texts of the page that makes the icons of a website. */
export const faviconWords = {
  step: '調整',
  title: 'あなたのサイト',
  tab: { light: '明るいブラウザのタブでの表示', dark: '暗いブラウザのタブでの表示' },
  apple: 'iPhone・iPad',
  android: 'Android',
  large: '大',
  fit: '画像',
  fits: { inside: '全体を表示', cover: '正方形いっぱい' },
  fitLines: {
    inside: '正方形でない画像は、まわりに余白ができます。',
    cover: '正方形でない画像は、端が切り取られます。',
  },
  padding: '各辺の余白',
  percent: (percent: number) => `${percent}%`,
  background: '背景',
  backgrounds: { none: 'なし', colour: '色を付ける' },
  backgroundLines: {
    none: 'スマホ用アイコンでは、透明部分が白になります。',
    colour: 'すべてのアイコンで、画像の背景に色を敷きます。',
  },
  colour: '背景色',
  name: 'サイトの名前',
  nameHint: 'スマホでアイコンの下に表示されます。マニフェストに書き込まれます。',
  small: (side: number) =>
    `画像が小さいため、大きいアイコンはぼやけます。${side}ピクセル以上の画像かSVGがおすすめです。`,
  code: 'HTML',
  codeLabel: 'ページに貼り付けるコード',
  codeHint: '全ページのhead内に貼り付け、ファイルをサイトの最上位フォルダに置いてください。',
  copy: 'コードをコピー',
  copied: { title: 'コードをコピーしました', description: '各ページのhead内に貼り付けてください。' },
} as const;
