/** What the search answers where nothing does what was asked for. */
export const unableWords = {
  video: '動画を開いたり作成したりすることはできません。アニメーションのGIF、WebP、PNGには対応しています。',
  foreign: (name: string) =>
    `${name}ファイルを開いたり作成したりすることはできません。元のソフトでTIFF、PNG、JPGに保存できる場合は、そのファイルを開いてください。`,
  pdf: 'PDFファイルを開くことはできません。画像からPDFを作成することはできます。',
  unwritable: (label: string) => `${label}ファイルは開けますが、作成はできません。`,
  rename: 'ここではファイル名をまとめて付け替えることはできません。結果には元のファイル名を付けられます。',
  background: 'ここでは背景を切り抜けません。すでに透明な部分は、JPGで保存すると白になります。',
} as const;
