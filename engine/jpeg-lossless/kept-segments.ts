import { concatenate } from '../bytes/concatenate.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { behindFirstSegments, isNamed, JPEG_MARKER, jpegSegments } from '../metadata/jpeg-segments.ts';
import type { KeptOfCopy } from './kept-metadata.ts';

/*
 * The segments that a copy of a JPEG keeps: what backends keep of metadata and profile when they encode one.
 */

const PROFILE = 'ICC_PROFILE\0';

/**
 * Returns the segments, with markers.
 * @returns undefined if metadata that is to be kept cannot be read or written
 * @throws {ImageError} `codec-unavailable` if the code for metadata cannot be fetched
 */
export async function keptSegments(jpeg: Uint8Array, kept: KeptOfCopy): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const segments = [...jpegSegments(jpeg)];
  const profile = segments.filter(({ marker, ...at }) => marker === JPEG_MARKER.app2 && isNamed(jpeg, at, PROFILE));
  const profiles = kept.keepProfile ? profile.map(({ start, end }) => jpeg.subarray(start, end)) : [];
  if (kept.metadata === 'strip') return concatenate(profiles);
  const { keptMetadata } = await fetchPart(() => import('./kept-metadata.ts'));
  const metadata = keptMetadata(jpeg, segments, kept);
  return metadata && concatenate([...metadata, ...profiles]);
}

/** Inserts segments where a reader expects them. */
export function withSegments(jpeg: Uint8Array<ArrayBuffer>, segments: Uint8Array): Uint8Array<ArrayBuffer> {
  if (segments.length === 0) return jpeg;
  const at = behindFirstSegments(jpeg);
  return concatenate([jpeg.subarray(0, at), segments, jpeg.subarray(at)]);
}
