/** Fields of a TIFF's directory (TIFF 6.0, section 8), all of which libvips writes. */
const TIFF_TAG = { xResolution: 0x011a, yResolution: 0x011b, unit: 0x0128 } as const;
/** The unit of a TIFF without a resolution. */
const NO_UNIT = 1;

/** Removes libvips's resolution from a little-endian TIFF of one picture if none is known. */
export function tiffWithDpi(bytes: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer> {
  if (dpi !== undefined) return bytes;
  const stated = bytes.slice();
  const view = new DataView(stated.buffer);
  const directory = view.getUint32(4, true);
  for (let i = 0; i < view.getUint16(directory, true); i++) {
    const at = directory + 2 + i * 12;
    const tag = view.getUint16(at, true);
    if (tag === TIFF_TAG.unit) view.setUint16(at + 8, NO_UNIT, true);
    if (tag !== TIFF_TAG.xResolution && tag !== TIFF_TAG.yResolution) continue;
    const value = view.getUint32(at + 8, true);
    view.setUint32(value, 1, true);
    view.setUint32(value + 4, 1, true);
  }
  return stated;
}
