/** What a page has requested before a picture is chosen. */
export const broughtWords = {
  box: (size: string) => `${size}ピクセル`,
  width: (width: number) => `幅${width}ピクセル`,
  height: (height: number) => `高さ${height}ピクセル`,
  percent: (percent: number) => `元のサイズの${percent}%`,
  longest: (pixels: number) => `長辺${pixels}ピクセル`,
  atMost: (size: string) => `${size}以下`,
  strip: '撮影情報・日付・位置情報の削除',
  set: (clauses: readonly string[]) => `設定済み：${clauses.join('、')}。画像を選んで始めてください。`,
} as const;
