import { concatenate } from '../../bytes/concatenate.ts';
import type { OpenFile } from '../../decoders/decoder.ts';
import type { Holdings } from '../../formats/format.ts';
import { withoutParts } from '../../gain-map/xmp.ts';
import { MM_PER_INCH } from '../../geometry/units.ts';
import { type Exif, readExif, stateSize, writeExif } from '../../metadata/exif.ts';
import { bareIptc, iptcCredits, photoshopBlock } from '../../metadata/iptc.ts';
import { isNamed, JPEG_MARKER, jpegSegments } from '../../metadata/jpeg-segments.ts';
import { xmpCredits, xmpOfIptc, xmpWithoutPlace } from '../../metadata/xmp.ts';
import type { Keep } from '../backend.ts';
import { Handles } from './handles.ts';
import { hasField } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';

/** VipsForeignKeep of libvips 8.15 and later. */
const KEEP = { exif: 1, xmp: 2, iptc: 4, icc: 8 } as const;

/** IFD 3 of libvips's names is the GPS directory (EXIF 2.3, section 4.6.3). */
const GPS_FIELD = /^exif-ifd3-/;
const EXIF_FIELD = /^exif-/;
/** And the thumbnail that stands in it. */
const FROM_EXIF = /^(exif-|jpeg-thumbnail-data$)/;
const BLOCK = 'exif-data';
/** Who made the picture and whom it belongs to. */
const CREDIT_FIELDS = ['exif-ifd0-Artist', 'exif-ifd0-Copyright', 'exif-ifd0-XPAuthor'];

function fieldNames(image: VipsImage): string[] {
  const fields = image.getFields();
  const names = Array.from({ length: fields.size() }, (_, i) => fields.get(i));
  fields.delete();
  return names.filter((name): name is string => typeof name === 'string');
}

/** A copy, since what reads texts takes none of a memory that threads share (Chromium, Firefox). */
const blobOf = (image: VipsImage, name: string) => new Uint8Array(image.getBlob(name));

/** Puts what is kept of a block in its place, or takes the block away. */
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
  // IPTC names city, province and country in numbered fields; nothing else in it is worth the risk of missing one.
  keepOf(image, 'iptc-data', iptcCreditBlock);
  image.remove('photoshop-data');
}

function keepCredits(image: VipsImage): void {
  const fields = fieldNames(image).filter((name) => EXIF_FIELD.test(name));
  const says = fields.some((name) => CREDIT_FIELDS.includes(name));
  // A field that is missing goes from the block as it is written; without any the block itself goes.
  for (const name of fields) if (!CREDIT_FIELDS.includes(name) && !(says && name === BLOCK)) image.remove(name);
  keepOf(image, 'xmp-data', xmpCredits);
  if (!hasField(image, 'xmp-data') && hasField(image, 'iptc-data')) {
    // Most formats hold no IPTC.
    const credits = xmpOfIptc(blobOf(image, 'iptc-data'));
    if (credits) image.setBlob('xmp-data', credits);
  }
  keepOf(image, 'iptc-data', iptcCreditBlock);
  image.remove('photoshop-data');
}

/** It says what stood behind the picture, and how many bytes of it: nothing does any more. */
function tidyXmp(image: VipsImage): void {
  keepOf(image, 'xmp-data', (block) => {
    const xmp = new TextDecoder().decode(block);
    const tidy = withoutParts(xmp);
    return tidy === xmp ? block : new TextEncoder().encode(tidy);
  });
}

/**
 * A copy whose metadata is right for the edited picture: upright, without the old picture's thumbnail, and with no more than
 * was asked for.
 */
export function tidyMetadata(image: VipsImage, { metadata, dpi }: Keep, handles: Handles): VipsImage {
  const perMm = dpi && dpi / MM_PER_INCH;
  const tidy = handles.add(perMm ? image.copy({ xres: perMm, yres: perMm }) : image.copy());
  if (perMm) tidy.setString('resolution-unit', 'in');
  if (hasField(tidy, 'orientation')) tidy.setInt('orientation', 1);
  // None of the rest is written.
  if (metadata === 'strip') return tidy;
  // It shows the picture as it was before it was cropped.
  tidy.remove('jpeg-thumbnail-data');
  tidyXmp(tidy);
  keepOf(tidy, 'iptc-data', (block) => {
    // As most files have it: a TIFF's has no block around it.
    const bare = bareIptc(block);
    return bare ? photoshopBlock(bare) : block;
  });
  if (metadata === 'keep-but-location') removeLocation(tidy);
  if (metadata === 'copyright') keepCredits(tidy);
  return tidy;
}

/** A copy with the fields that libvips would have read, had it looked for them in the file: it reads a block that is set. */
export function withMetadata(image: VipsImage, { exif, xmp, iptc }: OpenFile['metadata'], handles: Handles): VipsImage {
  if (!exif && !xmp && !iptc) return image;
  const copy = handles.add(image.copy());
  if (exif) copy.setBlob(BLOCK, writeExif(exif));
  if (xmp) copy.setBlob('xmp-data', xmp);
  if (iptc) copy.setBlob('iptc-data', iptc);
  return copy;
}

/** Where libvips has what each flag keeps. */
const BLOBS = { exif: BLOCK, xmp: 'xmp-data', iptc: 'iptc-data', icc: 'icc-profile-data' } as const satisfies Record<
  keyof typeof KEEP,
  string
>;
const KINDS = ['exif', 'xmp', 'iptc', 'icc'] as const;

/** A JPEG of one pixel with all that libvips writes of a picture besides its pixels. @param keep libvips's flags */
function tinyJpeg(vips: Libvips, image: VipsImage, keep: number): Uint8Array<ArrayBuffer> {
  using own = new Handles();
  const { xres, yres, bands, interpretation } = image;
  const read = own.add(own.add(vips.Image.black(1, 1, { bands })).copy({ interpretation }));
  // It reads a block that is set: what is gone from the picture goes from there, and another resolution stays.
  for (const kind of KINDS) {
    const name = BLOBS[kind];
    if ((keep & KEEP[kind]) !== 0 && hasField(image, name)) read.setBlob(name, blobOf(image, name));
  }
  const black = own.add(read.copy({ xres, yres }));
  if (hasField(black, 'orientation')) black.setInt('orientation', 1);
  for (const name of fieldNames(black)) if (FROM_EXIF.test(name) && !hasField(image, name)) black.remove(name);
  return black.writeToBuffer('.jpg', { keep }) as Uint8Array<ArrayBuffer>;
}

/** EXIF as libvips would write it, with fields that are gone left out. */
function exifOf(vips: Libvips, image: VipsImage): Exif | undefined {
  if (!hasField(image, BLOCK)) return undefined;
  const jpeg = tinyJpeg(vips, image, KEEP.exif);
  const segment = [...jpegSegments(jpeg)].find(({ marker }) => marker === JPEG_MARKER.app1);
  return segment && readExif(jpeg.subarray(segment.content, segment.end));
}

/** Metadata and profile, as segments of a JPEG. @param keep libvips's flags */
export function metadataSegments(vips: Libvips, image: VipsImage, keep: number): Uint8Array<ArrayBuffer> {
  const jpeg = tinyJpeg(vips, image, keep);
  const kept = [...jpegSegments(jpeg)].filter(({ marker }) => marker > JPEG_MARKER.app0 && marker < JPEG_MARKER.app14);
  const exif = kept.find((segment) => segment.marker === JPEG_MARKER.app1 && isNamed(jpeg, segment, 'Exif\0'));
  if (exif) stateSize(jpeg.subarray(exif.content, exif.end), image);
  return concatenate(kept.map(({ start, end }) => jpeg.subarray(start, end)));
}

/** What libvips does not write rightly into every format, taken from the picture so that it does not try. */
export function takeMetadata(vips: Libvips, image: VipsImage): { exif?: Exif; iptc?: Uint8Array } {
  const exif = exifOf(vips, image);
  const iptc = hasField(image, 'iptc-data') ? bareIptc(blobOf(image, 'iptc-data'))?.slice() : undefined;
  image.remove('iptc-data');
  return { ...(exif && { exif }), ...(iptc && { iptc }) };
}

/** libvips's `keep` argument for a save: what is wanted of what the format holds. */
export function keepFlags({ metadata, keepProfile }: Keep, holds: Holdings): number {
  const keepsMetadata = metadata !== 'strip' && holds.metadata;
  return (keepsMetadata ? KEEP.exif | KEEP.xmp | KEEP.iptc : 0) | (keepProfile && holds.profile ? KEEP.icc : 0);
}
