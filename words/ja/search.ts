import { site } from '#site';

/** The search field and its page. */
export const searchWords = {
  pageTitle: `検索 | ${site.name}`,
  description: `やりたいことを入力すると、${site.name}の中からぴったりの画像ツールが見つかります。リサイズ、圧縮、変換に。`,
  finding: 'ぴったりのツールを探しています...',
  needsScript: '検索にはJavaScriptが必要です。[ツール一覧](/ja#all-tools)はJavaScriptなしで使えます。',
  field: 'ツールを検索',
  placeholder: 'ツールを検索…',
  suggestions: '候補',
  nothing: '該当するツールがありません。形式やサイズで試してください。',
} as const;
