import { rawOf, readableOf } from './exif-values.ts';
import { type Block, blockOf, bytesIn, type Field, numbersOf, readFields } from './fields.ts';
import { groupOf } from './group-of.ts';
import type { Found, Group, Tag } from './inspection.ts';
import { readMakerNote } from './maker-notes.ts';
import { hexadecimal } from './readable.ts';
import { EXIF_TAGS, GPS_TAGS, IMAGE_TAGS, INTEROPERABILITY_TAGS } from './tag-names.ts';
import { uncompressedThumbnail } from './uncompressed-thumbnail.ts';

/*
 * EXIF, and TIFF, of which it is a part: directories of fields after a TIFF header.
 */

const TAG = {
  make: 271,
  strips: { at: 273, length: 279 },
  jpeg: { at: 513, length: 514 },
  sub: 330,
  exif: 34_665,
  gps: 34_853,
  interoperability: 40_965,
  makerNote: 37_500,
} as const;

interface Kind {
  names: Readonly<Record<number, string>>;
  /** The group of what has no other. */
  group: Group;
}
const IMAGE: Kind = { names: IMAGE_TAGS, group: 'other' };
const KINDS = {
  IFD0: IMAGE,
  IFD1: { names: IMAGE_TAGS, group: 'picture' },
  SubIFD: { names: IMAGE_TAGS, group: 'picture' },
  ExifIFD: { names: EXIF_TAGS, group: 'camera' },
  GPS: { names: GPS_TAGS, group: 'place' },
  InteropIFD: { names: INTEROPERABILITY_TAGS, group: 'colour' },
} as const satisfies Record<string, Kind>;
type DirectoryName = keyof typeof KINDS;

const CHILDREN: Readonly<Record<number, DirectoryName>> = {
  [TAG.exif]: 'ExifIFD',
  [TAG.gps]: 'GPS',
  [TAG.interoperability]: 'InteropIFD',
  [TAG.sub]: 'SubIFD',
};
/** Fields about the storage of pixels, and versions. */
const STORAGE =
  /^(?:NewSubfileType|SubfileType|Image(?:Width|Length)|BitsPerSample|Compression|Photometric|FillOrder|Orientation|SamplesPerPixel|[XY]Resolution|ResolutionUnit|PlanarConfiguration|Predictor|Rows|Strip|Tile|ExtraSamples|SampleFormat|YCbCr|JPEG|PixelXDimension|PixelYDimension|ExifVersion|FlashpixVersion|ComponentsConfiguration|CompressedBitsPerPixel|ColorMap|Padding|OffsetSchema|RelatedImage)/;
/** What a picture needs of EXIF's first directory: orientation and resolution. */
const NEEDED_OF_EXIF: ReadonlySet<number> = new Set([274, 282, 283, 296]);

/** @param usual for a field whose name has no group */
export const groupOfField = (name: string, usual: Group): Group =>
  STORAGE.test(name) ? 'picture' : groupOf(name, usual);

const MOST_DIRECTORIES = 200;
const MOST_TAGS = 10_000;
export const JPEG_START = [0xff, 0xd8, 0xff] as const;

export const isJpegAt = (bytes: Uint8Array, at = 0) => JPEG_START.every((byte, i) => bytes[at + i] === byte);

/** Fields whose values are blocks of other standards, with their readers. */
export type ReadBlock = (value: Uint8Array, found: Found) => void;

interface Options {
  /** Whether the block is a TIFF file, whose pages follow each other; otherwise the second directory is a thumbnail's. */
  isFile?: boolean;
  /** Fields of the first directory that the picture needs. */
  needed?: ReadonlySet<number>;
  /** Readers of blocks by tag. */
  blocks?: Readonly<Record<number, ReadBlock>>;
}

class Reader {
  readonly #block: Block;
  readonly #found: Found;
  readonly #options: Options;
  readonly #seen = new Set<number>();
  #make = '';

  constructor(block: Block, found: Found, options: Options) {
    this.#block = block;
    this.#found = found;
    this.#options = options;
  }

  /** Reads a directory and those that follow it. */
  chain(first: number, name: DirectoryName): void {
    const { isFile } = this.#options;
    let at = first;
    for (let next = name; at > 0 && !this.#seen.has(at); next = isFile || name !== 'IFD0' ? name : 'IFD1') {
      if (this.#seen.size >= MOST_DIRECTORIES || this.#found.tags.length >= MOST_TAGS) {
        this.#found.isPartial = true;
        return;
      }
      this.#seen.add(at);
      at = this.#directory(at, next);
      // Only pages and the thumbnail follow another directory.
      if (name !== 'IFD0' && name !== 'SubIFD') return;
    }
  }

  #directory(at: number, name: DirectoryName): number {
    const { fields, next, isPartial } = readFields(this.#block, at);
    this.#found.isPartial ||= isPartial;
    for (const field of fields) this.#field(field, name);
    this.#pictures(fields, name);
    return next;
  }

  #field(field: Field, directory: DirectoryName): void {
    const { tag, bytes } = field;
    const child = CHILDREN[tag];
    if (child && (tag !== TAG.sub || directory === 'IFD0' || directory === 'SubIFD')) {
      for (const start of numbersOf(this.#block, field)) this.chain(start, child);
      return;
    }
    const readBlock = this.#options.blocks?.[tag];
    if (readBlock && directory !== 'IFD1') {
      readBlock(bytes, this.#found);
      return;
    }
    const made = this.#tagOf(field, directory);
    this.#found.tags.push(made);
    if (tag === TAG.make && directory === 'IFD0') this.#make = made.value;
    if (tag === TAG.makerNote) readMakerNote(this.#block, field, this.#make, this.#found);
  }

  #tagOf(field: Field, directory: DirectoryName): Tag {
    const { names, group: usual }: Kind = KINDS[directory];
    const name = names[field.tag] ?? IMAGE_TAGS[field.tag] ?? '';
    const { isFile, needed = NEEDED_OF_EXIF } = this.#options;
    const isNeeded = needed.has(field.tag) && (directory === 'IFD0' || (isFile === true && directory === 'SubIFD'));
    const group = groupOfField(name, usual);
    return {
      source: 'exif',
      directory,
      name,
      id: hexadecimal(field.tag),
      group,
      raw: rawOf(this.#block, field),
      value: readableOf(this.#block, name, field),
      bytes: field.bytes.length,
      ...(isNeeded && { isNeeded }),
    };
  }

  /** The pictures of a directory that is not the file's picture. */
  #pictures(fields: readonly Field[], directory: DirectoryName): void {
    const isThumbnail = directory === 'IFD1';
    const numbers = (tag: number) => {
      const field = fields.find((each) => each.tag === tag);
      return field ? numbersOf(this.#block, field) : [];
    };
    for (const { at, length } of [TAG.jpeg, TAG.strips]) {
      const [[from, more], [bytes]] = [numbers(at), numbers(length)];
      const start = from === undefined ? undefined : from + this.#block.base;
      // A thumbnail that is cut off is shown as far as it goes.
      const end = Math.min((start ?? 0) + (bytes ?? 0), this.#block.view.byteLength);
      if (start === undefined || more !== undefined || end <= start) continue;
      const picture = bytesIn(this.#block, start, end - start);
      if (isJpegAt(picture) && (isThumbnail || this.#isPreview(fields, at))) {
        this.#found.hidden.push({
          kind: isThumbnail ? 'thumbnail' : 'preview',
          mediaType: 'image/jpeg',
          bytes: picture,
        });
        return;
      }
      if (!isThumbnail) continue;
      // A JPEG without its start, or uncompressed pixels.
      const strip = at === TAG.strips.at ? (tag: number) => numbers(tag)[0] : () => undefined;
      this.#found.hidden.push(uncompressedThumbnail(picture, strip));
      return;
    }
  }

  /** Whether a JPEG in a directory is a file of its own, unlike strips of a TIFF's picture. */
  #isPreview(fields: readonly Field[], at: number): boolean {
    if (at === TAG.jpeg.at) return !this.#options.isFile || fields.some(({ tag }) => tag === 254);
    const reduced = fields.find(({ tag }) => tag === 254);
    return reduced !== undefined && (numbersOf(this.#block, reduced)[0] ?? 0) % 2 === 1;
  }
}

/** Adds the tags of a block that begins with a TIFF header, and the pictures inside. @throws {RangeError} if it has no header */
export function readExifTags(bytes: Uint8Array, found: Found, options: Options = {}): void {
  const block = blockOf(bytes);
  new Reader(block, found, options).chain(block.first, 'IFD0');
}
