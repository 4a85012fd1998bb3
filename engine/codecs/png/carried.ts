import { concatenate } from '../../bytes/concatenate.ts';
import { bytesOf, latin1, utf8 } from '../../metadata/blocks.ts';
import type { Carried, TextField } from '../../metadata/carried.ts';
import { bareIptc } from '../../metadata/iptc.ts';
import { FIRST_PNG_CHUNK, type PngChunk, pngChunk, pngChunks, pngData } from './chunks.ts';

const XMP = 'XML:com.adobe.xmp';
/** ImageMagick's keyword for blocks of other formats, in hexadecimal. */
const PROFILE = /^Raw profile type (\w+)$/;
/** A text in UTF-8 is at most this long, so that a small file cannot fill the memory. */
const MAX_TEXT = 1 << 24;

/** @returns undefined for a damaged stream */
export async function inflated(zlib: Uint8Array): Promise<Uint8Array | undefined> {
  const reader = new Blob([new Uint8Array(zlib)]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      if (length > MAX_TEXT) return undefined;
    }
  } catch {
    return undefined;
  }
  return concatenate(parts);
}

interface Read {
  keyword: string;
  text: string;
}

/** Reads a chunk of text (PNG, third edition, section 11.3.3). @returns undefined for a damaged one */
async function textIn(type: string, data: Uint8Array): Promise<Read | undefined> {
  const end = data.indexOf(0);
  if (end < 1) return undefined;
  const keyword = latin1(data.subarray(0, end));
  if (type === 'tEXt') return { keyword, text: latin1(data.subarray(end + 1)) };
  if (type === 'zTXt') {
    const text = await inflated(data.subarray(end + 2));
    return text && { keyword, text: latin1(text) };
  }
  const isCompressed = data[end + 1] === 1;
  const language = data.indexOf(0, end + 3);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (translated < 0) return undefined;
  const content = data.subarray(translated + 1);
  const text = isCompressed ? await inflated(content) : content;
  return text && { keyword, text: utf8(text) };
}

/** The block of ImageMagick's text: its kind, its length, and hexadecimal digits in lines. */
function blockIn(text: string): Uint8Array | undefined {
  const [, length = '', digits = ''] = /^\s*\w+\s+(\d+)\s+([\da-fA-F\s]*)$/.exec(text) ?? [];
  const hex = digits.replace(/\s/g, '');
  if (hex.length < 2 || hex.length !== 2 * Number(length)) return undefined;
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

const EXIF = 'Exif\0\0';
const XMP_SEGMENT = 'http://ns.adobe.com/xap/1.0/\0';

/** Assigns ImageMagick's block to a kind of metadata. */
function ofProfile(block: Uint8Array): Carried {
  const start = latin1(block.subarray(0, XMP_SEGMENT.length));
  if (start.startsWith(EXIF)) return { exif: block.subarray(EXIF.length) };
  if (start.startsWith('II*') || start.startsWith('MM\0')) return { exif: block };
  if (start === XMP_SEGMENT) return { xmp: utf8(block.subarray(XMP_SEGMENT.length)) };
  if (start.includes('<')) return { xmp: utf8(block) };
  const iptc = bareIptc(block);
  return iptc ? { iptc } : { isPartial: true };
}

export async function read(png: Uint8Array): Promise<Carried> {
  const chunks = [...pngChunks(png)].filter(({ end }) => end <= png.length);
  const exif = chunks.find(({ type }) => type === 'eXIf');
  const found: Carried = exif ? { exif: pngData(png, exif) } : {};
  const texts: TextField[] = [];
  for (const chunk of chunks.filter(({ type }) => /^[tiz]TXt$|^tEXt$/.test(type))) {
    const read = await textIn(chunk.type, pngData(png, chunk));
    if (!read) {
      found.isPartial = true;
      continue;
    }
    const { keyword, text } = read;
    const kind = PROFILE.exec(keyword)?.[1];
    if (keyword === XMP) found.xmp ??= text;
    else if (kind === 'icc' || kind === 'icm') continue;
    else if (kind) {
      const block = blockIn(text);
      const { isPartial, ...carried } = block ? ofProfile(block) : { isPartial: true };
      Object.assign(found, { ...carried, ...found }, isPartial && { isPartial });
    } else texts.push({ keyword, text, chunk: chunkOf(png, chunk) });
  }
  return { ...found, texts };
}

const chunkOf = (png: Uint8Array, { start, end }: PngChunk) => png.subarray(start, end);

/** Returns the chunk of a text that came from another format. */
const textChunk = ({ keyword, text, chunk }: TextField): Uint8Array =>
  chunk ?? pngChunk('iTXt', bytesOf(`${keyword}\0\0\0\0\0${text}`));

/** XMP's keyword, and flags for no compression and no language. */
const XMP_TEXT = 'XML:com.adobe.xmp\0\0\0\0\0';

export function write(png: Uint8Array<ArrayBuffer>, { exif, xmp, texts = [] }: Carried): Uint8Array<ArrayBuffer> {
  const [header] = pngChunks(png);
  const at = header?.end ?? FIRST_PNG_CHUNK;
  const chunks = [
    ...(exif ? [pngChunk('eXIf', exif)] : []),
    ...(xmp === undefined ? [] : [pngChunk('iTXt', bytesOf(XMP_TEXT), bytesOf(xmp))]),
    ...texts.map(textChunk),
  ];
  return concatenate([png.subarray(0, at), ...chunks, png.subarray(at)]);
}
