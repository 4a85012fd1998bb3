import { formatCount } from '#words/language.ts';

export const writeMetadataWords = {
  fold: '自分の情報を書き込む',
  date: '撮影日時',
  ways: { keep: 'そのまま', set: '指定', shift: 'ずらす' },
  wayLines: {
    set: 'ファイル内のすべての日時を、この日時にします。',
    shift: 'カメラの時計が合っていなかった場合に。すべての日時を同じ時間だけずらします。',
  },
  newDate: '新しい日時',
  direction: 'ずらす方向',
  directions: { later: '後へ', earlier: '前へ' },
  units: { days: '日', hours: '時間', minutes: '分' },
  undated: 'このファイルにはまだ日時がありません。',
  dateStated: (date: string) => `現在：${date}`,
  becomes: (before: string, after: string) => `${before}が${after}になります`,
  dateGoes: '日時は先に削除されるため、ずらせません。削除する項目を変えるか、日時を指定してください。',
  fields: {
    author: '作者',
    copyright: '著作権',
    caption: '説明',
    keywords: 'キーワード',
    dpi: '解像度',
  },
  keywordsLine: 'カンマまたは読点で区切ります。ファイルのキーワードと置き換わります。',
  asInFile: 'ファイルのまま',
  dpi: {
    unit: 'dpi',
    line: '数値だけが変わり、画素は変わりません。',
    problem: '解像度は1〜65,535の整数で入力してください',
  },
  fileDates: 'ファイルの日付を撮影日時に合わせる',
  fileDatesLine:
    'ZIP内のファイルの日付が撮影日時になります。1枚ずつダウンロードすると、ブラウザが現在の日時を付けます。',
  kept: '入力した文字はファイルに書き込むだけで、保存されず、このページのアドレスにも含まれません。',
  now: '新しいファイルの情報',
  written: {
    taken: (date: string) => `撮影日時：${date}`,
    author: (name: string) => `作者：${name}`,
    copyright: (text: string) => `著作権：${text}`,
    caption: (text: string) => `説明：${text}`,
    keywords: (words: string) => `キーワード：${words}`,
    dpi: (dpi: number) => `${formatCount(dpi)} dpi`,
  },
  writing: '書き込んでいます…',
  left: (count: number) =>
    count === 0
      ? '再読み取りの結果：書き込んだ情報だけが残っています。'
      : `再読み取りの結果：書き込んだ情報のほかに、タグが${formatCount(count)}件残っています。`,
  pixelsCopied: '画像はバイト単位でコピーし、再エンコードしません。画素は一つも変わりません。',
  cannotWrite: 'この形式のファイルには、その情報を書き込めません。',
  unchanged: '削除も書き込みもしないため、ファイルは変わりません。',
};
