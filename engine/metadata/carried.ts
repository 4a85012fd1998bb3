/** What a file states besides its picture, in the form in which it can be moved to another format. */
export interface Carried {
  /** EXIF: a TIFF header and its directories, in the byte order of the file. */
  exif?: Uint8Array | undefined;
  /** One XMP packet, with its extension. */
  xmp?: string | undefined;
  /** IPTC datasets without a block around them. */
  iptc?: Uint8Array | undefined;
  /** Texts with keywords, as PNG has them. */
  texts?: readonly TextField[] | undefined;
  /** Something was found that cannot be read or moved. */
  isPartial?: boolean | undefined;
}

export interface TextField {
  /** One of PNG's keywords (PNG, third edition, section 11.3.3.1), or any other. */
  keyword: string;
  text: string;
  /** The chunk of a PNG, which another PNG can have as it is. */
  chunk?: Uint8Array;
}
