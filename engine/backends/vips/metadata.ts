import type { Holdings } from '../../formats/format.ts';
import { withoutParts } from '../../gain-map/xmp.ts';
import type { Keep } from '../backend.ts';
import type { Handles } from './handles.ts';
import { hasField } from './read-probe.ts';
import type { VipsImage } from './start.ts';

/** VipsForeignKeep of libvips 8.15 and later. */
const KEEP = { exif: 1, xmp: 2, iptc: 4, icc: 8 } as const;

/** IFD 3 of libvips's names is the GPS directory (EXIF 2.3, section 4.6.3). */
const GPS_FIELD = /^exif-ifd3-/;
/** What XMP writes a place as: exif:GPS…, photoshop:City, Iptc4xmpCore:Location and their kin. */
const PLACE_IN_XMP = /GPS|Location|City|Country|State|Sublocation|WorldRegion/;

function fieldNames(image: VipsImage): string[] {
  const fields = image.getFields();
  const names = Array.from({ length: fields.size() }, (_, i) => fields.get(i));
  fields.delete();
  return names.filter((name): name is string => typeof name === 'string');
}

/** A copy is read: browsers decode no text of memory that may grow. */
const xmpOf = (image: VipsImage) => new TextDecoder().decode(image.getBlob('xmp-data').slice());

function removeLocation(image: VipsImage): void {
  for (const name of fieldNames(image)) if (GPS_FIELD.test(name)) image.remove(name);
  if (hasField(image, 'xmp-data') && PLACE_IN_XMP.test(xmpOf(image))) {
    image.remove('xmp-data');
  }
  // IPTC names city, province and country in numbered fields; nothing in it is worth the risk of missing one.
  image.remove('iptc-data');
  image.remove('photoshop-data');
}

/** It says what stood behind the picture, and how many bytes of it: nothing does any more. */
function tidyXmp(image: VipsImage): void {
  if (!hasField(image, 'xmp-data')) return;
  const xmp = xmpOf(image);
  const tidy = withoutParts(xmp);
  if (tidy !== xmp) image.setBlob('xmp-data', new TextEncoder().encode(tidy));
}

/**
 * A copy whose metadata is right for the edited picture: upright, without the old picture's thumbnail, and without
 * a place where that was asked for.
 */
export function tidyMetadata(image: VipsImage, metadata: Keep['metadata'], handles: Handles): VipsImage {
  const tidy = handles.add(image.copy());
  if (hasField(tidy, 'orientation')) tidy.setInt('orientation', 1);
  // It shows the picture as it was before it was cropped.
  tidy.remove('jpeg-thumbnail-data');
  tidyXmp(tidy);
  if (metadata === 'keep-but-location') removeLocation(tidy);
  return tidy;
}

/** libvips's `keep` argument for a save: what is wanted of what the format holds. */
export function keepFlags({ metadata, keepProfile }: Keep, holds: Holdings): number {
  const keepsMetadata = metadata !== 'strip' && holds.metadata;
  return (keepsMetadata ? KEEP.exif | KEEP.xmp | KEEP.iptc : 0) | (keepProfile && holds.profile ? KEEP.icc : 0);
}
