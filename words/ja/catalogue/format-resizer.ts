import type { FormatWord } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import type { Format } from '#engine';
import { grouped } from '#words/catalogue/figures.ts';
import { tenMegabytes } from '#words/catalogue/ten-megabytes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, width, height, lock, download } = CONTROLS;

const jpg: PageText = {
  title: 'JPGリサイズ｜小さくしてもくっきり',
  metaDescription:
    'JPG写真を幅、高さ、パーセントでリサイズ。くっきりしたまま、向きも色も正確です。画像がブラウザの外に出ることはありません。',
  h1: 'JPGリサイズ',
  description:
    'ほとんどの写真には、必要以上のピクセルがあります。JPGを小さくするには、リサイズがいちばん確実です。新しいサイズでは、前よりくっきり見えることさえあります。',
  toolDescription: 'JPG写真をくっきりリサイズし、向きを正して、色をsRGBに変換します。',
  steps: [
    {
      name: '画像を選択',
      text: `「${browse}」で写真を開きます。「${width}」と「${height}」に現在のサイズが表示されます。`,
    },
    {
      name: '調整',
      text: `新しい「${width}」を入力します。「${lock}」がオンなら「${height}」も自動で変わります。サイト用なら1600、タブレット用なら2048をお試しください。`,
    },
    { name: 'ダウンロード', text: `「${download}」を押して、リサイズしたJPGを保存します。` },
  ],
  facts: [
    {
      heading: 'リサイズするとJPGはどうなるか',
      paragraphs: [
        'JPGは2分の1、4分の1、8分の1のサイズで開けるので、1億画素でもすばやく縮小できます。',
        '縮小すると、ノイズや圧縮の跡がなめらかになります。元のサイズではブロックが目立つJPGも、半分にするときれいに見えることがよくあります。',
      ],
    },
  ],
  faqs: faqs([
    [
      '幅を半分にすると、ファイルはどのくらい小さくなりますか？',
      '幅と高さが半分なら、ピクセル数は4分の1です。残ったピクセルの一つひとつに細部が多く詰まるため、ファイルは約3分の1になります。',
    ],
    ['縦向きの写真が横倒しになりませんか？', 'なりません。スマホで見たとおりの向きで、どのソフトでも表示されます。'],
    ['JPGを大きくできますか？', 'はい。ただし、細部が新しく生まれることはありません。2倍を超えるとぼやけて見えます。'],
  ]),
};

export const formatResizerTexts: Partial<Record<FormatWord, PageText>> = { jpg };

/** How far a picture of a format can be enlarged. */
export const resizerLimits = ({ label, maxSide, id }: Format): FactBlock => ({
  heading: `${label}はどこまで大きくできるか`,
  paragraphs: [`ここでは、${label}の長辺は${grouped(maxSide)}ピクセルまでです。${tenMegabytes[id]}`],
});
