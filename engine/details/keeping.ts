import { type Exif, readExif, TAG } from '../metadata/exif.ts';
import { withoutParts } from '../metadata/gain-map-xmp.ts';
import { iptcCredits, iptcResource, iptcWithoutPlace, photoshopBlock } from '../metadata/iptc.ts';
import { writeExif } from '../metadata/write-exif.ts';
import { PLACE_IN_TEXT, xmpCredits, xmpWithoutPlace } from '../metadata/xmp.ts';
import { Directories, POINTER, withFewerFields } from './directories.ts';
import type { DirectoryKind, Keeping } from './part.ts';

/* What stays of each block if metadata is removed in part. Most files keep none, so this is loaded on demand. */

const EXIF_HEADER_BYTES = 6;
const PHOTOSHOP = 'Photoshop 3.0\0';
const DATASET_MARK = 0x1c;

/** Fields of copyright and credit. */
const CREDITS: ReadonlySet<number> = new Set([TAG.artist, TAG.copyright, TAG.xpAuthor]);
/** What a picture needs of EXIF's first directory: orientation and resolution. */
const NEEDED: ReadonlySet<number> = new Set([TAG.orientation, TAG.xResolution, TAG.yResolution, TAG.resolutionUnit]);
/** GeoTIFF's fields (OGC 19-008r4, annex A), and GDAL's. */
const GEOGRAPHY: ReadonlySet<number> = new Set([33_550, 33_922, 34_264, 34_735, 34_736, 34_737, 42_112, 42_113]);

export const hasPlace = (directory: DirectoryKind, tag: number) =>
  directory === 'gps' || (directory === 'image' && (tag === POINTER.gps || GEOGRAPHY.has(tag)));

export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.slice());
const bare = (exif: Exif) => writeExif(exif).subarray(EXIF_HEADER_BYTES);

type Goes = (directory: DirectoryKind, tag: number) => boolean;

/**
 * Returns EXIF with fewer fields. Everything stays at its offset, since maker notes have offsets of their own.
 * @param goes whether a field goes; those of places always do if the block has to be written again
 */
export function exifWithout(block: Uint8Array, goes: Goes): Uint8Array | undefined {
  try {
    const directories = new Directories(block, 'thumbnail');
    const kept = withFewerFields(directories, (directory, { tag }) => !goes(directory, tag));
    if (kept) return kept;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const exif = readExif(block);
  if (!exif) return undefined;
  const stays = (directory: 'image' | 'exif') => exif[directory].filter(({ tag }) => !goes(directory, tag));
  return bare({ image: stays('image'), exif: stays('exif'), gps: [] });
}

function exifCredits(block: Uint8Array): Uint8Array | undefined {
  const image = readExif(block)?.image ?? [];
  if (!image.some(({ tag }) => CREDITS.has(tag))) return undefined;
  return bare({ image: image.filter(({ tag }) => CREDITS.has(tag) || NEEDED.has(tag)), exif: [], gps: [] });
}

/** Datasets in the same kind of block: bare, in a resource of Photoshop, or in that with its name. */
export function inSameBlock(block: Uint8Array, datasets: Uint8Array | undefined): Uint8Array | undefined {
  if (!datasets || block[0] === DATASET_MARK) return datasets;
  const isNamed = latin1(block.subarray(0, PHOTOSHOP.length)) === PHOTOSHOP;
  return isNamed ? photoshopBlock(datasets) : iptcResource(datasets);
}

/** A second part of XMP that is too long for a segment of a JPEG. */
const EXTENDED =
  /\s[\w-]+:HasExtendedXMP\s*=\s*(?:"[^"]*"|'[^']*')|<([\w-]+):HasExtendedXMP>[^<]*<\/\1:HasExtendedXMP>/g;

/** Without the names of what follows the picture, which goes. */
export const ofThisFile = (packet: Uint8Array) =>
  new TextEncoder().encode(withoutParts(new TextDecoder().decode(packet.slice())).replace(EXTENDED, ''));

/** Keywords of texts in PNG (PNG, third edition, table 21). */
const CREDIT = /^(?:Author|Copyright)\0/;

export const KEEPING: Readonly<Record<'keep-but-location' | 'copyright', Keeping>> = {
  'keep-but-location': {
    block: (kind, block) => {
      if (kind === 'exif') return exifWithout(block, hasPlace);
      if (kind === 'xmp') return xmpWithoutPlace(ofThisFile(block));
      if (kind === 'iptc') return inSameBlock(block, iptcWithoutPlace(block));
      if (kind === 'time') return block;
      return kind === 'text' && !PLACE_IN_TEXT.test(latin1(block)) ? block : undefined;
    },
    field: (directory, tag) => !hasPlace(directory, tag),
  },
  copyright: {
    block: (kind, block) => {
      if (kind === 'exif') return exifCredits(block);
      if (kind === 'xmp') return xmpCredits(ofThisFile(block));
      if (kind === 'iptc') return inSameBlock(block, iptcCredits(block));
      return kind === 'text' && CREDIT.test(latin1(block)) ? block : undefined;
    },
    field: (directory, tag) => directory === 'image' && CREDITS.has(tag),
  },
};
