import type { BatchAction } from '#catalogue/tools.ts';

/** What a batch adds to a file's own name. A converted file has another extension already. */
export const resultSuffixes: Readonly<Record<BatchAction, string | undefined>> = {
  resize: 'redimensionnee',
  compress: 'compressee',
  convert: undefined,
};

/** What an archive is called, before its time; `mixed` for results of several actions. */
export const archiveNames: Readonly<Record<BatchAction | 'mixed', string>> = {
  resize: 'images-redimensionnees',
  compress: 'images-compressees',
  convert: 'images-converties',
  mixed: 'images-traitees',
};
