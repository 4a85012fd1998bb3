import type { Picture, Raster } from '../backends/backend.ts';
import type { EncodeOptions, Writing } from '../codecs/writing.ts';
import type { Format } from '../formats/format.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A picture, and how its format asks for it to be written. */
export interface ToWrite {
  picture: Picture;
  format: Format;
  options: EncodeOptions;
  writing: Writing;
  raster: Raster | undefined;
}
