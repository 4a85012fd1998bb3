import { decoded } from '../metadata/blocks.ts';
import { bareIptc, DATASET, datasetsOf, OF_DATASETS, resourcesOf } from '../metadata/iptc.ts';
import { isJpegAt } from './exif-tags.ts';
import { groupOf } from './group-of.ts';
import type { Found } from './inspection.ts';
import { hexadecimal, hexOf, isPrintable, shortened } from './readable.ts';

/*
 * IPTC's datasets (Information Interchange Model 4.2), and Photoshop's image resources around them (Adobe Photoshop File Formats).
 */

const NAMES: Readonly<Record<string, string>> = {
  '1:0': 'EnvelopeRecordVersion',
  '1:5': 'Destination',
  '1:20': 'FileFormat',
  '1:22': 'FileVersion',
  '1:30': 'ServiceIdentifier',
  '1:40': 'EnvelopeNumber',
  '1:50': 'ProductID',
  '1:60': 'EnvelopePriority',
  '1:70': 'DateSent',
  '1:80': 'TimeSentDate',
  '1:90': 'CodedCharacterSet',
  '1:100': 'UniqueObjectName',
  '2:0': 'ApplicationRecordVersion',
  '2:3': 'ObjectTypeReference',
  '2:4': 'ObjectAttributeReference',
  '2:5': 'ObjectName',
  '2:7': 'EditStatus',
  '2:10': 'Urgency',
  '2:12': 'SubjectReference',
  '2:15': 'Category',
  '2:20': 'SupplementalCategories',
  '2:22': 'FixtureIdentifier',
  '2:25': 'Keywords',
  '2:26': 'ContentLocationCode',
  '2:27': 'ContentLocationName',
  '2:30': 'ReleaseDate',
  '2:35': 'ReleaseTime',
  '2:37': 'ExpirationDate',
  '2:38': 'ExpirationTime',
  '2:40': 'SpecialInstructions',
  '2:45': 'ReferenceService',
  '2:47': 'ReferenceDate',
  '2:55': 'DateCreated',
  '2:60': 'TimeCreated',
  '2:62': 'DigitalCreationDate',
  '2:63': 'DigitalCreationTime',
  '2:65': 'OriginatingProgram',
  '2:70': 'ProgramVersion',
  '2:75': 'ObjectCycle',
  '2:80': 'By-line',
  '2:85': 'By-lineTitle',
  '2:90': 'City',
  '2:92': 'Sub-location',
  '2:95': 'Province-State',
  '2:100': 'CountryCode',
  '2:101': 'Country',
  '2:103': 'OriginalTransmissionReference',
  '2:105': 'Headline',
  '2:110': 'Credit',
  '2:115': 'Source',
  '2:116': 'CopyrightNotice',
  '2:118': 'Contact',
  '2:120': 'Caption-Abstract',
  '2:122': 'Writer-Editor',
  '2:130': 'ImageType',
  '2:131': 'ImageOrientation',
  '2:135': 'LanguageIdentifier',
};
/** The name of a dataset by its key; empty for one that is unknown here. */
export const datasetName = (key: string): string => NAMES[key] ?? '';

/** Numbers of 16 bits. */
const NUMBERS = new Set(['1:0', '1:20', '1:22', '2:0']);

/** Adds bare datasets. @param decode decodes their texts */
export function readIptcTags(block: Uint8Array, found: Found): void {
  const bare = bareIptc(block);
  if (!bare) {
    if (block.some((byte) => byte !== 0)) found.unknown.push({ name: 'IPTC', bytes: block.length });
    return;
  }
  for (const { key, value } of datasetsOf(bare)) {
    const name = datasetName(key);
    const isNumber = NUMBERS.has(key) && value.length === 2;
    const text = isNumber
      ? String(((value[0] ?? 0) << 8) | (value[1] ?? 0))
      : isPrintable(value)
        ? decoded(value)
        : hexOf(value);
    const readable = key === DATASET.characterSet && text.startsWith('1b 25 47') ? 'UTF-8' : text;
    found.tags.push({
      source: 'iptc',
      directory: key.startsWith('1:') ? 'Envelope' : 'Application',
      name,
      id: key,
      group: OF_DATASETS.has(key) ? 'other' : groupOf(name, 'other'),
      raw: shortened(text),
      value: shortened(readable),
      bytes: value.length,
    });
  }
}

const RESOURCE = {
  iptc: 0x0404,
  oldThumbnail: 0x0409,
  thumbnail: 0x040c,
  profile: 0x040f,
  exif: 0x0422,
  xmp: 0x0424,
} as const;
const RESOURCES: Readonly<Record<number, string>> = {
  1005: 'ResolutionInfo',
  1006: 'AlphaChannelsNames',
  1008: 'Caption',
  1010: 'BackgroundColor',
  1011: 'PrintFlags',
  1013: 'ColorHalftoning',
  1016: 'ColorTransferFuncs',
  1024: 'LayerStateInfo',
  1026: 'LayersGroupInfo',
  1030: 'JPEG_Quality',
  1032: 'GridGuidesInfo',
  1034: 'CopyrightFlag',
  1035: 'URL',
  1037: 'GlobalAngle',
  1044: 'DocumentSpecificIDs',
  1049: 'GlobalAltitude',
  1050: 'SliceInfo',
  1054: 'URL_List',
  1057: 'VersionInfo',
  1061: 'IPTCDigest',
  1062: 'PrintScaleInfo',
  1064: 'PixelAspectRatio',
  2999: 'ClippingPathName',
  10000: 'PrintFlagsInfo',
};
/** Before the JPEG of a thumbnail. */
const THUMBNAIL_HEADER = 28;

interface Blocks {
  exif(block: Uint8Array, found: Found): void;
  xmp(block: Uint8Array, found: Found): void;
}

/** Adds Photoshop's resources. @param block with or without its name @param blocks readers of what else can be in resources */
export function readPhotoshopTags(block: Uint8Array, found: Found, blocks?: Blocks): void {
  for (const { id, from, to } of resourcesOf(block)) {
    if (to > block.length) {
      found.isPartial = true;
      return;
    }
    readResource(id, block.subarray(from, to), found, blocks);
  }
}

function readResource(id: number, data: Uint8Array, found: Found, blocks: Blocks | undefined): void {
  const readBlock =
    id === RESOURCE.iptc
      ? readIptcTags
      : id === RESOURCE.exif
        ? blocks?.exif
        : id === RESOURCE.xmp
          ? blocks?.xmp
          : undefined;
  if (readBlock) {
    readBlock(data, found);
    return;
  }
  const isThumbnail = id === RESOURCE.thumbnail || id === RESOURCE.oldThumbnail;
  if (isThumbnail && isJpegAt(data, THUMBNAIL_HEADER)) {
    found.hidden.push({ kind: 'thumbnail', mediaType: 'image/jpeg', bytes: data.subarray(THUMBNAIL_HEADER) });
    return;
  }
  const name = RESOURCES[id] ?? '';
  const text = data.length > 0 && isPrintable(data) ? decoded(data) : hexOf(data);
  found.tags.push({
    source: 'photoshop',
    directory: 'Photoshop',
    name,
    id: hexadecimal(id),
    group: groupOf(name, 'software'),
    raw: shortened(text),
    value: shortened(text),
    bytes: data.length,
  });
}
