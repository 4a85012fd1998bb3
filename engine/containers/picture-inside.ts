import { HEAD_BYTES } from '../formats/format.ts';
import { formatOfBytes } from '../formats/index.ts';

/** The keyword `stream` and a line feed, followed by the start of a JPEG (ISO 32000-1, section 7.3.8; ISO 10918-1, annex B). */
const START = [...new TextEncoder().encode('stream\n'), 0xff, 0xd8, 0xff];
const JPEG_MARKER_BYTES = 3;

/**
 * Extracts the picture of a document that this engine wrote, which is near the start with unchanged bytes. Decoders ignore the
 * rest of the document after the picture.
 * @returns the file itself if it is not a document, or has no such picture
 */
export async function pictureInside(file: Blob): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (!formatOfBytes(head)?.container) return file;
  const at = head.findIndex((_, from) => START.every((byte, offset) => head[from + offset] === byte));
  return at < 0 ? file : file.slice(at + START.length - JPEG_MARKER_BYTES);
}
