/** How a picture that is not square fills a square: all of it is visible, or its edges are cut off. */
export const FITS = ['inside', 'cover'] as const;
export type Fit = (typeof FITS)[number];

export interface FaviconSettings {
  fit: Fit;
  /** Free space on each side, in percent of the icon. */
  padding: number;
  /** `#rrggbb`; absent for transparency. */
  background?: string | undefined;
  /** The website's, for the manifest. */
  name: string;
}

export const MOST_PADDING = 30;

export const OPENS: FaviconSettings = { fit: 'inside', padding: 0, name: '' };
