import type { Exif } from './exif.ts';

/** Metadata that the decoder of the format does not read. */
export interface EmbeddedMetadata {
  exif?: Exif;
  xmp?: Uint8Array<ArrayBuffer>;
  /** The file has metadata that cannot be read, and therefore cannot be kept. */
  unread?: true;
}
