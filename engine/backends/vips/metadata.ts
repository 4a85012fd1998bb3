import type { OpenFile } from '../../decoders/decoder.ts';
import type { Holdings } from '../../formats/format.ts';
import { MM_PER_INCH } from '../../geometry/units.ts';
import { writeExif } from '../../metadata/write-exif.ts';
import type { Keep } from '../backend.ts';
import type { Handles } from './handles.ts';
import { hasField, ICC_FIELD, METADATA_FIELDS } from './read-probe.ts';
import type { VipsImage } from './start.ts';

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

/** Returns libvips's `keep` argument. */
export function keepFlags({ keepProfile }: Keep, holds: Holdings): number {
  return keepProfile && holds.profile ? KEEP_ICC : 0;
}
