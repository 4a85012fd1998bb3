import type { Size } from '../../geometry/steps.ts';
import { bytesOf, utf8, withoutHeader } from '../../metadata/blocks.ts';
import type { Carried } from '../../metadata/carried.ts';
import { flagsOf, parseWebp, setUint24, VP8X, writeRiff } from './animated.ts';
import { CHUNK_HEADER, webpChunks } from './chunks.ts';

export function read(webp: Uint8Array): Carried {
  const found: Carried = {};
  for (const { type, start } of webpChunks(webp)) {
    const size = new DataView(webp.buffer, webp.byteOffset).getUint32(start + 4, true);
    const data = webp.subarray(start + CHUNK_HEADER, start + CHUNK_HEADER + size);
    if (type === 'EXIF') found.exif ??= withoutHeader(data);
    if (type === 'XMP ') found.xmp ??= utf8(data);
  }
  return found;
}

/** Flags of `VP8X` (RFC 9649, section 2.7). */
const WEBP_FLAG = { exif: 0x08, xmp: 0x04 } as const;
/** The bit for alpha after the sizes in a lossless stream's header (RFC 9649, section 3.4). */
const LOSSLESS_ALPHA = { at: 4, bit: 0x10 } as const;

/** @param size of one frame */
export function write(
  webp: Uint8Array<ArrayBuffer>,
  { exif, xmp }: Carried,
  { width, height }: Size,
): Uint8Array<ArrayBuffer> {
  const parsed = parseWebp(webp);
  if (flagsOf(parsed) === 0 && !parsed.head.some(({ type }) => type === 'VP8X')) {
    const data = new Uint8Array(VP8X.bytes);
    const lossless = parsed.head.find(({ type }) => type === 'VP8L')?.data;
    if ((lossless?.[LOSSLESS_ALPHA.at] ?? 0) & LOSSLESS_ALPHA.bit) data[0] = VP8X.alpha;
    setUint24(data, VP8X.size, width - 1, height - 1);
    parsed.head.unshift({ type: 'VP8X', data });
  }
  const features = parsed.head.find(({ type }) => type === 'VP8X')?.data;
  if (features)
    features[0] = (features[0] ?? 0) | (exif ? WEBP_FLAG.exif : 0) | (xmp === undefined ? 0 : WEBP_FLAG.xmp);
  return writeRiff([
    ...[...parsed.head, ...parsed.frames.map((data) => ({ type: 'ANMF', data })), ...parsed.tail],
    ...(exif ? [{ type: 'EXIF', data: exif }] : []),
    ...(xmp === undefined ? [] : [{ type: 'XMP ', data: bytesOf(xmp) }]),
  ]);
}
