import type { Ending } from '../../decoders/ending.ts';

/** libvips reads a GIF up to its end. The rest of the last frame is transparent, and how many frames follow is unknown. */
export const endingOfGif = (bytes: Uint8Array<ArrayBuffer>): Ending => ({ bytes, incomplete: {} });
