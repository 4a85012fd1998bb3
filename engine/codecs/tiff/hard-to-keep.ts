import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { readExif, TAG } from '../../metadata/exif.ts';
import type { HardToKeep } from '../../metadata/hard-to-keep.ts';

const C2PA_TIFF_TAG = 0xcd41;

export function hardInTiff(tiff: Uint8Array): HardToKeep {
  const read = unlessTooShort(() => readExif(tiff));
  return {
    ...(read?.image.some(({ tag }) => tag === C2PA_TIFF_TAG) && { credentials: true }),
    ...(read?.exif.some(({ tag }) => tag === TAG.makerNote) && { makerNote: true }),
  };
}
