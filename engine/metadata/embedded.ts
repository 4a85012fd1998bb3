import type { Exif } from './exif.ts';

/** What a file says of its picture, where what decodes it does not read it. */
export interface EmbeddedMetadata {
  exif?: Exif;
  xmp?: Uint8Array<ArrayBuffer>;
  /** There is some that cannot be read, and so cannot be kept. */
  unread?: true;
}

/** Whether there is any. */
export const isAny = ({ exif, xmp, unread }: EmbeddedMetadata): boolean => Boolean(exif || xmp || unread);
