/** What a recipe removes from a picture, as a closed list of codes. The app has the sentences. */
export type Loss =
  | 'transparency'
  | 'animation'
  /** Pages of a document after the first. */
  | 'pages'
  | 'metadata'
  | 'location'
  /** Some metadata that should stay: a maker's notes, texts that the format has no field for, unreadable parts. */
  | 'some-metadata'
  /** Content Credentials, whose signature is that of the file's bytes. */
  | 'credentials'
  /** All metadata except copyright, credit and artist. */
  | 'all-but-credit'
  /** Comments, previews and data of programs, which no encoder writes. */
  | 'other-details'
  /** More than 256 colours in a format with a palette. */
  | 'colours'
  /** Semi-transparent pixels in a format with 1-bit transparency. */
  | 'half-transparency'
  | 'bit-depth'
  /** The colours are converted to sRGB, and those outside it are clipped. */
  | 'wide-gamut'
  /** The gain map, with which HDR screens show brighter lights. */
  | 'hdr'
  /** Light above SDR's white: samples of PQ and HLG are tone-mapped. */
  | 'hdr-light'
  /** The video of a motion photo. */
  | 'video'
  /** A depth map, further pictures and other data after the picture. */
  | 'attached'
  /** Extra samples per pixel that are neither colour nor alpha. */
  | 'channels'
  /** Scripts, event handlers, links that run code, HTML and references to other files, of a drawing that stays one. */
  | 'scripts'
  /** Text, HTML and some CSS of a drawing, where no page draws it. */
  | 'undrawn'
  /** Values below black or above white. Whether there are any is known after decoding only. */
  | 'out-of-range';
