import type { Stated } from '../../colour/stated.ts';
import { CHUNK_HEADER, webpChunks } from './chunks.ts';

/** The profile is the only statement of a WebP (RFC 9649, section 2.7.1.4). */
export function statedInWebp(bytes: Uint8Array): Stated | undefined {
  for (const { type, start, end } of webpChunks(bytes)) {
    if (type === 'ICCP') return { by: 'profile', icc: bytes.slice(start + CHUNK_HEADER, end) };
  }
  return undefined;
}
