import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { TAG } from '../../metadata/exif.ts';
import { type BlockDirectory, ExifBlock } from '../../metadata/exif-block.ts';
import type { Changes } from './changes.ts';
import { changedExifDate, exifDate } from './dates.ts';
import { textsIn } from './texts.ts';

const [BYTE, ASCII, UNDEFINED] = [1, 2, 7];
/** The version of the standard, which a directory of EXIF has to state (CIPA DC-008, section 4.6.5). */
const EXIF_VERSION = 0x9000;
const VERSION = new TextEncoder().encode('0232');
/** A TIFF header and a directory without fields. */
const EMPTY = Uint8Array.of(0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0);
/** Fields of dates. The last is of every change of the file, and is not added. */
const DATES: readonly { tag: number; directory: BlockDirectory; isAdded: boolean }[] = [
  { tag: TAG.dateTimeOriginal, directory: 'exif', isAdded: true },
  { tag: TAG.dateTimeDigitized, directory: 'exif', isAdded: true },
  { tag: TAG.dateTime, directory: 'image', isAdded: false },
];

const ascii = (text: string) => new TextEncoder().encode(`${text}\0`);

function utf16(text: string): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (let i = 0; i < text.length; i++) bytes.setUint16(2 * i, text.charCodeAt(i), true);
  return new Uint8Array(bytes.buffer);
}

const field = (tag: number, type: number, data: Uint8Array) => ({ tag, type, count: data.length, data });

function setTexts(block: ExifBlock, changes: Changes): void {
  for (const { exif, xp, values } of textsIn(changes)) {
    if (exif !== undefined) block.set([field(exif, ASCII, ascii(values.join('; ')))]);
    if (xp !== undefined && block.has(xp)) block.set([field(xp, BYTE, utf16(values.join(';')))]);
  }
}

function setDates(block: ExifBlock, changes: Changes): void {
  const set = exifDate(changes);
  if (set !== undefined && !block.hasExif()) block.set([field(EXIF_VERSION, UNDEFINED, VERSION)], 'exif');
  for (const { tag, directory, isAdded } of DATES) {
    const own = block.valueOf(tag, directory);
    const text = own && new TextDecoder('latin1').decode(own.slice());
    const next = set ?? (text === undefined ? undefined : changedExifDate(text, changes));
    if (next !== undefined && (own || isAdded)) block.set([field(tag, ASCII, ascii(next))], directory);
  }
}

/** Whether a change is written into a file without EXIF. */
const adds = (changes: Changes, holdsDpi: boolean) =>
  changes.date !== undefined ||
  (changes.dpi !== undefined && !holdsDpi) ||
  textsIn(changes).some(({ exif }) => exif !== undefined);

/**
 * Writes changes into EXIF. Byte order and offsets stay, since the notes of a camera's maker refer to both.
 * @param block from its TIFF header on; undefined for a file without EXIF
 * @param holdsDpi whether the file states its resolution elsewhere too
 * @returns the block, undefined if there is none and none is needed; 'damaged' for one that cannot be changed
 */
export function editedExif(
  block: Uint8Array | undefined,
  changes: Changes,
  holdsDpi: boolean,
): Uint8Array | undefined | 'damaged' {
  if (!block && !adds(changes, holdsDpi)) return undefined;
  const edited = unlessTooShort(() => {
    const own = new ExifBlock(block ?? EMPTY);
    setTexts(own, changes);
    setDates(own, changes);
    if (changes.dpi !== undefined) own.stateResolution(changes.dpi);
    return own.bytes;
  });
  return edited ?? 'damaged';
}
