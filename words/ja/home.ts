import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles, fileMb } = site.limits;

/** The home page's texts. */
export const homeWords = {
  pageTitle: `${site.name}：画像リサイズ・圧縮・変換`,
  description: `ブラウザだけで使える無料の画像ツール。リサイズ、切り抜き、KB指定の圧縮、形式の変換を、一度に${BATCH_LIMIT}枚まで。画像はアップロードされません。`,
  title: '画像のリサイズ・圧縮・変換を、ブラウザで。',
  lead: '処理はすべてブラウザの中で完結。画像が端末の外に出ることはありません。',
  start: 'さっそく始める',
  more: 'くわしく見る',
  free: '無料・登録不要・アップロードなし。',
  example: {
    title: '違いがわかりますか？',
    before: '処理前',
    after: '処理後',
    smaller: (percent: number) => `${percent}%削減`,
    line: (quality: number) =>
      `サンプル写真を、このサイトで画質${quality}に圧縮しました。2つのファイルをそのまま載せています。線をドラッグして見比べてください。`,
    slider: '処理前の画像を表示する割合（%）',
  },
  features: {
    title: '画像を大切にしたい人のために',
    fast: {
      title: '待ち時間なし',
      text: 'アップロードを待つ必要はありません。お使いの端末がすぐに処理を始め、複数の画像も同時に処理します。',
    },
    private: {
      title: 'プライバシーを100%保護',
      text: '画像を開くのも、加工も、保存も、すべてお使いのブラウザの中。アップロードは一切しません。',
    },
    batch: {
      title: '一括処理',
      text: `同じ設定で最大${BATCH_LIMIT}枚をまとめて処理。ZIPでも1枚ずつでもダウンロードできます。`,
    },
  },
  tools: { title: 'ツールを選ぶ', lead: 'すぐに使えて、登録もいりません。' },
  collections: {
    title: '目的別ツール',
    lead: '目的ごとに、最適な設定とよくある質問への回答をそろえました。',
    converters: (count: number) => `${count}種類の変換ツール。JPG、PNG、WebP、HEICなど。`,
    compressors: (count: number) => `${count}種類の圧縮ツール。形式別、またはKB指定で。`,
    resizers: (count: number) => `${count}種類のリサイズツール。画面、SNS、用紙、申請フォーム用に。`,
  },
  help: {
    title: 'ヘルプ',
    items: [
      {
        title: '画像を開く',
        text: 'ページにドラッグするか、「ファイルを選択」で選ぶか、貼り付けます。たくさんあるときは一括処理を使います。',
      },
      {
        title: '変更する',
        text: '設定の効果はすぐに表示されます。形式の都合で失われるものは、始める前にお知らせします。',
      },
      {
        title: '保存する',
        text: '「ダウンロード」は1つのファイル、「すべてダウンロード」はZIPで保存します。端末にある元の画像はそのままです。',
      },
      {
        title: 'うまくいかないとき',
        text: '小さめの画像や別のブラウザで試し、何が起きたかをお知らせください。お問い合わせは各ページの下にあります。',
      },
    ],
  },
  faq: {
    title: 'よくある質問',
    items: [
      {
        title: '画像はアップロードされますか？',
        text: 'いいえ。ブラウザの中で開き、変更し、保存します。一度開いたページはオフラインでも使えます。',
      },
      {
        title: '無料ですか？',
        text: 'はい。すべてのツールを、登録なしで何度でも使えます。ご自分で入れない限り、透かしは入りません。',
      },
      {
        title: '画像の大きさに制限はありますか？',
        text: `1枚${fileMb}MB、一度に${batchFiles}枚までです。それより大きい画像も、確認のうえ、端末のメモリが足りれば開けます。`,
      },
      {
        title: 'どのファイルを開けますか？',
        text: 'JPG、PNG、WebP、GIF、TIFF、AVIF、HEIC、JPEG XL、BMP、ICO、SVGです。動画、PDF、カメラのRAWは開けません。',
      },
      {
        title: '画質は落ちますか？',
        text: 'JPGの切り抜きや回転では、ほとんど落ちません。圧縮では許した分だけ落ちるので、保存の前に見比べてください。',
      },
      {
        title: '撮影場所や撮影情報はどうなりますか？',
        text: '「詳細設定」で残すものを選ばない限り、削除されます。',
      },
    ],
  },
  mostWanted: 'よく使われるツール',
  /** `{query}` is the search. */
  nothingFound:
    '「{query}」に合うツールは見つかりませんでした。「heicをjpgに」「200KB以下」のように形式やサイズを入れてみるか、[すべてのツール](all)から探してください。',
  closing: {
    title: '次の1枚も、ここで。',
    line: 'インストールも登録もいりません。',
    start: '今すぐ始める',
    all: 'すべてのツールを見る',
  },
} as const;
