import type { FormatId } from './formats/format.ts';

/** What a recipe will take from a picture, as closed codes; the app has the sentences. */
export type Loss =
  | 'transparency'
  | 'animation'
  /** Pages of a document after the first. */
  | 'pages'
  | 'metadata'
  | 'location'
  | 'bit-depth'
  /** The colours are converted to sRGB: what lies outside it is clipped. */
  | 'wide-gamut';

export interface Plan {
  format: FormatId;
  width: number;
  height: number;
  losses: Loss[];
}
