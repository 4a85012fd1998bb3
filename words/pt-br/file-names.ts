import type { ToolId } from '#catalogue/tools.ts';

/** What the result of each tool for one picture is called, before its time. */
export const resultNames: Readonly<Record<Exclude<ToolId, 'batch'>, (format: string) => string>> = {
  resize: () => 'imagem-redimensionada',
  compress: () => 'imagem-comprimida',
  convert: (format) => `convertida-${format}`,
};
