import type { BatchAction } from '#catalogue/tools.ts';

export const resultSuffixes: Readonly<Record<BatchAction, string | undefined>> = {
  resize: 'skaliert',
  compress: 'komprimiert',
  convert: undefined,
};

export const archiveNames: Readonly<Record<BatchAction | 'mixed', string>> = {
  resize: 'skalierte-bilder',
  compress: 'komprimierte-bilder',
  convert: 'umgewandelte-bilder',
  mixed: 'bearbeitete-bilder',
};
