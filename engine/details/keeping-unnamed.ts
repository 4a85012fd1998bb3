import { datasetsWhere } from '../metadata/iptc.ts';
import { DC, PHOTOSHOP, type Wanted, xmpWhere } from '../metadata/xmp.ts';
import { exifWithout, hasPlace, inSameBlock, KEEPING, latin1, ofThisFile } from './keeping.ts';
import type { DirectoryKind, Keeping } from './part.ts';

/*
 * What stays without the place and without what identifies a person or a device: names, rights, contacts, faces, serial numbers, unique
 * identifiers, and makers' notes, which contain serial numbers.
 */

/** EXIF's and DNG's fields. */
const IDENTIFYING: ReadonlySet<number> = new Set([
  // Artist, host computer, copyright, XPAuthor.
  ...[315, 316, 33_432, 40_093],
  // Maker's notes, unique identifier, owner, serial numbers of body and lens, photographer, editor.
  ...[37_500, 42_016, 42_032, 42_033, 42_037, 42_039, 42_040],
  // DNG: serial number, private data, digest of the raw data, name and bytes of the original file.
  ...[50_735, 50_740, 50_781, 50_827, 50_828],
]);

/** Namespaces of rights, contacts, faces, and the identifiers of a file's history. */
const NAMESPACES: ReadonlySet<string> = new Set([
  'http://ns.adobe.com/xap/1.0/rights/',
  'http://ns.adobe.com/xap/1.0/mm/',
  'http://creativecommons.org/ns#',
  'http://ns.useplus.org/ldf/xmp/1.0/',
  'http://www.metadataworkinggroup.com/schemas/regions/',
  'http://ns.microsoft.com/photo/1.2/',
]);
const PROPERTIES: Readonly<Record<string, RegExp>> = {
  [DC]: /^(?:creator|contributor|publisher|rights|identifier)$/,
  [PHOTOSHOP]: /^(?:AuthorsPosition|Credit|Source|CaptionWriter|History|DocumentAncestors)$/,
};
const NAMES =
  /Artist|Author|Copyright|Owner|Serial|UniqueID|CreatorContactInfo|Creator$|Person|Photographer|ImageEditor|Licensor/;

const isAnonymous: Wanted = (namespace, name) =>
  !NAMESPACES.has(namespace) && !PROPERTIES[namespace]?.test(name) && !NAMES.test(name);

/** By-lines, credit, source, copyright, contact and writer. */
const DATASETS: ReadonlySet<string> = new Set(['2:80', '2:85', '2:110', '2:115', '2:116', '2:118', '2:122']);

const KEYWORD = /^(?:Author|Copyright|Artist|Creator|Owner|Source)\b/i;

const goes = (directory: DirectoryKind, tag: number) => hasPlace(directory, tag) || IDENTIFYING.has(tag);
const withoutPlace = KEEPING['keep-but-location'];

export const UNNAMED: Keeping = {
  block: (kind, block) => {
    if (kind === 'exif') return exifWithout(block, goes);
    const placeless = withoutPlace.block(kind, block);
    if (!placeless) return undefined;
    if (kind === 'xmp') return xmpWhere(ofThisFile(placeless), isAnonymous);
    if (kind === 'iptc')
      return inSameBlock(
        block,
        datasetsWhere(placeless, (key) => !DATASETS.has(key)),
      );
    return kind === 'text' && KEYWORD.test(latin1(placeless)) ? undefined : placeless;
  },
  field: (directory, tag) => !goes(directory, tag),
};
