import { stripJpeg } from '../metadata/strip-jpeg.ts';
import { attachGainMap, meaningOf, withMeaning } from './attach.ts';
import { partsOfJpeg } from './parts.ts';

export { attachGainMap, meaningOf, sealed, withMeaning } from './attach.ts';
export { partsOfBoxes } from './boxes.ts';
export { partsOfJpeg } from './parts.ts';
export { type Place, placeAfter } from './place.ts';
export { withoutParts } from './xmp.ts';

/**
 * The same JPEG without metadata and what stands behind the picture, but with its gain map, which is part of how it looks.
 * @throws {ImageError} `unreadable`
 */
export function stripJpegButGainMap(bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const { map } = partsOfJpeg(bytes);
  const picture = stripJpeg(bytes, orientation);
  return map ? attachGainMap(picture, withMeaning(stripJpeg(map, 1), meaningOf(map).filter(isNoProfile))) : picture;
}

/** `stripJpeg` leaves profiles where they are. */
const isNoProfile = (segment: Uint8Array) =>
  !new TextDecoder('latin1').decode(segment.subarray(4, 15)).startsWith('ICC');
