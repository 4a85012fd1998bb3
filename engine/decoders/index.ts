import { fetchPart } from '../fetch-part.ts';
import type { Format } from '../formats/format.ts';
import type { DecodableFile } from './decoded.ts';

/** Decoders outside libvips, each imported with the first file of its format. */
const DECODERS = {
  heic: async () => (await import('./heic.ts')).openHeic,
  bmp: async () => (await import('./bmp.ts')).openBmp,
} satisfies Record<NonNullable<Format['decoder']>, unknown>;

/** @throws {ImageError} `unreadable`, `unsupported`, or `codec-unavailable` if the decoder cannot be fetched */
export async function openWithDecoder(
  decoder: NonNullable<Format['decoder']>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<DecodableFile> {
  const open = await fetchPart(DECODERS[decoder]);
  return open(bytes);
}
