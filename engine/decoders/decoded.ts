import type { Size } from '../geometry.ts';

/** A file opened by a decoder outside libvips. */
export interface DecodableFile extends Size {
  alpha: boolean;
  /** An embedded ICC profile. */
  profile?: Uint8Array<ArrayBuffer>;
  /** RGBA, 8 bits per sample, rows from the top without padding. Call it at most once. */
  pixels(): Promise<Uint8Array<ArrayBuffer>>;
}
