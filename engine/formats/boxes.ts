/** Length and type before a box's content (ISO/IEC 14496-12, section 4.2). */
const BOX_HEADER = 8;

/** The content of the first box of a type among the boxes of `bytes`; undefined where there is none. */
export function boxContent(bytes: Uint8Array, type: string): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + BOX_HEADER <= bytes.length; ) {
    const size = view.getUint32(at);
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === type) {
      return bytes.subarray(at + BOX_HEADER, size === 0 ? undefined : at + size);
    }
    // To the end of the file, or longer than 4 GB: what is looked for stands before such a box.
    if (size < BOX_HEADER) return undefined;
    at += size;
  }
  return undefined;
}
