import { stripJpeg } from '../metadata/strip-jpeg.ts';
import { attachGainMap, meaningOf, withMeaning } from './attach.ts';
import { partsOfJpeg } from './parts.ts';

/** `stripJpeg` keeps profiles. */
const isNoProfile = (segment: Uint8Array) => !new TextDecoder('latin1').decode(segment.slice(4, 15)).startsWith('ICC');

/**
 * Copies the gain map to a JPEG with unchanged pixels, since the map affects how it looks.
 * @returns undefined if the map has to be encoded again
 * @throws {ImageError} `unreadable`
 */
export function keepGainMap(picture: Uint8Array<ArrayBuffer>, of: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const { map } = partsOfJpeg(of);
  if (!map) return picture;
  if (map.headroom) return undefined;
  return attachGainMap(picture, withMeaning(stripJpeg(map.jpeg, 1), meaningOf(map.jpeg).filter(isNoProfile)));
}
