import type { SeriesText } from '#catalogue/page-text.ts';

export const faviconText: SeriesText = {
  title: 'ファビコン作成｜ICO・PNG一式',
  description:
    'PNG、SVG、JPGからfavicon.ico、Apple用アイコン、アプリ用アイコン、マニフェストをHTML付きで作成。無料、アップロードなし。',
  heading: 'ファビコン作成',
  lead: '1つのロゴから、サイト用のアイコン一式とHTMLを作成します。',
  steps: ['画像を選択', '調整してダウンロード'],
};
