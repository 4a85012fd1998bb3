import { fixed } from '#words/catalogue/figures.ts';

/** What the search offers where no page has a name for it. */
export const destinationNames = {
  strip: 'Eliminar datos de la cámara y ubicación',
  convert: (label: string) => `Convertir a ${label}`,
  frame: (width: number, height: number) => `Redimensionar a ${width} × ${height}`,
  frameAndSize: (width: number, height: number, kb: number) => `Redimensionar a ${width} × ${height} y ${sizeText(kb)}`,
  size: (kb: number) => `Comprimir a ${sizeText(kb)}`,
  width: (pixels: number) => `Redimensionar a ${pixels} píxeles de ancho`,
  height: (pixels: number) => `Redimensionar a ${pixels} píxeles de alto`,
  quality: (quality: number) => `Comprimir con calidad ${quality}`,
  percent: (percent: number) => `Redimensionar al ${percent}\u00a0%`,
  dpi: (dpi: number) => `Fijar la resolución de impresión en ${dpi}\u00a0ppp`,
} as const;

function sizeText(kb: number): string {
  return kb >= 1024 ? `${fixed(kb / 1024, 2)}\u00a0MB` : `${Math.round(kb)}\u00a0KB`;
}
