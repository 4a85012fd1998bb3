import { largerWords } from '#words/bytes.ts';
import { LANGUAGE } from '#words/language.ts';

/** `2026年11月`, for a date like `2026-11-21`. */
function monthOf(date: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** The measurement's record names its photos in English. */
function sourceOf(photos: string): string {
  const name = /^photos from the Debian package (\S+)$/.exec(photos)?.[1];
  return name ? `Debianパッケージ「${name}」の写真` : photos;
}

/** A landing page's texts around its own. */
export const landingWords = {
  steps: '使い方',
  questions: 'よくある質問',
  related: '関連ツール',
  table: (heading: string) => `表：${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) => (percent === 0 ? '変化なし' : percent < 0 ? `${-percent}%削減` : largerWords(percent)),
  measured: {
    title: '実際の写真で測った結果',
    /** `{before}`, `{after}` are sizes; `{change}` is `81%削減`. */
    total: 'このページの設定で、写真{photos}枚の合計が{before}から{after}になりました（**{change}**）。',
    how: (date: string, photos: string) => `${monthOf(date)}に${sourceOf(photos)}で測定。目盛りは行ごとに異なります。`,
    before: '処理前',
    after: '処理後',
  },
} as const;
