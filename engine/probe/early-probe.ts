import { jpegColour, readJpegFrame } from '../metadata/jpeg-frame.ts';
import { isNamed, JPEG_MARKER, type JpegSegment, jpegSegments } from '../metadata/jpeg-segments.ts';
import { pngChunks } from '../metadata/png-chunks.ts';
import { webpChunks, webpFrames } from '../metadata/webp-chunks.ts';
import type { Probe } from './probe.ts';

/*
 * Reads the header of a JPG, PNG, WebP or GIF while the engine is being downloaded. The engine's own probe replaces the
 * result. Facts that need a decoder have the value of most files.
 */

type Header = Pick<Probe, 'format' | 'width' | 'height'> & Partial<Probe>;
type Reader = (bytes: Uint8Array) => Header | undefined;

const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const READERS: readonly { isOf(bytes: Uint8Array): boolean; read: Reader }[] = [
  { isOf: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8, read: readJpeg },
  { isOf: (bytes) => ascii(bytes, 1, 3) === 'PNG', read: readPng },
  { isOf: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP', read: readWebp },
  { isOf: (bytes) => ascii(bytes, 0, 4) === 'GIF8', read: readGif },
];

/** Returns undefined for other formats and for damaged headers. */
export function earlyProbe(bytes: Uint8Array): Probe | undefined {
  try {
    const header = READERS.find(({ isOf }) => isOf(bytes))?.read(bytes);
    if (!header || !(header.width > 0 && header.height > 0)) return undefined;
    const turned = (header.orientation ?? 1) >= 5;
    return {
      ...{ frames: 1, stilled: false, pages: 1, delays: [], loop: 0, alpha: false, palette: false, depth: 8 },
      ...{ colour: 'rgb', profile: false, wideGamut: false, metadata: false, orientation: 1, bytes: bytes.length },
      ...header,
      width: turned ? header.height : header.width,
      height: turned ? header.width : header.height,
    };
  } catch {
    // A truncated file. The engine reports the error.
    return undefined;
  }
}

/** Signatures of segments with metadata: EXIF, XMP, and IPTC in Photoshop's segment. */
const METADATA = ['Exif', 'http://ns.adobe.com/xap/1.0/', 'Photoshop 3.0'];

function readJpeg(bytes: Uint8Array): Header | undefined {
  const frame = readJpegFrame(bytes);
  if (!frame) return undefined;
  const segments = [...jpegSegments(bytes)];
  const exif = segments.find((segment) => segment.marker === JPEG_MARKER.app1 && isNamed(bytes, segment, 'Exif'));
  return {
    format: 'jpeg',
    width: frame.width,
    height: frame.height,
    colour: jpegColour(frame.components),
    wideGamut: frame.components === 4,
    profile: frame.profile !== undefined,
    metadata: segments.some((segment) => METADATA.some((name) => isNamed(bytes, segment, name))),
    orientation: exif ? orientationIn(bytes, exif) : 1,
    ...(frame.mcu && { mcu: frame.mcu }),
  };
}

/** Returns tag 274 of the first directory; 1 if there is none. */
function orientationIn(bytes: Uint8Array, { content, end }: JpegSegment): number {
  const tiff = viewOf(bytes.subarray(content + 6, end));
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  for (let index = 0; index < tiff.getUint16(directory, isLittle); index++) {
    const entry = directory + 2 + index * 12;
    if (tiff.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = tiff.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

const XMP = 'XML:com.adobe.xmp';

function readPng(bytes: Uint8Array): Header {
  const view = viewOf(bytes);
  const colour = bytes[25] ?? 0;
  const chunks = new Map([...pngChunks(bytes)].map(({ type, data }) => [type, data]));
  const moving = chunks.get('acTL');
  return {
    format: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: bytes[24] === 16 ? 16 : 8,
    colour: (colour & 2) === 0 ? 'grey' : 'rgb',
    palette: (colour & 1) !== 0,
    alpha: (colour & 4) !== 0 || chunks.has('tRNS'),
    profile: chunks.has('iCCP'),
    metadata: chunks.has('eXIf') || ascii(bytes, chunks.get('iTXt') ?? 0, XMP.length) === XMP,
    frames: moving === undefined ? 1 : view.getUint32(moving),
  };
}

function readWebp(bytes: Uint8Array): Header | undefined {
  const view = viewOf(bytes);
  const [first] = webpChunks(bytes);
  if (!first) return undefined;
  const at = first.start + 8;
  if (first.type === 'VP8X') {
    const flags = bytes[at] ?? 0;
    const side = (offset: number) => 1 + (view.getUint32(at + offset, true) & 0xffffff);
    return {
      format: 'webp',
      width: side(4),
      height: side(7),
      alpha: (flags & 16) !== 0,
      profile: (flags & 32) !== 0,
      metadata: (flags & 12) !== 0,
      frames: webpFrames(bytes),
    };
  }
  if (first.type === 'VP8L') {
    const bits = view.getUint32(at + 1, true);
    const [width, height] = [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)];
    return { format: 'webp', width, height, alpha: ((bits >> 28) & 1) === 1 };
  }
  return {
    format: 'webp',
    width: view.getUint16(at + 6, true) & 0x3fff,
    height: view.getUint16(at + 8, true) & 0x3fff,
  };
}

const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Reads the blocks of a GIF in order (GIF89a, appendix A). */
function readGif(bytes: Uint8Array): Header {
  const view = viewOf(bytes);
  let frames = 0;
  let alpha = false;
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const skipBlocks = () => {
    while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
  };
  while (at < bytes.length && bytes[at] !== 0x3b) {
    if (bytes[at] === 0x2c) {
      frames += 1;
      at += 11 + tableBytes(bytes[at + 9] ?? 0);
    } else {
      if (bytes[at + 1] === 0xf9) alpha ||= ((bytes[at + 3] ?? 0) & 1) === 1;
      at += 2;
    }
    skipBlocks();
  }
  return {
    format: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    palette: true,
    alpha,
    frames: Math.max(1, frames),
  };
}
