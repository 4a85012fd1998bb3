/** One picture for a ZIP or a folder. */
export interface ZipImage {
  blob: Blob;
  /** Absent where nobody knows one: the position and the media type make it then. */
  filename?: string | undefined;
  /** Milliseconds since 1970; the date that the file is given. */
  lastModified?: number | undefined;
}
