import { latin1 } from '../metadata/blocks.ts';
import { rawOf } from './exif-values.ts';
import { type Block, bytesIn, type Field, isText, numbersOf, readFields } from './fields.ts';
import { readFlatNote } from './flat-notes.ts';
import { groupOf } from './group-of.ts';
import type { Found } from './inspection.ts';
import { MAKERS, type Maker, NO_NAMES } from './maker-tags.ts';
import { hexadecimal, isPrintable } from './readable.ts';

/*
 * The notes of cameras' makers. Most are a directory of fields after a header, with offsets from the start of the notes or of EXIF. No
 * standard describes them. Fields are read for texts, dates, serial numbers and pictures; what their other numbers mean is left open.
 */

const JPEG = [0xff, 0xd8, 0xff] as const;
/** Canon and others store a preview without its first byte. */
const isJpeg = (bytes: Uint8Array) => JPEG.every((byte, i) => i === 0 || bytes[i] === byte) && bytes.length > 64;

interface Start {
  block: Block;
  at: number;
}

/** The header of TIFF at an offset: the byte order, from which offsets count. */
function tiffAt({ view }: Block, at: number): Start | undefined {
  if (at + 8 > view.byteLength) return undefined;
  const order = view.getUint16(at);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const little = order === 0x4949;
  return { block: { view, little, base: at, isBig: false }, at: at + view.getUint32(at + 4, little) };
}

/** The byte order with which a directory at an offset has a likely number of entries, of known types. */
function isDirectory({ view, little }: Pick<Block, 'view' | 'little'>, at: number): boolean {
  if (at < 0 || at + 14 > view.byteLength) return false;
  const count = view.getUint16(at, little);
  if (count === 0 || count > 500) return false;
  let known = 0;
  for (let i = 0; i < Math.min(count, 4); i++) {
    const entry = at + 2 + i * 12;
    if (entry + 12 > view.byteLength) return false;
    const type = view.getUint16(entry + 2, little);
    if (type >= 1 && type <= 13) known++;
  }
  return known === Math.min(count, 4);
}

function startOf(block: Block, field: Field, maker: Maker | undefined): Start | undefined {
  const { from } = field;
  const { view } = block;
  const inner = maker?.tiff === undefined ? undefined : tiffAt(block, from + maker.tiff);
  if (inner) return inner;
  const base = maker?.base !== undefined ? from + maker.base : maker?.isOwnBase ? from : block.base;
  let at = from + (maker?.skip ?? 0);
  if (maker?.pointer !== undefined && from + maker.pointer + 4 <= view.byteLength) {
    at = from + view.getUint32(from + maker.pointer, true);
  }
  const orders = maker?.little === undefined ? [block.little, !block.little] : [maker.little];
  const little = orders.find((order) => isDirectory({ view, little: order }, at));
  return little === undefined ? undefined : { block: { view, little, base, isBig: false }, at };
}

/** Nikon's date and Sony's encrypted blocks are opaque; only texts are shown as such. */
function valueIn(block: Block, field: Field): string {
  if (!isText(field) && field.bytes.length > 64 && !isPrintable(field.bytes)) return '';
  return rawOf(block, field);
}

function readDirectory(start: Start, makerName: string, names: Maker['names'], found: Found, depth = 0): void {
  const { block, at } = start;
  const { fields, isPartial } = readFields(block, at);
  found.isPartial ||= isPartial;
  for (const field of fields) {
    const known = names[field.tag];
    const sub = known?.sub;
    if (sub && depth < 2) {
      const [first = 0] = numbersOf(block, field, 1);
      // A directory in the value itself, or at an offset.
      const own = field.bytes.length > 12;
      const inside = own ? field.from : block.base + first;
      if (isDirectory(block, inside)) readDirectory({ block, at: inside }, makerName, sub, found, depth + 1);
      continue;
    }
    const name = known?.name ?? '';
    const value = valueIn(block, field);
    found.tags.push({
      source: 'maker-note',
      directory: makerName,
      name,
      id: hexadecimal(field.tag),
      group: groupOf(name, 'camera'),
      raw: value,
      value,
      bytes: field.bytes.length,
    });
    if (isJpeg(field.bytes)) found.hidden.push(preview(field.bytes));
  }
  pointedPreviews(block, fields, names, found);
}

function preview(bytes: Uint8Array) {
  const file = bytes[0] === JPEG[0] ? bytes : Uint8Array.from([JPEG[0], ...bytes.subarray(1)]);
  return { kind: 'preview', mediaType: 'image/jpeg', bytes: file } as const;
}

/** Pictures with their offset in one field and their length in another. */
function pointedPreviews(block: Block, fields: readonly Field[], names: Maker['names'], found: Found): void {
  const numberOf = (role: string) => {
    const field = fields.find(({ tag }) => names[tag]?.name === role);
    return field && numbersOf(block, field, 1)[0];
  };
  const [at, length] = [numberOf('PreviewImageStart'), numberOf('PreviewImageLength')];
  if (at === undefined || length === undefined || at === 0) return;
  for (const base of new Set([block.base, 0])) {
    if (base + at + length > block.view.byteLength) continue;
    const bytes = bytesIn(block, base + at, length);
    if (!isJpeg(bytes)) continue;
    found.hidden.push(preview(bytes));
    return;
  }
}

/** Adds the fields of a maker's notes, and previews among them. @param block the EXIF around it @param make the camera's */
export function readMakerNote(block: Block, field: Field, make: string, found: Found): void {
  if (readFlatNote(field.bytes, found)) return;
  const head = latin1(field.bytes.subarray(0, 16));
  const maker =
    MAKERS.find(({ header }) => header !== undefined && head.startsWith(header)) ??
    MAKERS.find(({ header, makes }) => header === undefined && makes?.test(make));
  // Fields of the notes may be beyond their end, since EXIF is one block.
  const start = startOf(block, field, maker);
  if (start) readDirectory(start, maker?.name ?? make, maker?.names ?? NO_NAMES, found);
}
