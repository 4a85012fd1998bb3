import { concatenate } from '../../bytes/concatenate.ts';
import { type DetailKind, type Details, type FilePart, keptBytes, trailerFrom } from '../../details/part.ts';
import { orientationExif } from '../../metadata/orientation-exif.ts';
import { FIRST_PNG_CHUNK, type PngChunk, pngChunk, pngChunks } from './chunks.ts';
import { dpiOfPng, pngWithDpi } from './resolution.ts';

/**
 * The ancillary chunks that pictures and animations need: colours, resolution and frames (PNG, third edition, section 11.3). `oFFs` and
 * `sTER` are of the registered extensions.
 */
const NEEDED = new Set([
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'mDCv', 'cLLI', 'cLLi', 'bKGD', 'hIST', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT', 'oFFs', 'sTER'],
]);

/** Sections 11.3.3 and 11.3.4, and C2PA 2.1, A.3.3. Every other ancillary chunk is a program's own. */
const KINDS: Readonly<Record<string, DetailKind>> = {
  tEXt: 'text',
  zTXt: 'text',
  iTXt: 'text',
  eXIf: 'exif',
  tIME: 'time',
  caBX: 'credentials',
};

/** The keyword of XMP in `iTXt`, then no compression, method 0, no language and no translated keyword. */
const XMP = 'XML:com.adobe.xmp\0\0\0\0\0';
/** The keyword alone, of XMP that is compressed. */
const XMP_KEYWORD = 'XML:com.adobe.xmp\0';

/** Decoders refuse unknown critical chunks, whose names begin with a capital. */
const isCritical = (type: string) => type < 'a';

function beginsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** ImageMagick's EXIF, IPTC and XMP as hexadecimal numbers. */
const RAW_PROFILE = 'Raw profile type';

/** Whether a text is stored as it is. In `iTXt` the flag of compression follows the keyword. */
function isReadable(bytes: Uint8Array, type: string, { from, to }: { from: number; to: number }): boolean {
  if (type === 'zTXt' || beginsWith(bytes, from, RAW_PROFILE)) return false;
  return type !== 'iTXt' || bytes[bytes.subarray(0, to).indexOf(0, from) + 1] === 0;
}

function partOf(bytes: Uint8Array, { type, start, data, end }: PngChunk): FilePart {
  const part: FilePart = { name: type, start, end };
  if (isCritical(type) || NEEDED.has(type)) return part;
  const content = { from: data, to: end - 4 };
  const isXmp = type === 'iTXt' && beginsWith(bytes, data, XMP_KEYWORD);
  if (!isXmp)
    return {
      ...part,
      kind: KINDS[type] ?? 'other',
      content,
      block: isReadable(bytes, type, content) ? content : undefined,
    };
  const block = beginsWith(bytes, data, XMP) ? { from: data + XMP.length, to: content.to } : undefined;
  return { ...part, kind: 'xmp', content, block };
}

function* parts(bytes: Uint8Array): Generator<FilePart> {
  yield { name: 'signature', start: 0, end: FIRST_PNG_CHUNK };
  let read = FIRST_PNG_CHUNK;
  for (const chunk of pngChunks(bytes)) {
    read = chunk.end;
    // A truncated file.
    if (read > bytes.length) return yield { ...partOf(bytes, { ...chunk, end: bytes.length }), content: undefined };
    yield partOf(bytes, chunk);
    if (chunk.type === 'IEND') return yield* trailerFrom(bytes, read);
  }
  yield* trailerFrom(bytes, read);
}

export const pngDetails: Details = {
  parts,
  keepOnly: (bytes, keeping, orientation) => {
    const kept: Uint8Array[] = [];
    let isKept = false;
    for (const part of parts(bytes)) {
      const stays = keptBytes(bytes, part, keeping, ({ name }, content) => pngChunk(name, content));
      if (stays) kept.push(stays);
      if (part.kind === 'exif') isKept ||= stays !== undefined;
    }
    const [signature = new Uint8Array(), header = new Uint8Array(), ...others] = kept;
    const turned = orientation !== 1 && !isKept ? [pngChunk('eXIf', orientationExif(orientation))] : [];
    const file = concatenate([signature, header, ...turned, ...others]);
    const dpi = dpiOfPng(bytes);
    return dpi === dpiOfPng(file) ? file : pngWithDpi(file, dpi);
  },
};
