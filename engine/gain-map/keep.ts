import { stripJpeg } from '../metadata/strip-jpeg.ts';
import { attachGainMap, meaningOf, withMeaning } from './attach.ts';
import { partsOfJpeg } from './parts.ts';

/** `stripJpeg` leaves profiles where they are. */
const isNoProfile = (segment: Uint8Array) => !new TextDecoder('latin1').decode(segment.slice(4, 15)).startsWith('ICC');

/**
 * A JPEG that was made of another without a change to its pixels, with the gain map of that: it is part of how it looks.
 * @returns nothing where the map has to be written anew for it
 * @throws {ImageError} `unreadable`
 */
export function keepGainMap(picture: Uint8Array<ArrayBuffer>, of: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const { map } = partsOfJpeg(of);
  if (!map) return picture;
  if (map.headroom) return undefined;
  return attachGainMap(picture, withMeaning(stripJpeg(map.jpeg, 1), meaningOf(map.jpeg).filter(isNoProfile)));
}
