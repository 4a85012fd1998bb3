import { Directories, type Field, lastOf, POINTER, withFewerFields } from '../../details/directories.ts';
import {
  type DetailKind,
  type Details,
  type DirectoryKind,
  type FilePart,
  type Keeping,
  trailerFrom,
} from '../../details/part.ts';

const TAG = { compression: 259, xmp: 700, iptc: 33_723, photoshop: 34_377 } as const;

/**
 * The fields that a picture needs: layout, colours, orientation and resolution (TIFF 6.0; its supplements 1 and 2; libtiff's list of
 * private tags).
 */
export const NEEDED: ReadonlySet<number> = new Set([
  ...[
    254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 286, 287,
  ],
  ...[
    290, 291, 292, 293, 296, 297, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 332, 333, 334, 336,
  ],
  ...[POINTER.sub, 338, 339, 340, 341, 342, 347, 512, 513, 514, 529, 530, 531, 532, 32_995, 32_996, 32_997, 32_998],
  ...[34_675, 34_676, 37_439, 50_674],
]);

const KINDS: Readonly<Record<number, DetailKind>> = {
  [TAG.xmp]: 'xmp',
  [TAG.iptc]: 'iptc',
  [TAG.photoshop]: 'iptc',
  // Fields that EXIF has too: description, maker, model, software, time, artist, computer and copyright.
  270: 'exif',
  271: 'exif',
  272: 'exif',
  305: 'exif',
  306: 'exif',
  315: 'exif',
  316: 'exif',
  33432: 'exif',
  // The names of document, page and printer.
  269: 'text',
  285: 'text',
  337: 'text',
  [POINTER.exif]: 'exif',
  [POINTER.gps]: 'exif',
  [POINTER.interoperability]: 'exif',
};

/** The compression of JPEG that TIFF 6.0 replaced has tables at offsets of their own. */
const OLD_JPEG = 6;

const isNeeded = (directory: DirectoryKind, tag: number) => directory === 'image' && NEEDED.has(tag);

/** Whether the file has data at offsets that are not read here. */
function isUnclear(directories: Directories): boolean {
  return directories.all.some(({ fields }) => {
    const compression = fields.find(({ tag }) => tag === TAG.compression);
    return compression !== undefined && directories.numbers(compression)[0] === OLD_JPEG;
  });
}

function partOf({ at, tag, value }: Field): FilePart {
  const part = { name: String(tag), start: at, end: value.to };
  return { ...part, kind: KINDS[tag] ?? 'other', content: value, block: value };
}

/** What stays of a field. */
const keeps =
  (keeping: Keeping) =>
  (directory: DirectoryKind, { tag }: Field, value: Uint8Array): boolean | Uint8Array => {
    if (isNeeded(directory, tag)) return true;
    const kind = KINDS[tag];
    if (kind !== 'xmp' && kind !== 'iptc') return keeping.field(directory, tag);
    const kept = keeping.block(kind, value);
    if (!kept || kept === value) return kept !== undefined;
    return kept.length <= value.length ? kept : false;
  };

export const tiffDetails: Details = {
  *parts(bytes) {
    const { all } = new Directories(bytes, 'image');
    for (const { kind, fields } of all) {
      for (const field of fields) if (kind === 'image' && !isNeeded(kind, field.tag)) yield partOf(field);
    }
    const end = lastOf(all.flatMap((each) => [each, ...each.pixels, ...each.fields.map(({ value }) => value)]));
    yield* trailerFrom(bytes, end);
  },
  takesEncode: (bytes) => isUnclear(new Directories(bytes, 'image')),
  keepOnly: (bytes, keeping) => withFewerFields(new Directories(bytes, 'image'), keeps(keeping)),
};
