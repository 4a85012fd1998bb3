import { pngChunks, pngData } from './png-chunks.ts';

/** The palette of a PNG as RGBA bytes (PNG, third edition, 11.2.2 and 11.3.1.1); undefined if there is none. */
export function pngPalette(bytes: Uint8Array): Uint8Array | undefined {
  let palette: Uint8Array | undefined;
  for (const chunk of pngChunks(bytes)) {
    const { type } = chunk;
    if (type === 'IDAT') return palette;
    const content = pngData(bytes, chunk);
    if (type === 'PLTE') {
      palette = new Uint8Array((content.length / 3) * 4).fill(255);
      for (let i = 0; i < content.length / 3; i++) palette.set(content.subarray(3 * i, 3 * i + 3), 4 * i);
    }
    if (type === 'tRNS') for (const [i, alpha] of content.entries()) palette?.set([alpha], 4 * i + 3);
  }
  return palette;
}
