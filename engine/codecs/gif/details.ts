import { concatenate } from '../../bytes/concatenate.ts';
import { type DetailKind, type Details, type FilePart, keptBytes, trailerFrom } from '../../details/part.ts';
import { ImageError } from '../../errors/errors.ts';

/* GIF89a, sections 18 to 27. */

const SCREEN_BYTES = 13;
const DESCRIPTOR_BYTES = 10;
const INTRODUCER = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const;
const LABEL = { control: 0xf9, comment: 0xfe, application: 0xff } as const;
/** Identifier and code of an application extension follow its length, 11. */
const APPLICATION_AT = 3;
const APPLICATION_BYTES = 11;
/** Loops of animations, and ICC profiles. */
const NEEDED = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);
/** XMP has no sub-blocks. This many bytes follow it, which lead a reader of sub-blocks to the end (XMP part 3, section 1.1.2). */
const XMP = { name: 'XMP DataXMP', trailer: 257 } as const;

/** Names of parts. A control is for the next image or text. */
const [CONTROL, TEXT, IMAGE] = ['graphic control', 'plain text', 'image'] as const;
const ENDS_CONTROL: ReadonlySet<string> = new Set([CONTROL, TEXT, IMAGE]);

const paletteBytes = (packed = 0) => (packed & 0x80 ? 3 << ((packed & 0x07) + 1) : 0);

/** Returns the end of a sequence of data sub-blocks. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}

/** Returns an extension with its kind; undefined for one that pictures need. */
function extensionAt(bytes: Uint8Array, start: number, end: number): FilePart {
  const label = bytes[start + 1] ?? 0;
  const content = { from: start + 2, to: end };
  if (label === LABEL.control) return { name: CONTROL, start, end };
  if (label === LABEL.comment) return { name: 'comment', start, end, kind: 'text', content, block: content };
  if (label !== LABEL.application) return { name: TEXT, start, end, kind: 'other' };
  const at = start + APPLICATION_AT;
  const name = String.fromCharCode(...bytes.subarray(at, at + APPLICATION_BYTES));
  if (NEEDED.has(name)) return { name, start, end };
  const kind: DetailKind = name === XMP.name ? 'xmp' : name.startsWith('C2PA') ? 'credentials' : 'other';
  const packet = { from: at + APPLICATION_BYTES, to: end - 1 - XMP.trailer };
  const isReadable = kind === 'xmp' && packet.to > packet.from;
  return { name, start, end, kind, ...(isReadable && { content: { from: start, to: end }, block: packet }) };
}

/** Returns an image or an extension, and where the next block begins. */
function blockAt(bytes: Uint8Array, start: number): { part: FilePart; next: number } {
  if (bytes[start] === INTRODUCER.extension) {
    const next = endOfBlocks(bytes, start + 2);
    return { part: extensionAt(bytes, start, Math.min(next, bytes.length)), next };
  }
  if (bytes[start] !== INTRODUCER.image) throw new ImageError('unreadable', 'GIF: a block is damaged');
  // One byte, the LZW minimum code size, precedes the data sub-blocks.
  const next = endOfBlocks(bytes, start + DESCRIPTOR_BYTES + paletteBytes(bytes[start + 9]) + 1);
  return { part: { name: IMAGE, start, end: Math.min(next, bytes.length) }, next };
}

function* parts(bytes: Uint8Array): Generator<FilePart> {
  let at = SCREEN_BYTES + paletteBytes(bytes[10]);
  yield { name: 'screen', start: 0, end: at };
  /** A control that waits for the picture or the text that it is for. */
  let control: FilePart | undefined;
  while (at < bytes.length && bytes[at] !== INTRODUCER.trailer) {
    const { part, next } = blockAt(bytes, at);
    at = next;
    if (control && ENDS_CONTROL.has(part.name)) {
      yield part.name === TEXT ? { ...control, kind: 'other' } : control;
      control = undefined;
    }
    if (part.name === CONTROL) control = part;
    else yield part;
  }
  if (control) yield control;
  if (at >= bytes.length) return;
  yield { name: 'end', start: at, end: at + 1 };
  yield* trailerFrom(bytes, at + 1);
}

export const gifDetails: Details = {
  parts,
  // An extension's content has no length of its own.
  keepOnly: (bytes, keeping) => {
    const write = ({ start, content }: FilePart, kept: Uint8Array) =>
      concatenate([bytes.subarray(start, content?.from ?? start), kept]);
    const kept = [...parts(bytes)].map((part) => keptBytes(bytes, part, keeping, write));
    return concatenate(kept.filter((part) => part !== undefined));
  },
};
