/* What pages are called in lists of links. Single exports, since every page of the site loads them. */

/** @param from, to labels of formats */
export const converterName = (from: string, to: string) => `${from}を${to}に変換`;

export const formatCompressorName = (label: string) => `${label}圧縮`;
/** @param size as people write it: `20 KB` */
export const sizeCompressorName = (size: string) => `写真を${size.replace(' ', '')}以下に圧縮`;
export const PDF_COMPRESSOR_NAME = '画像をPDFに変換・圧縮';
export const SCORE_COMPRESSOR_NAME = '画質を落とさずに画像を圧縮';

export const resizerName = (label: string) => `${label}リサイズ`;
/** @param goal a size in pixels, on paper or of the file */
export const resizerToName = (goal: string) => `画像を${goal.replace(/ ([KMG]B)/, '$1')}にリサイズ`;
export const SQUARE = '正方形';
export const YOUTUBE_BANNER_NAME = 'YouTubeバナー用に画像をリサイズ';

export const BATCH_NAMES = {
  compress: '画像の一括圧縮',
  resize: '画像の一括リサイズ',
  convert: '画像の一括変換',
} as const;

/** What people do to a picture besides its size and format. */
export const TASK_NAMES = {
  crop: '画像を切り抜く',
  turn: '画像を回転・反転',
  borders: '写真に余白を付ける',
  redact: '画像の一部をぼかす・隠す',
  watermark: '透かしを入れる',
  passport: '証明写真を作る',
  'remove-exif': 'Exif情報を削除',
  'view-exif': 'Exif情報を確認',
  'remove-location': '写真の位置情報を削除',
  'change-date': '写真の撮影日時を変更',
  gif: '画像からGIFを作る',
} as const;

export const HUB_NAMES = {
  converter: '画像変換ツール一覧',
  compressor: '画像圧縮ツール一覧',
  resizer: '画像リサイズツール一覧',
  batch: '画像の一括処理ツール一覧',
} as const;
