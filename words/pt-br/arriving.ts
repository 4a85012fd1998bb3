/** What a page waits for before a picture can be shown. */
export const arrivingWords = {
  /** @param size of the download, if it is known */
  heic: (size: string | undefined) =>
    size === undefined ? 'Carregando o leitor de HEIC' : `Carregando o leitor de HEIC, ${size}`,
} as const;
