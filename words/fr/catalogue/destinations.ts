import { fixed } from '#words/catalogue/figures.ts';

/** What the search offers where no page has a name for it. */
export const destinationNames = {
  strip: 'Supprimer les métadonnées et le lieu',
  convert: (label: string) => `Convertir en ${label}`,
  frame: (width: number, height: number) => `Redimensionner en ${width} × ${height}`,
  frameAndSize: (width: number, height: number, kb: number) =>
    `Redimensionner en ${width} × ${height} et à ${sizeText(kb)}`,
  size: (kb: number) => `Compresser à ${sizeText(kb)}`,
  width: (pixels: number) => `Redimensionner à ${pixels} pixels de large`,
  height: (pixels: number) => `Redimensionner à ${pixels} pixels de haut`,
  quality: (quality: number) => `Compresser avec une qualité de ${quality}`,
  percent: (percent: number) => `Redimensionner à ${percent} %`,
  dpi: (dpi: number) => `Régler la résolution d’impression à ${dpi}\u00a0ppp`,
} as const;

function sizeText(kb: number): string {
  return kb >= 1024 ? `${fixed(kb / 1024, 2)} Mo` : `${Math.round(kb)} ko`;
}
