import { NOTHING } from '../../../details/part.ts';
import { jpegDetails } from '../details.ts';
import { attachGainMap, meaningOf, withMeaning } from './attach.ts';
import { partsOfJpeg } from './parts.ts';

/** `keepOnly` keeps profiles. */
const isNoProfile = (segment: Uint8Array) => !new TextDecoder('latin1').decode(segment.slice(4, 15)).startsWith('ICC');

/**
 * Copies the gain map to a JPEG with unchanged pixels, since the map affects how it looks.
 * @returns undefined if the map has to be encoded again
 * @throws {ImageError} `unreadable`
 */
export function keepGainMap(picture: Uint8Array<ArrayBuffer>, of: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const { map } = partsOfJpeg(of);
  if (!map) return picture;
  const bare = map.headroom ? undefined : jpegDetails.keepOnly(map.jpeg, NOTHING, 1);
  return bare && attachGainMap(picture, withMeaning(bare, meaningOf(map.jpeg).filter(isNoProfile)));
}
