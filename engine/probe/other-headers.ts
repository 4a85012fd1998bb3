import { isTransparent, parseGif, screenOf } from '../codecs/gif/blocks.ts';
import { hasHoles } from '../codecs/gif/holes.ts';
import { pngChunks } from '../codecs/png/chunks.ts';
import { getUint24 } from '../codecs/webp/animated.ts';
import { CHUNK_HEADER, webpChunks, webpFrames } from '../codecs/webp/chunks.ts';
import { gifDetails } from '../details/gif.ts';
import { detailFacts } from '../details/part.ts';
import { pngDetails } from '../details/png.ts';
import { webpDetails } from '../details/webp.ts';
import type { Header } from './header.ts';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function readPng(bytes: Uint8Array): Header {
  const view = viewOf(bytes);
  const colour = bytes[25] ?? 0;
  const chunks = new Map([...pngChunks(bytes)].map(({ type, data }) => [type, data]));
  const moving = chunks.get('acTL');
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: bytes[24] === 16 ? 16 : 8,
    colour: (colour & 2) === 0 ? 'grey' : 'rgb',
    palette: (colour & 1) !== 0,
    alpha: (colour & 4) !== 0 || chunks.has('tRNS'),
    ...detailFacts(pngDetails, bytes),
    frames: moving === undefined ? 1 : view.getUint32(moving),
  };
}

/** Returns undefined for a file without a chunk. */
export function readWebp(bytes: Uint8Array): Header | undefined {
  const size = readSize(bytes);
  return size && { ...size, ...detailFacts(webpDetails, bytes) };
}

function readSize(bytes: Uint8Array): Header | undefined {
  const view = viewOf(bytes);
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

export function readGif(bytes: Uint8Array): Header {
  const gif = parseGif(bytes);
  const { frames } = gif;
  return {
    ...screenOf(bytes),
    palette: true,
    alpha: frames.some(isTransparent) || hasHoles(gif),
    frames: Math.max(1, frames.length),
    ...detailFacts(gifDetails, bytes),
  };
}
