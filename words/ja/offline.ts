/** Texts about working without a network, and about files shared by the system. */
export const offlineWords = {
  title: 'オフラインです',
  notHere: 'そのページは、まだこの端末に読み込まれていません。今開いている内容はそのまま残ります。',
  available: 'この端末でオフライン利用できます',
  make: 'オフラインで使えるようにする',
  saving: (percent: number) => `オフライン用に保存中：${percent}%`,
  incomplete: '一部を保存できませんでした。もう一度試す',
  received: {
    title: '共有されたファイルが空でした',
    description: 'システムからファイルを受け取れませんでした。ここで選び直してください。',
  },
  update: {
    line: 'このサイトの新しいバージョンがあります。読み込むと、ここで開いている画像は閉じられます。作業を終えてから更新してください。',
    later: 'あとで',
    load: '今すぐ更新',
  },
} as const;
