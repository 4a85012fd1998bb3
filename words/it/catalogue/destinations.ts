import { fixed } from '#words/catalogue/figures.ts';
import { withArticle } from '#words/language.ts';

/** What the search offers where no page has a name for it. */
export const destinationNames = {
  strip: 'Rimuovere i dati della fotocamera e il luogo',
  convert: (label: string) => `Convertire in ${label}`,
  frame: (width: number, height: number) => `Ridimensionare a ${width} × ${height}`,
  frameAndSize: (width: number, height: number, kb: number) =>
    `Ridimensionare a ${width} × ${height} e ${sizeText(kb)}`,
  size: (kb: number) => `Comprimere a ${sizeText(kb)}`,
  width: (pixels: number) => `Ridimensionare a ${pixels} pixel di larghezza`,
  height: (pixels: number) => `Ridimensionare a ${pixels} pixel di altezza`,
  quality: (quality: number) => `Comprimere con qualità ${quality}`,
  percent: (percent: number) => `Ridimensionare ${withArticle(`al ${percent}%`)}`,
  dpi: (dpi: number) => `Impostare la risoluzione di stampa a ${dpi}\u00a0dpi`,
} as const;

function sizeText(kb: number): string {
  return kb >= 1024 ? `${fixed(kb / 1024, 2)}\u00a0MB` : `${Math.round(kb)}\u00a0KB`;
}
