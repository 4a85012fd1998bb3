/** The texts of a drawing's options, which load when 'More options' is opened. */
export const drawingOptionsWords = {
  titles: { label: 'タイトルと説明を削除', line: 'スクリーンリーダーが読み上げる文字です。' },
  ids: { label: 'IDを残す', line: 'ページのスタイル、スクリプト、リンクから参照されるSVGに必要です。' },
  precision: {
    label: '小数点以下の桁数',
    unit: '',
    own: '3',
    line: '図形の座標などの桁数です。少ないほどファイルは小さく、形は粗くなります。',
    problem: '桁数は0～8の整数で入力してください',
  },
  scripts: {
    label: 'スクリプトを残す',
    line: 'HTMLとリンクされたファイルも残します。信頼できるSVGだけで使ってください。',
  },
} as const;
