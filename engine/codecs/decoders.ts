import type { Decoder, Decoders, OpenPlain } from '../decoders/decoder.ts';
import { fetchPart } from '../errors/fetch-part.ts';

/** Makes a decoder of one that opens plain pictures. */
const decoderOf =
  (load: () => Promise<OpenPlain>): Decoder =>
  async (bytes, format) => {
    const [{ openPlain }, open] = await Promise.all([fetchPart(() => import('./plain.ts')), fetchPart(load)]);
    return openPlain(open, bytes, format);
  };

/** Decoders for formats without one in a backend. Each is imported with the first file of its format. */
export const DECODERS: Decoders = {
  heic: decoderOf(async () => (await import('./heic/reader.ts')).openHeic),
  ico: decoderOf(async () => (await import('./ico/reader.ts')).openIco),
  bmp: decoderOf(async () => (await import('./bmp/reader.ts')).openBmp),
};
