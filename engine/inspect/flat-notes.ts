import { latin1 } from '../metadata/blocks.ts';
import { groupOf } from './group-of.ts';
import type { Found } from './inspection.ts';
import { textIn, twoDigits as two } from './readable.ts';

/*
 * Makers' notes without a directory: numbers and texts at fixed offsets. Only what is about times, persons and devices is read; the offsets
 * are those of ExifTool's documentation.
 */

type Read = (note: DataView) => string;

interface FlatNote {
  name: string;
  header: string;
  fields: readonly (readonly [name: string, at: number, bytes: number, read: Read])[];
}

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) => new Uint8Array(buffer, byteOffset, byteLength);

const text: Read = (note) => textIn(bytesOf(note));
const utf16: Read = (note) => new TextDecoder('utf-16le').decode(bytesOf(note).slice()).split('\0')[0] ?? '';
/** Seconds, minutes, hours, month, day, year. */
const clock: Read = (note) => {
  const [seconds = 0, minutes = 0, hours = 0, month = 0, day = 0, year = 0] = Array.from({ length: 6 }, (_, i) =>
    note.getUint16(2 * i, true),
  );
  return year === 0 ? '' : `${year}:${two(month)}:${two(day)} ${two(hours)}:${two(minutes)}:${two(seconds)}`;
};
/** The year, then month and day, as decimal digits in hexadecimal. */
const digits: Read = (note) => {
  const [year, day] = [note.getUint16(0, true), note.getUint16(2, true)].map((each) =>
    each.toString(16).padStart(4, '0'),
  );
  return `${year}:${day?.slice(0, 2)}:${day?.slice(2)}`;
};

const NOTES: readonly FlatNote[] = [
  {
    name: 'Reconyx',
    header: '\x01\xf1',
    fields: [
      ['FirmwareDate', 8, 4, digits],
      ['DateTimeOriginal', 22, 12, clock],
      ['SerialNumber', 42, 30, utf16],
      ['UserLabel', 86, 22, text],
    ],
  },
];

/** Adds the fields of such notes. @param note as EXIF holds it @returns whether it is one */
export function readFlatNote(note: Uint8Array, found: Found): boolean {
  const maker = NOTES.find(({ header }) => latin1(note.subarray(0, header.length)) === header);
  if (!maker) return false;
  for (const [name, at, bytes, read] of maker.fields) {
    if (at + bytes > note.length) break;
    const value = read(new DataView(note.buffer, note.byteOffset + at, bytes));
    if (value === '') continue;
    const group = groupOf(name, 'camera');
    found.tags.push({
      source: 'maker-note',
      directory: maker.name,
      name,
      id: String(at),
      group,
      raw: value,
      value,
      bytes,
    });
  }
  return true;
}
