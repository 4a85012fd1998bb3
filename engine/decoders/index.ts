import { fetchPart } from '../errors/fetch-part.ts';
import { type Decoders, decoderOf } from './decoder.ts';

/** Decoders for formats without one in a backend. Each is imported with the first file of its format. */
export const DECODERS: Decoders = {
  heic: decoderOf(() => fetchPart(async () => (await import('./heic.ts')).openHeic)),
  ico: decoderOf(() => fetchPart(async () => (await import('./ico.ts')).openIco)),
  bmp: decoderOf(() => fetchPart(async () => (await import('./bmp.ts')).openBmp)),
};
