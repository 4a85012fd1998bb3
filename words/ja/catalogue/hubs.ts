import type { EntryKind } from '#catalogue/entries/entry.ts';
import type { HubText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT } from '#catalogue/tools.ts';

export const HUB_TEXTS: Readonly<Record<EntryKind, HubText>> = {
  converter: {
    title: '画像変換ツール一覧｜JPG・PNG・HEICなど',
    metaDescription:
      '画像変換ツールをひとまとめに。JPG、PNG、WebP、GIF、TIFF、AVIF、JXLの変換も、HEIC、SVG、BMPからの変換も、ブラウザの中で無料。',
    h1: '画像変換ツール一覧',
    description:
      '手元の画像の形式と、必要な形式から探せます。何が残り、何が失われ、ファイルサイズがどう変わるかも、各ページでわかります。',
  },
  compressor: {
    title: '画像圧縮ツール一覧｜形式別・KB指定',
    metaDescription:
      'JPG、PNG、WebP、GIFを画質で圧縮。フォームの上限に合わせて20KB～10MBを指定することもできます。登録不要、アップロードなし。',
    h1: '画像圧縮ツール一覧',
    description: 'とにかく軽くしたいときは形式別に、フォームに上限があるときはサイズ指定で圧縮できます。',
  },
  resizer: {
    title: '画像リサイズツール一覧｜SNS・用紙・画面',
    metaDescription:
      '画像を1920×1080、Instagram、A4、YouTubeなどのサイズや、指定のファイルサイズにリサイズ。引き伸ばさず、すべて端末内で処理します。',
    h1: '画像リサイズツール一覧',
    description:
      '画面、SNS、用紙に合わせたサイズをそろえました。どれだけ切り取られるか、どのくらいの大きさで印刷できるかも各ページでわかります。',
  },
  batch: {
    title: '画像の一括処理ツール一覧｜変換・圧縮など',
    metaDescription: `最大${BATCH_LIMIT}枚の画像を同じ設定で一度にリサイズ・圧縮・変換し、ZIPでダウンロード。すべて端末の中で完結します。`,
    h1: '画像の一括処理ツール一覧',
    description:
      'たくさんの画像に同じ設定を使えます。操作を選び、フォルダをドロップして、ZIPをダウンロード。壊れたファイルが1つあっても、残りは処理されます。',
  },
};
