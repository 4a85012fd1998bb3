import { HEAD_BYTES } from '../formats/format.ts';
import { formatOfBytes } from '../formats/index.ts';

/** Behind the word `stream` and a line's end stands a JPEG's own start (ISO 32000-1, section 7.3.8; ISO 10918-1, annex B). */
const START = [...new TextEncoder().encode('stream\n'), 0xff, 0xd8, 0xff];
const JPEG_MARKER_BYTES = 3;

/**
 * The picture of a document that was made here: it was put in near the start, its bytes unchanged. What follows it in
 * the document no reader of a picture heeds.
 * @returns the file itself where it is no document, or holds no such picture
 */
export async function pictureInside(file: Blob): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (!formatOfBytes(head)?.container) return file;
  const at = head.findIndex((_, from) => START.every((byte, offset) => head[from + offset] === byte));
  return at < 0 ? file : file.slice(at + START.length - JPEG_MARKER_BYTES);
}
