/** One picture for a ZIP or a folder. */
export interface ZipImage {
  blob: Blob;
  /** If absent, the position and the media type make the name. */
  filename?: string | undefined;
  /** The file's date, in milliseconds since 1970. */
  lastModified?: number | undefined;
}
