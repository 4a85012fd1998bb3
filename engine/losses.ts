/** What a recipe will take from a picture, as closed codes; the app has the sentences. */
export type Loss =
  | 'transparency'
  | 'animation'
  /** Pages of a document after the first. */
  | 'pages'
  | 'metadata'
  | 'location'
  /** All but copyright, credit and artist. */
  | 'all-but-credit'
  /** More than 256 colours in a format of a palette. */
  | 'colours'
  /** Half-transparent pixels, in a format whose pixels are shown or not. */
  | 'half-transparency'
  | 'bit-depth'
  /** The colours are converted to sRGB: what lies outside it is clipped. */
  | 'wide-gamut'
  /** The gain map, with which a screen that can shows brighter lights. */
  | 'hdr'
  /** The video of a motion photo. */
  | 'video'
  /** A map of depths, further pictures and other data behind the picture. */
  | 'attached'
  /** Extra samples per pixel that are neither colour nor alpha. */
  | 'channels'
  /** Values below black or above white; whether there are any is only known after decoding. */
  | 'out-of-range';
