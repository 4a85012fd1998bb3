import type { CardText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

/** The first is the tool itself, the others name its purposes. One per icon of the tool. */
export const toolCards: Readonly<Record<ToolId | SeriesId, readonly [CardText, ...CardText[]]>> = {
  resize: [
    {
      name: '画像リサイズ',
      text: '幅、高さ、またはパーセントを入力するだけ。縦横比を保ち、輪郭もくっきり残ります。',
    },
    { name: '画像の切り抜き', text: '自由に、比率で、またはピクセル指定で。回転や反転もできます。' },
  ],
  compress: [
    { name: '画像圧縮', text: '画質を選ぶか、上限のファイルサイズをKBで指定します。' },
    { name: '画像の最適化', text: '見比べながら、見た目のきれいなまま最小のファイルを探せます。' },
  ],
  convert: [
    {
      name: '画像形式の変換',
      text: 'JPG、PNG、WebP、GIF、TIFF、AVIFを相互に変換。iPhoneのHEICにも対応します。',
    },
  ],
  batch: [{ name: '一括処理', text: `同じ設定で最大${batchFiles}枚を処理し、ZIPで保存できます。` }],
  'form-photo': [
    {
      name: '証明写真',
      text: 'パスポート、ビザ、試験。求められるピクセル数、KB、形式に合わせ、規定を1つずつ確認します。',
    },
  ],
  metadata: [
    {
      name: '写真のメタデータ',
      text: '撮影場所、カメラ、名前、隠れた画像など、写真からわかる情報を確認し、画質を変えずに削除します。',
    },
  ],
  'responsive-images': [
    {
      name: 'サイト用の画像作成',
      text: 'スマホやパソコンに必要なサイズと形式の画像を、HTML付きで作成します。',
    },
  ],
  favicon: [{ name: 'ファビコン作成', text: 'ロゴからサイト用のアイコン一式を、HTML付きで作成します。' }],
};
