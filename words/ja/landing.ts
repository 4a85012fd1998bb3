import { largerWords } from '#words/bytes.ts';
import { LANGUAGE } from '#words/language.ts';

/** `2026年11月`, for a date like `2026-11-21`. */
function monthOf(date: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** A landing page's texts around its own. */
export const landingWords = {
  steps: '使い方',
  questions: 'よくある質問',
  forms: 'ピクセル数も指定されていますか？',
  related: '関連ツール',
  table: (heading: string) => `表：${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) =>
    percent === 0 ? '変化なし' : percent < 0 ? `${Math.min(99, -percent)}%削減` : largerWords(percent),
  measured: {
    title: '実際の写真で測った結果',
    /** `{before}`, `{after}` are sizes; `{change}` is `81%削減`. */
    total: 'このページの設定で、写真{photos}枚の合計が{before}から{after}になりました（**{change}**）。',
    how: (date: string) => `${monthOf(date)}に、MATEプロジェクトのデスクトップ背景で測定。目盛りは行ごとに異なります。`,
    /** What the photos show, by the names of their files. */
    photos: {
      Blinds: 'ブラインド越しの光',
      Dune: '砂丘',
      Elephants: 'ゾウ',
      RainDrops: '雨粒',
      Storm: '嵐の雲',
      TwoWings: '二枚の羽',
    } as Readonly<Record<string, string>>,
    before: '処理前',
    after: '処理後',
  },
} as const;
