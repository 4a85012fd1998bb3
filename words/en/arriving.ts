/** What a page waits for before a picture can be shown. */
export const arrivingWords = {
  /** @param size of the download, if it is known */
  heic: (size: string | undefined) =>
    size === undefined ? 'Loading the HEIC reader' : `Loading the HEIC reader, ${size}`,
} as const;
