import { pngChunks } from '../metadata/png-chunks.ts';

/** Frames of an animated PNG: the number in `acTL`, which stands before the pixels (PNG, third edition, 11.3.6); else 1. */
export function apngFrames(bytes: Uint8Array): number {
  for (const { type, data } of pngChunks(bytes)) {
    if (type === 'acTL') return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(data);
    if (type === 'IDAT' || type === 'IEND') return 1;
  }
  return 1;
}
