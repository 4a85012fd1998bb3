import { pngChunks, pngData } from './chunks.ts';

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

/** Positions of the fields of IHDR in a file (PNG, third edition, 11.2.1). */
const HEADER = { depth: 24, colourType: 25 } as const;
const COLOUR_TYPE = { grey: 0, palette: 3 } as const;

/** Returns the colours of a PNG's palette, or the shades of grey of fewer than 8 bits; undefined for all others. */
export function pngColours(bytes: Uint8Array): number | undefined {
  const depth = bytes[HEADER.depth] ?? 8;
  switch (bytes[HEADER.colourType]) {
    case COLOUR_TYPE.grey:
      return depth < 8 ? 2 ** depth : undefined;
    case COLOUR_TYPE.palette:
      return (pngPalette(bytes)?.length ?? 0) / 4 || undefined;
    default:
      return undefined;
  }
}
