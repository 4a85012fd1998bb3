import type { FormatId } from '../formats/index.ts';

/** What a tag is about. `picture`: what only describes how the picture is stored or shown. */
export const GROUPS = ['place', 'time', 'camera', 'person', 'software', 'text', 'colour', 'picture', 'other'] as const;
export type Group = (typeof GROUPS)[number];

/** The standard that names a tag. `container`: a part of the file's format, such as a chunk of a PNG. */
export type Source = 'exif' | 'maker-note' | 'xmp' | 'iptc' | 'photoshop' | 'icc' | 'text' | 'container';

/** One value in a file's metadata. */
export interface Tag {
  source: Source;
  /** Within the standard: a directory of EXIF, a prefix of XMP, a record of IPTC, a keyword's chunk. */
  directory: string;
  /** The name in the standard; empty for a tag that is unknown here. */
  name: string;
  /** The number or qualified name that identifies it in the file. */
  id: string;
  group: Group;
  /** As stored. Long values are cut off. */
  raw: string;
  /** With units and the standard's terms. */
  value: string;
  /** Bytes of the stored value. */
  bytes: number;
  /** The picture needs it, so removing everything keeps it: orientation, resolution, profile. */
  isNeeded?: true;
}

export type HiddenKind = 'thumbnail' | 'preview' | 'gain-map' | 'depth' | 'picture' | 'video' | 'sound';

/** A picture, video or sound inside of the file that no viewer shows. */
export interface Hidden {
  kind: HiddenKind;
  /** Of the bytes; absent if they are no file of their own. */
  mediaType?: string;
  /** Their number alone for pixels that are stored among the picture's own. */
  bytes: Uint8Array | number;
  /** It is a part of the picture on HDR screens, so removing everything keeps it. */
  isNeeded?: true;
}

export const sizeOf = ({ bytes }: Pick<Hidden, 'bytes'>): number => (typeof bytes === 'number' ? bytes : bytes.length);

/** Where a photo was taken. */
export interface Place {
  /** In degrees; south and west are negative. */
  latitude: number;
  longitude: number;
  /** In metres; below sea level is negative. */
  altitude?: number;
  /** Where the camera looked, in degrees clockwise from north. */
  direction?: number;
  /** How exact the position is, in metres: as stated, otherwise as its digits are. */
  precision: number;
}

/** A manifest of Content Credentials (C2PA). Not verified. */
export interface Credentials {
  bytes: number;
  /** The program that made the claim. */
  generator?: string;
  /** The organisation in the certificate of the signature. */
  signer?: string;
}

/** Data that is known by its size only. */
export interface Unknown {
  /** In the format's specification, or the identifier in the file. */
  name: string;
  bytes: number;
}

/** What a file reveals besides its picture. */
export interface Inspection {
  format: FormatId;
  bytes: number;
  tags: readonly Tag[];
  place?: Place | undefined;
  hidden: readonly Hidden[];
  /** The ICC profile's name and size. */
  profile?: { name: string; bytes: number } | undefined;
  credentials?: Credentials | undefined;
  unknown: readonly Unknown[];
  /** A part could not be read to its end. */
  isPartial: boolean;
}

/** What the readers of blocks collect. */
export interface Found {
  tags: Tag[];
  hidden: Hidden[];
  unknown: Unknown[];
  /** Parts of one manifest, in order. */
  credentials: Uint8Array[];
  profile?: Uint8Array | undefined;
  isPartial: boolean;
}

export const nothingFound = (): Found => ({ tags: [], hidden: [], unknown: [], credentials: [], isPartial: false });

/** Reads the metadata of a format's files. It throws `RangeError` or `ImageError` for what it cannot read; what it has found stays. */
export type ReadFile = (bytes: Uint8Array, found: Found) => void | Promise<void>;
