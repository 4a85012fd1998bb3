import { formatSize } from '#words/pixels.ts';

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
  ink: 'インク',
  inks: { black: '黒', blue: '青', photographed: '写真のまま' },
  inkLine: '紙と影は白になります。枠の中の筆跡を探します。',
  photographedLine: '紙と影は写真のままです。',
  transparent: '背景を透明にする',
  noInk: '枠の中に筆跡が見つかりません。無地の紙に濃いペンで書き、日中の光で撮ると確実です。',
  name: 'ファイル名',
  source: (title: string, date: string) =>
    `出典：「${title}」（${date}に確認）。規定は変わるため、申請先でもご確認ください。`,
  unofficial: 'このページは当局自身のものではありません。',
  differs: 'ほかのページには別の数値があります。',
  grounds: {
    white: '背景は白と指定されています。このページは背景を変えません。',
    light: '背景は無地の明るい色と指定されています。このページは背景を変えません。',
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
