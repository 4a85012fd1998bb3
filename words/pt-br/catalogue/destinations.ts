import { fixed } from '#words/catalogue/figures.ts';

/** What the search offers where no page has a name for it. */
export const destinationNames = {
  strip: 'Remover dados da câmera e localização',
  convert: (label: string) => `Converter para ${label}`,
  frame: (width: number, height: number) => `Redimensionar para ${width} × ${height}`,
  frameAndSize: (width: number, height: number, kb: number) =>
    `Redimensionar para ${width} × ${height} e ${sizeText(kb)}`,
  size: (kb: number) => `Comprimir para ${sizeText(kb)}`,
  width: (pixels: number) => `Redimensionar para ${pixels} pixels de largura`,
  height: (pixels: number) => `Redimensionar para ${pixels} pixels de altura`,
  quality: (quality: number) => `Comprimir com qualidade ${quality}`,
  percent: (percent: number) => `Redimensionar para ${percent}%`,
  dpi: (dpi: number) => `Definir a resolução de impressão em ${dpi}\u00a0dpi`,
} as const;

function sizeText(kb: number): string {
  return kb >= 1024 ? `${fixed(kb / 1024, 2)} MB` : `${Math.round(kb)} KB`;
}
