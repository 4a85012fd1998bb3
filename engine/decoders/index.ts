import { fetchPart } from '../errors/fetch-part.ts';
import { type Decoders, decoderOf } from './decoder.ts';

/** What no backend decodes by itself. Each decoder is imported with the first file of its format. */
export const DECODERS: Decoders = {
  heic: decoderOf(() => fetchPart(async () => (await import('./heic.ts')).openHeic)),
  bmp: decoderOf(() => fetchPart(async () => (await import('./bmp.ts')).openBmp)),
};
