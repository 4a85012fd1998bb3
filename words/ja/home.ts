import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

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
