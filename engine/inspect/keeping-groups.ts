import { POINTER } from '../details/directories.ts';
import { exifWithout, hasPlace, inSameBlock, KEEPING, latin1, ofThisFile } from '../details/keeping.ts';
import type { DirectoryKind, Keeping } from '../details/part.ts';
import { datasetsWhere, OF_DATASETS } from '../metadata/iptc.ts';
import { xmpWhere } from '../metadata/xmp.ts';
import { groupOfField } from './exif-tags.ts';
import { groupOf } from './group-of.ts';
import type { Group, Inspection } from './inspection.ts';
import { datasetName } from './iptc-tags.ts';
import type { RemovableGroup } from './removals.ts';
import { EXIF_TAGS, GPS_TAGS, IMAGE_TAGS } from './tag-names.ts';
import { groupOfProperty } from './xmp-tags.ts';

/*
 * What stays without some groups of tags. A tag has the same group here and where it is shown. Hidden pictures, Content Credentials and
 * unknown data go in any case: a hidden picture may show what a group states, and a changed file breaks a seal.
 */

const MAKER_NOTE = 37_500;
const NAMES: Readonly<Record<DirectoryKind, Readonly<Record<number, string>>>> = {
  image: IMAGE_TAGS,
  exif: EXIF_TAGS,
  gps: GPS_TAGS,
  thumbnail: {},
};
/** The group of fields whose name has none. */
const OTHERWISE: Readonly<Record<DirectoryKind, Group>> = {
  image: 'other',
  exif: 'camera',
  gps: 'place',
  thumbnail: 'picture',
};

/** XMP's thumbnails, and Android's depth maps, pictures and sounds. */
const HIDDEN = /^http:\/\/ns\.google\.com\/photos\/1\.0\/(?:depthmap|image|audio)\//;
const isHidden = (namespace: string, name: string) => HIDDEN.test(namespace) || name === 'Thumbnails';

/** The keyword of a text in a PNG, before a zero; that of a comment is its kind. A comment of a GIF ends with a zero. */
function keywordIn(block: Uint8Array): string {
  const end = block.indexOf(0);
  return end > 0 && end < block.length - 1 ? latin1(block.subarray(0, end)) : 'Comment';
}

/**
 * Returns what stays without these groups.
 * @param inspection of the file, since a maker's note goes as a whole if it has a tag of a group
 */
export function keepingWithout(groups: readonly RemovableGroup[], { tags }: Inspection): Keeping {
  const gone: ReadonlySet<Group> = new Set(groups);
  const noteGoes = tags.some(({ source, group }) => source === 'maker-note' && gone.has(group));
  const placeGoes = gone.has('place');

  const goes = (directory: DirectoryKind, tag: number) => {
    if (directory === 'exif' && tag === MAKER_NOTE) return noteGoes || gone.has('camera');
    if (placeGoes && hasPlace(directory, tag)) return true;
    const name = NAMES[directory][tag] ?? IMAGE_TAGS[tag] ?? '';
    return tag !== POINTER.gps && gone.has(groupOfField(name, OTHERWISE[directory]));
  };
  const staysOfPlace = (kind: 'xmp' | 'iptc' | 'text', block: Uint8Array) =>
    placeGoes ? KEEPING['keep-but-location'].block(kind, block) : block;

  return {
    field: (directory, tag) => !goes(directory, tag),
    block: (kind, block) => {
      switch (kind) {
        case 'exif':
          return exifWithout(block, goes);
        case 'xmp': {
          const rest = staysOfPlace(kind, ofThisFile(block));
          return (
            rest && xmpWhere(rest, (space, name) => !isHidden(space, name) && !gone.has(groupOfProperty(space, name)))
          );
        }
        case 'iptc': {
          const rest = staysOfPlace(kind, block);
          return (
            rest &&
            inSameBlock(
              block,
              datasetsWhere(rest, (key) => OF_DATASETS.has(key) || !gone.has(groupOf(datasetName(key), 'other'))),
            )
          );
        }
        case 'text':
          return gone.has(groupOf(keywordIn(block), 'text')) ? undefined : staysOfPlace(kind, block);
        case 'time':
          return gone.has('time') ? undefined : block;
        default:
          return undefined;
      }
    },
  };
}
