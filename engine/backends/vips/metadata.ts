import { concatenate } from '../../bytes/concatenate.ts';
import type { OpenFile } from '../../decoders/decoder.ts';
import type { Holdings, VipsSave } from '../../formats/format.ts';
import { withoutParts } from '../../gain-map/xmp.ts';
import type { Size } from '../../geometry/steps.ts';
import { MM_PER_INCH } from '../../geometry/units.ts';
import { type Exif, readExif, stateSize, writeExif } from '../../metadata/exif.ts';
import { bareIptc, iptcCredits, photoshopBlock } from '../../metadata/iptc.ts';
import { isNamed, JPEG_MARKER, jpegSegments } from '../../metadata/jpeg-segments.ts';
import { xmpCredits, xmpOfIptc, xmpWithoutPlace } from '../../metadata/xmp.ts';
import type { Keep } from '../backend.ts';
import { Handles } from './handles.ts';
import { hasField, ICC_FIELD, METADATA_FIELDS } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';

/** VipsForeignKeep of libvips 8.15 and later. */
const KEEP = { exif: 1, xmp: 2, iptc: 4, icc: 8 } as const;

/** IFD 3 of libvips's names is the GPS directory (EXIF 2.3, section 4.6.3). */
const GPS_FIELD = /^exif-ifd3-/;
const EXIF_FIELD = /^exif-/;
/** EXIF fields, and the thumbnail in EXIF. */
const FROM_EXIF = /^(exif-|jpeg-thumbnail-data$)/;
const BLOCK = 'exif-data';
const ORIENTATION = 'orientation';
const UNIT = 'resolution-unit';
/** Author and copyright. */
const CREDIT_FIELDS = ['exif-ifd0-Artist', 'exif-ifd0-Copyright', 'exif-ifd0-XPAuthor'];

function fieldNames(image: VipsImage): string[] {
  const fields = image.getFields();
  const names = Array.from({ length: fields.size() }, (_, i) => fields.get(i));
  fields.delete();
  return names.filter((name): name is string => typeof name === 'string');
}

/** Returns a copy, since TextDecoder rejects shared memory (Chromium, Firefox). */
const blobOf = (image: VipsImage, name: string) => new Uint8Array(image.getBlob(name));

/** Replaces a block by its kept part, or removes it if that is undefined. */
function keepOf(
  image: VipsImage,
  name: string,
  kept: (block: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | undefined,
): void {
  if (!hasField(image, name)) return;
  const block = kept(blobOf(image, name));
  if (block) image.setBlob(name, block);
  else image.remove(name);
}

const iptcCreditBlock = (block: Uint8Array) => {
  const datasets = iptcCredits(block);
  return datasets && photoshopBlock(datasets);
};

function removeLocation(image: VipsImage): void {
  for (const name of fieldNames(image)) if (GPS_FIELD.test(name)) image.remove(name);
  keepOf(image, 'xmp-data', xmpWithoutPlace);
  // IPTC has city, province and country in numbered datasets. Only credits are kept, so that none is missed.
  keepOf(image, 'iptc-data', iptcCreditBlock);
  image.remove('photoshop-data');
}

function keepCredits(image: VipsImage): void {
  const fields = fieldNames(image).filter((name) => EXIF_FIELD.test(name));
  const hasCredits = fields.some((name) => CREDIT_FIELDS.includes(name));
  // libvips writes the block without removed fields. Without any credits the block itself is removed.
  for (const name of fields) if (!CREDIT_FIELDS.includes(name) && !(hasCredits && name === BLOCK)) image.remove(name);
  keepOf(image, 'xmp-data', xmpCredits);
  if (!hasField(image, 'xmp-data') && hasField(image, 'iptc-data')) {
    // Most formats hold no IPTC.
    const credits = xmpOfIptc(blobOf(image, 'iptc-data'));
    if (credits) image.setBlob('xmp-data', credits);
  }
  keepOf(image, 'iptc-data', iptcCreditBlock);
  image.remove('photoshop-data');
}

/** Removes descriptions of parts after the picture, which are gone. */
function tidyXmp(image: VipsImage): void {
  keepOf(image, 'xmp-data', (block) => {
    const xmp = new TextDecoder().decode(block);
    const tidy = withoutParts(xmp);
    return tidy === xmp ? block : new TextEncoder().encode(tidy);
  });
}

/**
 * Returns a copy whose metadata fits the edited picture: upright, without the thumbnail, and with the requested part only.
 */
export function tidyMetadata(image: VipsImage, { metadata, dpi }: Keep, handles: Handles): VipsImage {
  const perMm = dpi && dpi / MM_PER_INCH;
  const tidy = handles.add(perMm ? image.copy({ xres: perMm, yres: perMm }) : image.copy());
  if (perMm) tidy.setString(UNIT, 'in');
  if (hasField(tidy, ORIENTATION)) tidy.setInt(ORIENTATION, 1);
  // The rest is not written.
  if (metadata === 'strip') return tidy;
  // The thumbnail shows the picture before the crop.
  tidy.remove('jpeg-thumbnail-data');
  tidyXmp(tidy);
  keepOf(tidy, 'iptc-data', (block) => {
    // IPTC in a TIFF has no Photoshop block around it, as in most formats.
    const bare = bareIptc(block);
    return bare ? photoshopBlock(bare) : block;
  });
  if (metadata === 'keep-but-location') removeLocation(tidy);
  if (metadata === 'copyright') keepCredits(tidy);
  return tidy;
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

/** The fields of each flag. */
const BLOBS = { exif: BLOCK, xmp: 'xmp-data', iptc: 'iptc-data', icc: 'icc-profile-data' } as const satisfies Record<
  keyof typeof KEEP,
  string
>;
const KINDS = ['exif', 'xmp', 'iptc', 'icc'] as const;

const tinyJpeg = (vips: Libvips, image: VipsImage, keep: number): Uint8Array<ArrayBuffer> =>
  blackFile(vips, image, { suffix: '.jpg', options: {}, keep, width: 1, height: 1 });

/** Writes a black picture with the metadata that libvips writes for a picture. @param keep libvips's flags */
export function blackFile(
  vips: Libvips,
  image: VipsImage,
  { suffix, options, keep, width, height }: Size & Pick<VipsSave, 'suffix' | 'options'> & { keep: number },
): Uint8Array<ArrayBuffer> {
  using own = new Handles();
  const { xres, yres, bands, interpretation } = image;
  const read = own.add(own.add(vips.Image.black(width, height, { bands })).copy({ interpretation }));
  // libvips parses the blocks, so fields that were removed from the picture are removed again below.
  for (const kind of KINDS) {
    const name = BLOBS[kind];
    if ((keep & KEEP[kind]) !== 0 && hasField(image, name)) read.setBlob(name, blobOf(image, name));
  }
  const black = own.add(read.copy({ xres, yres }));
  if (hasField(black, ORIENTATION)) black.setInt(ORIENTATION, 1);
  for (const name of fieldNames(black)) if (FROM_EXIF.test(name) && !hasField(image, name)) black.remove(name);
  return black.writeToBuffer(suffix, { ...options, keep }) as Uint8Array<ArrayBuffer>;
}

/** Returns EXIF as libvips writes it, without removed fields. */
function exifOf(vips: Libvips, image: VipsImage): Exif | undefined {
  if (!hasField(image, BLOCK)) return undefined;
  const jpeg = tinyJpeg(vips, image, KEEP.exif);
  const segment = [...jpegSegments(jpeg)].find(({ marker }) => marker === JPEG_MARKER.app1);
  return segment && readExif(jpeg.subarray(segment.content, segment.end));
}

/** Returns metadata and profile as segments of a JPEG. @param keep libvips's flags */
export function metadataSegments(vips: Libvips, image: VipsImage, keep: number): Uint8Array<ArrayBuffer> {
  const jpeg = tinyJpeg(vips, image, keep);
  const kept = [...jpegSegments(jpeg)].filter(({ marker }) => marker > JPEG_MARKER.app0 && marker < JPEG_MARKER.app14);
  const exif = kept.find((segment) => segment.marker === JPEG_MARKER.app1 && isNamed(jpeg, segment, 'Exif\0'));
  if (exif) stateSize(jpeg.subarray(exif.content, exif.end), image);
  return concatenate(kept.map(({ start, end }) => jpeg.subarray(start, end)));
}

/** Takes metadata that libvips writes wrongly into some formats from the picture. */
export function takeMetadata(vips: Libvips, image: VipsImage): { exif?: Exif; iptc?: Uint8Array } {
  const exif = exifOf(vips, image);
  const iptc = hasField(image, 'iptc-data') ? bareIptc(blobOf(image, 'iptc-data'))?.slice() : undefined;
  image.remove('iptc-data');
  return { ...(exif && { exif }), ...(iptc && { iptc }) };
}

/** Returns libvips's `keep` argument: what the output keeps and the format holds. */
export function keepFlags({ metadata, keepProfile }: Keep, holds: Holdings): number {
  const keepsMetadata = metadata !== 'strip' && holds.metadata;
  return (keepsMetadata ? KEEP.exif | KEEP.xmp | KEEP.iptc : 0) | (keepProfile && holds.profile ? KEEP.icc : 0);
}
