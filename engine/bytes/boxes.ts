/** Length and type before a box's content (ISO/IEC 14496-12, section 4.2). */
const BOX_HEADER = 8;
/** The same with a 64-bit length after the type. */
const LONG_HEADER = 16;

export interface Box {
  type: string;
  /** Offsets of the box, its content and its end in the file. The end may be outside a truncated file. */
  start: number;
  content: number;
  end: number;
}

/** Yields the boxes of `bytes` in order. */
export function* boxes(bytes: Uint8Array): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start + BOX_HEADER <= bytes.length; ) {
    const size = view.getUint32(start);
    const isLong = size === 1 && start + LONG_HEADER <= bytes.length;
    const header = isLong ? LONG_HEADER : BOX_HEADER;
    const length = isLong ? Number(view.getBigUint64(start + BOX_HEADER)) : size;
    // A length of 0 means the end of the file. A length below the header's is invalid and ends the search.
    if (length !== 0 && length < header) return;
    const end = length === 0 ? bytes.length : start + length;
    yield {
      type: String.fromCharCode(...bytes.subarray(start + 4, start + 8)),
      start,
      content: start + header,
      end,
    };
    start = end;
  }
}

/** Returns the content of the first box of a type; undefined if there is none. */
export function boxContent(bytes: Uint8Array, type: string): Uint8Array | undefined {
  for (const box of boxes(bytes)) if (box.type === type) return bytes.subarray(box.content, box.end);
  return undefined;
}
