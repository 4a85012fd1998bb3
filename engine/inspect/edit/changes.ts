/** What is written into a file's metadata. What is absent stays as it is. */
export interface Changes {
  author?: string;
  copyright?: string;
  caption?: string;
  /** In place of all that the file has. */
  keywords?: readonly string[];
  /** When the photo was taken, in the camera's time: `2026-11-29T10:19:54`. Every date of the file becomes this one. */
  date?: string;
  /** Seconds by which every date of the file is moved, below 0 for earlier. Not together with `date`. */
  shift?: number;
  /** Dots per inch, 1 to 65,535. Not one pixel changes. */
  dpi?: number;
}

/** The form of `Changes.date`. */
export const DATE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)$/;
