/** The upload area's texts. */
export const uploadWords = {
  input: '画像ファイル',
  invitation: 'ここに画像をドラッグ＆ドロップ',
  dragging: 'ここにドロップしてください',
  or: 'または',
  camera: '写真を撮る',
  /** @param first another format that a page is for */
  hint: (maxSizeMb: number) => `JPG、PNG、WebP、TIFF、GIFに対応（最大${maxSizeMb}MB）`,
  opensToo: (format: string) => `${format}ファイルも開けます。`,
  paste: '画像の貼り付けもできます。',
  tooLarge: (maxSizeMb: number) => `ファイルが大きすぎます。最大${maxSizeMb}MBです`,
  wrongType: '対応していないファイルです。画像を選んでください。',
  tooMany: (maxFiles: number) => `ファイルが多すぎます。最大${maxFiles}個です`,
  failed: 'ファイルを読み込めませんでした',
  taken: (count: number) => `${count}枚を追加`,
  overLimit: (count: number) => `${count}枚が上限オーバー`,
  areTooLarge: (count: number) => `${count}枚が大きすぎます`,
  areNoImages: (count: number) => `${count}個は画像ではありません`,
  couldNotBeRead: (count: number) => `${count}個は読み込めませんでした`,
  which: 'どのファイルかを表示',
  opening: (name: string) => `${name}を開いています…`,
  cancel: 'キャンセル',
  goOn: (name: string) => `${name || 'この画像'}で続ける`,
  private: '画像がこの端末の外に出ることはありません。',
  sample: 'サンプル画像で試す',
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
} as const;
