/** Texts about using settings outside this page. */
export const reuseWords = {
  summary: 'この設定をほかで使う',
  link: 'リンクをコピー',
  command: 'コマンドをコピー',
  code: 'コードをコピー',
  more: 'ライブラリとコマンド',
  copied: {
    link: 'リンクをコピーしました',
    command: 'コマンドをコピーしました',
    code: 'コードをコピーしました',
  },
  copiedText: {
    link: '同じ設定でこのページが開きます。',
    command: 'ターミナルに貼り付けると、手元のファイルに同じ処理をします。',
    code: 'プログラムに貼り付けると、どのファイルにも同じ処理をします。',
  },
  notCopied: {
    title: 'コピーできませんでした',
    description: 'ブラウザの設定により、このページからクリップボードを使えません。',
  },
} as const;
