import { formatCount } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Millimetres, to a tenth. */
const toTenths = (length: number) => formatCount(Math.round(10 * length) / 10);

interface Size {
  width: number;
  height: number;
}

export const formPhotoWords = {
  step: '調整',
  form: '申請先',
  own: '自分で入力',
  kinds: { passport: 'パスポート', visa: 'ビザ', exam: '試験', portal: 'ポータル' },
  subject: '種類',
  subjects: {
    photo: '写真',
    print: '印刷用の写真',
    postcard: '大判の写真',
    signature: '署名',
    thumb: '拇印',
    declaration: '宣誓文',
  },
  least: '下限',
  most: '上限',
  limitHint: '1 KBが1000バイトでも1024バイトでも満たします。',
  contradiction: '下限が上限を超えています。',
  number: (most: number) => `${most}までの数値`,
  fit: '枠の中',
  fits: { cut: 'いっぱいに', whole: '全体を表示' },
  fitLines: { cut: '枠をドラッグするか、矢印キーで動かします。', whole: '足りない部分は白い余白になります。' },
  straighten: '傾きを直す',
  degrees: (degrees: number) => `${formatCount(degrees)}°`,
  ink: 'インク',
  inks: { black: '黒', blue: '青', photographed: '写真のまま' },
  inkLine: '紙と影は白になります。枠の中の筆跡を探します。',
  photographedLine: '紙と影は写真のままです。',
  transparent: '背景を透明にする',
  noInk: '枠の中に筆跡が見つかりません。無地の紙に濃いペンで書き、日中の光で撮ると確実です。',
  pad: '描画エリア：指、ペン、マウス、キーボードで署名してください',
  padKeys:
    'キーボード：矢印キーでペンを動かし（2つ同時で斜め、Shiftで大きく）、スペースキーでペンを下ろす・上げる、Backspaceで1画戻します。',
  penDown: (x: number, y: number) => `ペンを下ろしました。左から${x}%、上から${y}%`,
  penUp: 'ペンを上げました',
  strokeUndone: '1画戻しました',
  undo: '元に戻す',
  clear: 'すべて消す',
  useDrawn: 'これを使う',
  whiten: '背景を白に',
  whitening: '壁を探しています…',
  grey: '白黒',
  colours: '色が残っています',
  before: '変更前',
  after: '変更後',
  cannotWhiten: {
    'not-plain': '背景が一色ではないため、そのまま残します。無地の壁の前で撮った写真なら白にできます。',
    'no-edge': '髪、服、または影が壁の色に近すぎるため、背景をそのまま残します。',
  },
  missing: 'こちらには別の画像が必要です。',
  useOpen: (name: string) => `${name}をここでも使う`,
  next: (subject: string) => `次へ：${subject}`,
  zip: (count: number) => `${count}点をZIPで保存`,
  printSheet: '印刷用シート',
  paper: '用紙',
  papers: { photo: '10 × 15 cm', l: 'L判（89 × 127 mm）', a4: 'A4', letter: 'レター' },
  sheetFormat: 'ファイル',
  /** In a file's name, without accents. */
  sheetFile: 'print',
  copies: (count: number, { width, height }: Size) =>
    `${toTenths(width)} × ${toTenths(height)} mmの写真${formatCount(count)}枚、300 dpi、トンボ付き。「用紙に合わせる」を使わず、100%で印刷してください。`,
  sheetTooSmall: '写真がこの用紙より大きいです。',
  saveSheet: '印刷用シートをダウンロード',
  name: 'ファイル名',
  source: (title: string, date: string) =>
    `出典：「${title}」（${date}に確認）。規定は変わるため、申請先でもご確認ください。`,
  unofficial: 'このページは当局自身のものではありません。',
  differs: 'ほかのページには別の数値があります。',
  grounds: {
    white: '背景は白と指定されています。画像の下の「背景を白に」で、無地の壁を白にできます。',
    light: '背景は無地の明るい色と指定されています。画像の下の「背景を白に」で、無地の壁を白にできます。',
  },
  takenThere: 'この写真は窓口で撮影されることがよくあります。',
  enlarged: '画像のピクセル数が規定より少ないため、拡大されて少しぼやけます。',
  checks: '完成したファイルの確認結果',
  making: 'ファイルを作成中…',
  met: '適合：',
  missed: '不適合：',
  size: (size: Size) => `${formatSize(size)}ピクセル`,
  sizeMissed: (size: Size, asked: Size) => `${formatSize(size)}ピクセル（規定は${formatSize(asked)}）`,
  dpi: (dpi: number) => `${dpi} dpi`,
  noDpi: 'ファイルにdpiの記録なし',
  atLeast: (bytes: string, least: string) => `${bytes}（${least} KB以上）`,
  atMost: (bytes: string, most: string) => `${bytes}（${most} KB以下）`,
  between: (bytes: string, least: string, most: string) => `${bytes}（${least}～${most} KB）`,
  noDetails: 'カメラ情報なし',
  details: 'カメラ情報が残っています',
  tooLarge: 'ピクセル数を減らすかKBを増やすと改善します。このファイルはすでにかなり粗いです。',
  tooSmall: 'この形式は容量を補えません。JPGなら補えます。',
} as const;
