/** The bytes of a row of a Windows bitmap, which is padded to four bytes ([MS-WMF] 2.2.2). @param bits per pixel */
export const bitmapRowBytes = (width: number, bits: number): number => Math.ceil((width * bits) / 32) * 4;
