/** Length and type before a box's content (ISO/IEC 14496-12, section 4.2). */
const BOX_HEADER = 8;
/** The same where a length of 64 bits stands behind the type. */
const LONG_HEADER = 16;

export interface Box {
  type: string;
  /** Offsets in the file, of the box, of its content and of what follows; the end may lie beyond a file that breaks off. */
  start: number;
  content: number;
  end: number;
}

/** The boxes of `bytes` in their order, as long as there is room for one. */
export function* boxes(bytes: Uint8Array): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start + BOX_HEADER <= bytes.length; ) {
    const size = view.getUint32(start);
    const isLong = size === 1 && start + LONG_HEADER <= bytes.length;
    const header = isLong ? LONG_HEADER : BOX_HEADER;
    const length = isLong ? Number(view.getBigUint64(start + BOX_HEADER)) : size;
    // A length of 0: to the end of the file. Less than the header is no length, and nothing behind it can be found.
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

/** The content of the first box of a type among the boxes of `bytes`; undefined where there is none. */
export function boxContent(bytes: Uint8Array, type: string): Uint8Array | undefined {
  for (const box of boxes(bytes)) if (box.type === type) return bytes.subarray(box.content, box.end);
  return undefined;
}
