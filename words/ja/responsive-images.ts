import { listed } from '#words/language.ts';

/** Texts of the page that makes the images of a website. */
export const responsiveWords = {
  step: 'サイズを選択',
  running: '画像を作成中…',
  widths: '幅',
  widthsHint: (own: number) => `ピクセル単位で、カンマで区切って入力します。元の画像の幅は${own}ピクセルです。`,
  widthsProblem: (least: number, most: number, count: number) =>
    `${least}～${most}の整数を${count}個まで入力してください（例：480, 800, 1200）。`,
  propose: '幅の候補に戻す',
  formats: '形式',
  noFormat: '形式を1つ以上選んでください。',
  shown: 'ページ上の最大幅',
  shownHint: 'CSSピクセルで入力します。ウィンドウ幅いっぱいに表示する場合は空欄にしてください。',
  shownProblem: (least: number, most: number) => `${least}～${most}の整数を入力するか、空欄にしてください。`,
  wholeWindow: 'ウィンドウ幅いっぱい',
  run: (count: number) => `画像を${count}枚作成`,
  /** @param formats their labels */
  plan: (widths: number, formats: readonly string[]) => `幅${widths}種類 · ${listed(formats)}`,
  failed: '画像を作成できませんでした',
  done: (count: number) => ({ title: '画像を作成しました', description: `画像${count}枚とHTMLができました。` }),
  files: 'ファイル',
  width: '幅',
  waiting: '待機中',
  /** @param size in words */
  save: (name: string, size: string) => `${name}をダウンロード（${size}）`,
  phone: 'スマホでは',
  /** @param across the width of its screen, in device pixels */
  phoneLine: (name: string, across: number) =>
    `画面幅${across}ピクセルのスマホは、元のファイルの代わりに${name}を読み込みます。`,
  total: (count: number, size: string) => `画像${count}枚の合計：${size}`,
  /** @param last the format for all browsers */
  useless: (formats: readonly string[], last: string) =>
    `この画像では${formats.join('と')}にしても${last}より小さくならないため、コードには含めません。`,
  code: 'HTML',
  codeLabel: 'ページに貼り付けるコード',
  copy: 'コードをコピー',
  copied: { title: 'コードをコピーしました', description: 'ページに貼り付けてください。' },
  alt: '代替テキスト',
  altHint: '画像を見られない人のための説明です。飾りの画像なら空欄にしてください。',
  folder: 'サイト上のフォルダ',
  folderHint: 'コードの中で、ファイル名の前に付きます。',
  folderExample: '/images/',
  loading: 'ページ内の位置',
  loadings: { lazy: '下のほう', eager: '一番上' },
  loadingLines: {
    lazy: '近くまでスクロールされたときに読み込みます。',
    eager: 'ほかの画像より先に、すぐ読み込みます。',
  },
  placeholder: '読み込まれるまで',
  placeholders: { none: 'なし', blur: 'ぼかし', thumbhash: 'ThumbHash' },
  placeholderLines: {
    none: '画像の場所を空けておきます。',
    blur: 'コードに埋め込んだ、ごく小さい画像を表示します。',
    thumbhash: '短い文字列を、ページのスクリプトがぼかし画像に変えます。',
  },
} as const;
