import { formatCount } from '#words/language.ts';

/** What the search offers where no page has a name for it. */
export const destinationNames = {
  strip: 'Kameradaten und Aufnahmeort entfernen',
  convert: (label: string) => `In ${label} umwandeln`,
  frame: (width: number, height: number) => `Bildgröße auf ${width} × ${height} ändern`,
  frameAndSize: (width: number, height: number, kb: number) =>
    `Bild auf ${width} × ${height} und ${sizeText(kb)} bringen`,
  size: (kb: number) => `Bild auf ${sizeText(kb)} verkleinern`,
  width: (pixels: number) => `Bild auf ${pixels} Pixel Breite bringen`,
  height: (pixels: number) => `Bild auf ${pixels} Pixel Höhe bringen`,
  quality: (quality: number) => `Mit Qualität ${quality} komprimieren`,
  percent: (percent: number) => `Bildgröße auf ${percent}\u00a0% ändern`,
  dpi: (dpi: number) => `Druckauflösung auf ${dpi}\u00a0dpi setzen`,
} as const;

function sizeText(kb: number): string {
  return kb >= 1024 ? `${formatCount(Math.round((kb / 1024) * 100) / 100)}\u00a0MB` : `${Math.round(kb)}\u00a0KB`;
}
