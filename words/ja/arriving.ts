/** What a page waits for before a picture can be shown. */
export const arrivingWords = {
  /** @param size of the download, if it is known */
  heic: (size: string | undefined) =>
    size === undefined ? 'HEICの読み込み機能を準備しています' : `HEICの読み込み機能を準備しています（${size}）`,
} as const;
