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
  opening: (name: string) => `${name}を開いています…`,
  cancel: 'キャンセル',
  goOn: (name: string) => `${name || 'この画像'}で続ける`,
  private: '画像がこの端末の外に出ることはありません。',
  sample: 'サンプル画像で試す',
} as const;
