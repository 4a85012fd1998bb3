import { pngChunks } from '../chunks.ts';

/** Reads `acTL`, which precedes the pixels (PNG, third edition, section 11.3.6.1); undefined for a still. */
export function apngControl(bytes: Uint8Array): { frames: number; loop: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { type, data, end } of pngChunks(bytes)) {
    if (type === 'IDAT' || type === 'IEND' || end > bytes.length) return undefined;
    if (type === 'acTL' && end - data >= 12) return { frames: view.getUint32(data), loop: view.getUint32(data + 4) };
  }
  return undefined;
}

export const isApng = (bytes: Uint8Array): boolean => apngControl(bytes) !== undefined;

/** The stated number of frames of a PNG; 1 for a still. */
export const apngFrames = (bytes: Uint8Array): number => Math.max(1, apngControl(bytes)?.frames ?? 1);
