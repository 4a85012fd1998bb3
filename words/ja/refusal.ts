/** The texts about files that an upload area does not open at once. */
export const refusalWords = {
  /** Why a file of this kind is refused, and what opens instead. */
  kinds: {
    pdf: 'これはPDFです。ページは開けませんが、スクリーンショットなら開けます。',
    video: 'これは動画です。一時停止してスクリーンショットを撮れば、それを開けます。',
    document: 'これは文書です。中の画像を別のファイルとして保存すれば、それを開けます。',
    archive: 'これは圧縮ファイルです。展開して中の画像を選べば、それを開けます。',
    heif: 'これはHEIF系の画像で、ここでは読み込めません。作成したソフトでJPGに保存してから、それを開いてください。',
    empty: 'このファイルは空です。もう一度コピーするかダウンロードしてください。',
    folder: 'これはフォルダで、中の画像を読み込めませんでした。画像そのものを選んでください。',
  },
  /** What makes such a file. */
  makesOne: {
    pdf: '代わりに画像からPDFを作る',
    video: '代わりに画像からGIFを作る',
  },
  taken: (count: number) => `${count}枚を追加`,
  overLimit: (count: number) => `${count}枚が上限オーバー`,
  areTooLarge: (count: number) => `${count}枚が大きすぎます`,
  areNoImages: (count: number) => `${count}個は画像ではありません`,
  couldNotBeRead: (count: number) => `${count}個は読み込めませんでした`,
  which: 'どのファイルかを表示',
  nameless: '名前のないファイル',
  /** @param what the file's name; absent if there is only one */
  largerFiles: (page: string, maxSizeMb: number, what = 'この画像') =>
    `${what}を「${page}」で開く（最大${maxSizeMb}MB）`,
  /** The label of the action that accepts files beyond the limit. */
  anyway: (count: number) => (count === 1 ? 'このまま開く' : `このまま${count}枚すべて開く`),
  needsMemory: (megabytes: number, most: number) =>
    `${megabytes}MBの画像を開くには、この端末のメモリが足りません。開けるのは${most}MBまでです。`,
  openOnly: (name: string) => `${name}だけを開く`,
  pressOne: '1枚だけ開くには、その画像を押してください。',
  toBatch: (count: number, name: string) => `この設定で${count}枚すべてを「${name}」で開く`,
  /** A file was dropped on a picture. */
  dropped: 'すでに画像が開いています',
  replace: (name: string) => `代わりに${name}を開く`,
  keep: '開いている画像のままにする',
} as const;
