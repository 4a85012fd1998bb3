import { concatenate } from '../../bytes/concatenate.ts';
import type { Carried } from '../../metadata/carried.ts';
import { withDatasets } from '../../metadata/iptc.ts';
import { isOf, type Kind, resourcesIn, SEGMENTS, withSegments } from './carried.ts';
import { jpegSegments } from './segments.ts';

/* Other metadata in a JPEG, in the place of its own. Conversions add metadata to files that have none, and need none of this. */

function without(jpeg: Uint8Array, kinds: readonly Kind[]): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [];
  let from = 0;
  for (const segment of jpegSegments(jpeg)) {
    if (!kinds.some((kind) => isOf(jpeg, segment, kind))) continue;
    kept.push(jpeg.subarray(from, segment.start));
    from = segment.end;
  }
  return concatenate([...kept, jpeg.subarray(from)]);
}

/** Puts blocks in place of a file's own. The others stay, and so do Photoshop's other resources and all that follows the picture. */
export function replace(jpeg: Uint8Array, { exif, xmp, iptc }: Carried): Uint8Array<ArrayBuffer> {
  const gone = [
    ...(exif ? [SEGMENTS.exif] : []),
    ...(xmp === undefined ? [] : [SEGMENTS.xmp, SEGMENTS.extension]),
    ...(iptc ? [SEGMENTS.photoshop] : []),
  ];
  return withSegments(without(jpeg, gone), { exif, xmp }, iptc && withDatasets(resourcesIn(jpeg), iptc));
}
