/** What the search offers where no page has a name for it. */
export const destinationNames = {
  strip: '撮影情報と位置情報を削除',
  convert: (label: string) => `${label}に変換`,
  frame: (width: number, height: number) => `${width} × ${height}にリサイズ`,
  frameAndSize: (width: number, height: number, kb: number) =>
    `${width} × ${height}にリサイズして${sizeText(kb)}に圧縮`,
  size: (kb: number) => `${sizeText(kb)}に圧縮`,
  width: (pixels: number) => `幅${pixels}ピクセルにリサイズ`,
  height: (pixels: number) => `高さ${pixels}ピクセルにリサイズ`,
  quality: (quality: number) => `画質${quality}で圧縮`,
  percent: (percent: number) => `${percent}%にリサイズ`,
  dpi: (dpi: number) => `印刷解像度を${dpi}dpiにする`,
} as const;

function sizeText(kb: number): string {
  return kb >= 1024 ? `${Math.round((kb / 1024) * 100) / 100}MB` : `${Math.round(kb)}KB`;
}
