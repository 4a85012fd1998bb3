import { detailFacts } from '../../details/part.ts';
import type { Header } from '../../probe/header.ts';
import { getUint24 } from './animated.ts';
import { CHUNK_HEADER, webpChunks, webpFrames } from './chunks.ts';
import { webpDetails } from './details.ts';

/** Returns undefined for a file without a chunk. */
export function readWebp(bytes: Uint8Array): Header | undefined {
  const size = readSize(bytes);
  return size && { ...size, ...detailFacts(webpDetails, bytes) };
}

function readSize(bytes: Uint8Array): Header | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [first] = webpChunks(bytes);
  if (!first) return undefined;
  const at = first.start + CHUNK_HEADER;
  if (first.type === 'VP8X') {
    const flags = bytes[at] ?? 0;
    return {
      width: 1 + getUint24(bytes, at + 4),
      height: 1 + getUint24(bytes, at + 7),
      alpha: (flags & 16) !== 0,
      frames: webpFrames(bytes),
    };
  }
  if (first.type === 'VP8L') {
    const bits = view.getUint32(at + 1, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff), alpha: ((bits >> 28) & 1) === 1 };
  }
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
}
