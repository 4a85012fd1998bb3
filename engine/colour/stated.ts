import type { Space } from './space.ts';

/** What decides about a file's colours. */
export type Stated =
  /** An embedded ICC profile, of which a reader may leave the bytes to the decoder. */
  | { by: 'profile'; icc?: Uint8Array<ArrayBuffer> | undefined }
  /** Tags without a profile; `inMetadata` if they are part of EXIF. */
  | { by: 'tags'; space: Space; inMetadata?: true };
