/** What a page waits for before a picture can be shown. */
export const arrivingWords = {
  /** @param size of the download, if it is known */
  heic: (size: string | undefined) =>
    size === undefined ? 'HEIC-Leser wird geladen' : `HEIC-Leser wird geladen, ${size}`,
} as const;
