import { COMPRESSED_BOX, hasBox, withoutBoxes } from '../../codecs/jxl/boxes.ts';
import { readJxlHeader } from '../../codecs/jxl/header.ts';
import { spaceOf } from '../../colour/code-points.ts';
import { isHdr } from '../../colour/space.ts';
import { ImageError } from '../../errors/errors.ts';
import type { Detour, IsRead } from './detours.ts';
import { unpremultiplied } from './unpremultiplied.ts';

/** BT.2020's primaries, which do not matter for grey. */
const ANY_PRIMARIES = 9;
/** Besides colours. libvips finds no place for the others: CMYK's black, spot colours. */
const MOST_CHANNELS = 1;

/**
 * Removes metadata that uses Brotli's static dictionary, without which this libjxl is built: it would refuse the file. Divides colours
 * by alpha where the file has them multiplied, which libvips does not ask libjxl for. Reads HDR in grey, since libjxl makes profiles with
 * code points of colours alone.
 */
export function detourJxl(original: Uint8Array<ArrayBuffer>, isRead: IsRead): Detour {
  const header = readJxlHeader(original);
  if (header && header.channels > MOST_CHANNELS) throw new ImageError('unsupported', 'JXL: channels besides alpha');
  const isUnread = hasBox(original, COMPRESSED_BOX) && !isRead(original);
  const isMultiplied = header?.premultiplied === true;
  const space = header?.colours?.grey
    ? spaceOf({ primaries: ANY_PRIMARIES, transfer: header.colours.transfer })
    : undefined;
  return {
    bytes: isUnread ? withoutBoxes(original, new Set([COMPRESSED_BOX])) : original,
    stated: space && isHdr(space) ? { by: 'tags', space } : undefined,
    facts: isUnread ? { metadata: true, metadataUnread: true } : undefined,
    finish: isMultiplied ? (image, handles) => unpremultiplied(image, image.format, handles) : undefined,
  };
}
