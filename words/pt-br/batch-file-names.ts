import type { BatchAction } from '#catalogue/tools.ts';

/** What a batch adds to a file's own name. A converted file has another extension already. */
export const resultSuffixes: Readonly<Record<BatchAction, string | undefined>> = {
  resize: 'redimensionada',
  compress: 'comprimida',
  convert: undefined,
};

/** What an archive is called, before its time; `mixed` for results of several actions. */
export const archiveNames: Readonly<Record<BatchAction | 'mixed', string>> = {
  resize: 'imagens-redimensionadas',
  compress: 'imagens-comprimidas',
  convert: 'imagens-convertidas',
  mixed: 'imagens-processadas',
};
