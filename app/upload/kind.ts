import { loadEngine } from '#app/engine/load-engine.ts';
import type { ImageErrorCode } from '#engine';

/** What a file is that no tool opens. */
export type Kind =
  | 'pdf'
  | 'raw'
  | 'video'
  | 'document'
  | 'archive'
  /** A picture of HEIF's family that no decoder here reads. */
  | 'heif'
  | 'damaged'
  | 'empty'
  | 'folder'
  | 'other';

/** What a file states about itself, and its first bytes as Latin-1; undefined if they cannot be read. */
export interface Looked {
  name: string;
  type: string;
  size: number;
  head: string | undefined;
  /** Whether the engine recognises the first bytes as those of a camera. */
  isRaw?: boolean;
}

/** Enough for a PDF after other bytes (ISO 32000-1, annex H.3.4.1), and to tell texts from other files. */
const HEAD_BYTES = 1024;
/** More than the list of a file's brands. */
const FILE_TYPE_BYTES = 64;

/** ISO media, Matroska with WebM, AVI, MPEG and Flash. */
const VIDEO: readonly (readonly [at: number, bytes: string])[] = [
  [4, 'ftyp'],
  [4, 'moov'],
  [0, '\x1a\x45\xdf\xa3'],
  [8, 'AVI '],
  [0, '\0\0\x01\xb3'],
  [0, '\0\0\x01\xba'],
  [0, 'FLV'],
];
/** Brands of HEIF (ISO/IEC 23008-12) and of AVIF, also as compatible ones. */
const HEIF = /^.{4}ftyp(?:.{4})*?(?:mif[12]|msf1|hei[cxms]|hev[cxms]|avi[fos]|avcs|vvi[cs]|j2k[is]|miaf)/s;
/** The older files of Word and Excel, and RTF. */
const DOCUMENT = ['\xd0\xcf\x11\xe0', '{\\rtf'];
/** The first files in the packages of office programs and of books, at their offset in a ZIP. */
const PACKAGE = ['[Content_Types]', '_rels/', 'docProps/', 'word/', 'xl/', 'ppt/', 'mimetype', 'Index/'];
const FIRST_NAME_AT = 30;
/** ZIP, RAR, 7z, gzip, bzip2 and xz. */
const ARCHIVE = ['PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a\x07', '7z\xbc\xaf', '\x1f\x8b', 'BZh', '\xfd7zXZ'];

/** Texts have few control characters. */
const isText = (head: string) => ![...head].some((character) => character < ' ' && !'\t\n\v\f\r'.includes(character));

/** What a file is that is no picture, by its bytes. */
export function kindOf({ name, type, size, head, isRaw = false }: Looked): Kind {
  // Browsers make files of folders that are pasted, and refuse to read them.
  if (head === undefined) return type === '' && !name.includes('.') ? 'folder' : 'other';
  if (size === 0) return 'empty';
  if (head.includes('%PDF-')) return 'pdf';
  if (isRaw) return 'raw';
  if (HEIF.test(head.slice(0, FILE_TYPE_BYTES))) return 'heif';
  if (VIDEO.some(([at, bytes]) => head.startsWith(bytes, at))) return 'video';
  const begins = (bytes: string) => head.startsWith(bytes);
  const isPackage = begins('PK\x03\x04') && PACKAGE.some((name) => head.startsWith(name, FIRST_NAME_AT));
  if (DOCUMENT.some(begins) || isPackage) return 'document';
  if (ARCHIVE.some(begins)) return 'archive';
  return isText(head) ? 'document' : 'other';
}

/** What the engine has found out about a file. */
const BY_CODE: Readonly<Partial<Record<ImageErrorCode, Kind>>> = { 'camera-raw': 'raw', unreadable: 'damaged' };

/**
 * What a refused file is.
 * @param code the engine's reason, if it was asked
 */
export async function lookedAt(file: File, code: string | undefined): Promise<Kind> {
  const known = BY_CODE[code as ImageErrorCode];
  if (known && file.size > 0) return known;
  const read = file.slice(0, HEAD_BYTES).arrayBuffer();
  const head = await read.then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
  const isRaw = loadEngine().then(
    ({ api }) => head !== undefined && api.isRawHead(head),
    () => false,
  );
  const { name, type, size } = file;
  return kindOf({ name, type, size, head: head && String.fromCharCode(...head), isRaw: await isRaw });
}
