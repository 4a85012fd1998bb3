import { statesAdobeRgb } from '../../colour/exif.ts';
import { ADOBE_RGB } from '../../colour/space.ts';
import type { Stated } from '../../colour/stated.ts';
import { readJpegFrame } from './frame-header.ts';
import * as MARKER from './markers.ts';
import { isNamed, jpegSegments } from './segments.ts';

const EXIF = 'Exif\0\0';
const RGB_COMPONENTS = 3;

/**
 * An embedded profile precedes EXIF, which describes the camera's picture. Adobe's marker states the transform to RGB or CMYK, which is
 * the decoder's.
 * @throws {RangeError} for damaged EXIF
 */
export function statedInJpeg(bytes: Uint8Array): Stated | undefined {
  const frame = readJpegFrame(bytes);
  if (frame?.profile) return { by: 'profile', icc: frame.profile };
  if (frame?.components !== RGB_COMPONENTS) return undefined;
  for (const segment of jpegSegments(bytes)) {
    if (segment.marker !== MARKER.APP1 || !isNamed(bytes, segment, EXIF)) continue;
    const isAdobe = statesAdobeRgb(bytes.subarray(segment.content + EXIF.length, segment.end));
    return isAdobe ? { by: 'tags', space: ADOBE_RGB, inMetadata: true } : undefined;
  }
  return undefined;
}
