import { concatenate } from '../../bytes/concatenate.ts';
import type { Ending } from '../../decoders/ending.ts';
import { FIRST_WEBP_CHUNK, webpChunks } from './chunks.ts';

const SIZE_AT = 4;
/** Bytes that the RIFF size does not count. */
const RIFF_HEADER = 8;

/** Ends a WebP after its last whole chunk: without metadata behind the picture, or without the last frames of an animation. */
export function endingOfWebp(bytes: Uint8Array<ArrayBuffer>): Ending | undefined {
  const whole = [...webpChunks(bytes)].filter(({ end }) => end <= bytes.length);
  const has = (...types: string[]) => whole.some(({ type }) => types.includes(type));
  const moves = has('ANIM');
  if (!(moves ? has('ANMF') : has('VP8 ', 'VP8L'))) return undefined;
  const ended = concatenate([bytes.subarray(0, whole.at(-1)?.end ?? FIRST_WEBP_CHUNK)]);
  new DataView(ended.buffer).setUint32(SIZE_AT, ended.length - RIFF_HEADER, true);
  return { bytes: ended, incomplete: moves ? {} : undefined };
}
