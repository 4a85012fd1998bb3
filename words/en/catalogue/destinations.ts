/** What the search offers where no page has a name for it. */
export const destinationNames = {
  strip: 'Remove Camera Details and Location',
  convert: (label: string) => `Convert to ${label}`,
  frame: (width: number, height: number) => `Resize to ${width} × ${height}`,
  frameAndSize: (width: number, height: number, kb: number) => `Resize to ${width} × ${height} and ${sizeText(kb)}`,
  size: (kb: number) => `Compress to ${sizeText(kb)}`,
  width: (pixels: number) => `Resize to ${pixels} pixels wide`,
  height: (pixels: number) => `Resize to ${pixels} pixels high`,
  quality: (quality: number) => `Compress at quality ${quality}`,
  percent: (percent: number) => `Resize to ${percent}%`,
  dpi: (dpi: number) => `Set the Print Resolution to ${dpi} dpi`,
} as const;

function sizeText(kb: number): string {
  return kb >= 1024 ? `${Math.round((kb / 1024) * 100) / 100} MB` : `${Math.round(kb)} KB`;
}
