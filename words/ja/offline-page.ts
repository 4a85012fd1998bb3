/** The page shown in place of one that is not on the device. */
export const offlinePageWords = {
  title: 'オフラインです',
  home: 'ホーム',
  line: 'このページはこの端末でまだ開いたことがないため、オフラインでは使えません。次のツールなら使えます。',
  resize: '画像をリサイズ',
  compress: '画像を圧縮',
  convert: '画像を変換',
  batch: '画像をまとめて処理',
  formPhoto: '証明写真を作成',
  metadata: '写真の情報を確認・削除する',
  responsive: 'サイト用の画像を作成',
  favicon: 'ファビコンを作成',
} as const;
