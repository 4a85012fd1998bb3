import { behindOffset, utf8, withoutHeader } from '../../metadata/blocks.ts';
import type { Carried } from '../../metadata/carried.ts';
import { itemsOfHeif } from './metadata.ts';

export function readHeif(heif: Uint8Array): Carried {
  const found: Carried = {};
  for (const { kind, block } of itemsOfHeif(heif)) {
    if (!block) found.isPartial = true;
    else if (kind === 'xmp') found.xmp ??= utf8(block);
    else found.exif ??= withoutHeader(behindOffset(block));
  }
  return found;
}
