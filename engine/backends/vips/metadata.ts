import { concatenate } from '../../bytes/concatenate.ts';
import * as MARKER from '../../codecs/jpeg/markers.ts';
import { jpegSegments } from '../../codecs/jpeg/segments.ts';
import type { OpenFile } from '../../decoders/decoder.ts';
import type { Holdings, VipsSave } from '../../formats/format.ts';
import type { Size } from '../../geometry/steps.ts';
import { MM_PER_INCH } from '../../geometry/units.ts';
import { writeExif } from '../../metadata/exif.ts';
import type { Keep } from '../backend.ts';
import { Handles } from './handles.ts';
import { hasField, ICC_FIELD, METADATA_FIELDS } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';

/** libvips's flag for a profile (VipsForeignKeep of libvips 8.15 and later). Metadata is added to its files (engine/metadata-kept). */
const KEEP_ICC = 8;

const BLOCK = 'exif-data';
const ORIENTATION = 'orientation';
const UNIT = 'resolution-unit';

/** Returns a copy, since TextDecoder rejects shared memory (Chromium, Firefox). */
const blobOf = (image: VipsImage, name: string) => new Uint8Array(image.getBlob(name));

/** Returns an upright copy with a resolution in dots per inch. */
export function withResolution(image: VipsImage, dpi: number | undefined, handles: Handles): VipsImage {
  const perMm = dpi && dpi / MM_PER_INCH;
  const copy = handles.add(perMm ? image.copy({ xres: perMm, yres: perMm }) : image.copy());
  if (perMm) copy.setString(UNIT, 'in');
  if (hasField(copy, ORIENTATION)) copy.setInt(ORIENTATION, 1);
  return copy;
}

/** Returns a copy with metadata that libvips did not read. libvips parses a block that is set. */
export function withMetadata(image: VipsImage, { exif, xmp, iptc }: OpenFile['metadata'], handles: Handles): VipsImage {
  if (!exif && !xmp && !iptc) return image;
  const copy = handles.add(image.copy());
  if (exif) copy.setBlob(BLOCK, writeExif(exif));
  if (xmp) copy.setBlob('xmp-data', xmp);
  if (iptc) copy.setBlob('iptc-data', iptc);
  return copy;
}

/** Returns a copy with the metadata of another image, whose header libvips has read. */
export function withMetadataOf(header: VipsImage, image: VipsImage, handles: Handles): VipsImage {
  const { xres, yres } = header;
  const copy = handles.add(image.copy({ xres, yres }));
  for (const name of [...METADATA_FIELDS, ICC_FIELD])
    if (hasField(header, name)) copy.setBlob(name, blobOf(header, name));
  if (hasField(header, UNIT)) copy.setString(UNIT, header.getString(UNIT));
  if (hasField(header, ORIENTATION)) copy.setInt(ORIENTATION, header.getInt(ORIENTATION));
  return copy;
}

/** Writes a black picture with the profile and the resolution of another one. @param keep libvips's flags */
export function blackFile(
  vips: Libvips,
  image: VipsImage,
  { suffix, options, keep, width, height }: Size & Pick<VipsSave, 'suffix' | 'options'> & { keep: number },
): Uint8Array<ArrayBuffer> {
  using own = new Handles();
  const { xres, yres, bands, interpretation } = image;
  const read = own.add(own.add(vips.Image.black(width, height, { bands })).copy({ interpretation, xres, yres }));
  if ((keep & KEEP_ICC) !== 0 && hasField(image, ICC_FIELD)) read.setBlob(ICC_FIELD, blobOf(image, ICC_FIELD));
  return read.writeToBuffer(suffix, { ...options, keep }) as Uint8Array<ArrayBuffer>;
}

/** Returns the profile as segments of a JPEG. @param keep libvips's flags */
export function profileSegments(vips: Libvips, image: VipsImage, keep: number): Uint8Array<ArrayBuffer> {
  const jpeg = blackFile(vips, image, { suffix: '.jpg', options: {}, keep, width: 1, height: 1 });
  const kept = [...jpegSegments(jpeg)].filter(({ marker }) => marker === MARKER.APP2);
  return concatenate(kept.map(({ start, end }) => jpeg.subarray(start, end)));
}

/** Returns libvips's `keep` argument. */
export function keepFlags({ keepProfile }: Keep, holds: Holdings): number {
  return keepProfile && holds.profile ? KEEP_ICC : 0;
}
