/** Texts about saving several results. */
export const zipWords = {
  nothing: {
    title: 'ダウンロードする画像がありません',
    description: '先に画像を1枚以上処理してください。',
  },
  failed: 'ダウンロードできませんでした',
  zipFailed: 'ZIPファイルを作成できませんでした。もう一度お試しください。',
  folderFailed: 'このフォルダにファイルを書き込めませんでした。',
  packed: (count: number) => ({
    title: 'ダウンロードを開始しました',
    description: `画像${count}枚をZIPファイルにまとめました。`,
  }),
  saved: (count: number, folder: string) => ({
    title: 'フォルダに保存しました',
    description: `画像${count}枚を「${folder}」に保存しました。`,
  }),
  creating: 'ZIPを作成中...',
  saving: '保存中…',
  saveToFolder: 'フォルダに保存',
} as const;
