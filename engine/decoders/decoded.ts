import type { Size } from '../geometry.ts';

/** A file that another decoder than libvips's own has opened. */
export interface DecodableFile extends Size {
  alpha: boolean;
  /** An embedded ICC profile. */
  profile?: Uint8Array<ArrayBuffer>;
  /** RGBA, 8 bits a sample, rows from the top without padding; called once at most. */
  pixels(): Promise<Uint8Array<ArrayBuffer>>;
}
