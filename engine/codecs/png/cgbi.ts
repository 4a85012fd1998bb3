import { concatenate } from '../../bytes/concatenate.ts';
import { ImageError } from '../../errors/errors.ts';
import { FIRST_PNG_CHUNK, pngChunk, pngChunks, pngData } from './chunks.ts';
import { PASSES, unfiltered } from './rows.ts';

/*
 * The PNGs in apps for iPhones, as Apple's pngcrush writes them: `CgBI` before `IHDR`, pixels without zlib's header and checksum, and
 * blue, green, red, with colours that are multiplied by alpha. Source: The iPhone Wiki, "CgBI file format".
 */

const RGB = 2;
const RGBA = 6;
/** The only pass of a picture that is not interlaced. */
const WHOLE = [[0, 0, 1, 1]] as const;

async function through(data: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Converts rows in place, and removes their filters. @returns the offset after the last row */
function convertRows(
  stored: Uint8Array,
  start: number,
  { rowBytes, pixel, rows }: { rowBytes: number; pixel: number; rows: number },
): number {
  const end = start + rows * (rowBytes + 1);
  if (end > stored.length) throw new ImageError('unreadable', 'PNG: its pixels end early');
  const data = unfiltered(stored.subarray(start, end), { rowBytes, pixel, rows });
  for (let at = 0; at < data.length; at += pixel) toStraightRgb(data, at, pixel);
  for (let y = 0; y < rows; y++) {
    const to = start + y * (rowBytes + 1);
    stored[to] = 0;
    stored.set(data.subarray(y * rowBytes, (y + 1) * rowBytes), to + 1);
  }
  return end;
}

/** Exchanges blue and red, and divides by alpha. */
function toStraightRgb(rows: Uint8Array, at: number, pixel: number): void {
  const [blue = 0, green = 0, red = 0, alpha = 255] = rows.subarray(at, at + pixel);
  const straight = (sample: number) => (alpha === 0 ? 0 : Math.min(255, Math.round((sample * 255) / alpha)));
  rows.set([red, green, blue].map(straight), at);
}

/**
 * Returns a PNG with the same picture as one in Apple's form. Indexed and grey pictures differ in zlib's header alone.
 * @throws {ImageError} `unreadable`
 */
export async function withoutCgbi(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks = [...pngChunks(bytes)].filter(({ end }) => end <= bytes.length);
  const header = chunks.find(({ type }) => type === 'IHDR');
  const pixels = chunks.filter(({ type }) => type === 'IDAT');
  if (!header || pixels.length === 0) throw new ImageError('unreadable', 'PNG: it has no pixels');
  const about = new DataView(bytes.buffer, bytes.byteOffset + header.data);
  const [width, height, depth, kind] = [about.getUint32(0), about.getUint32(4), about.getUint8(8), about.getUint8(9)];
  const packed = concatenate(pixels.map((chunk) => pngData(bytes, chunk)));
  const rows = await through(packed, new DecompressionStream('deflate-raw')).catch((error: unknown) => {
    throw new ImageError('unreadable', 'PNG: its pixels are damaged', { cause: error });
  });
  const pixel = kind === RGBA ? 4 : 3;
  if (depth === 8 && (kind === RGBA || kind === RGB)) {
    let at = 0;
    for (const [left, top, right, down] of about.getUint8(12) === 1 ? PASSES : WHOLE) {
      const [columns, count] = [Math.ceil((width - left) / right), Math.ceil((height - top) / down)];
      if (columns > 0 && count > 0) at = convertRows(rows, at, { rowBytes: columns * pixel, pixel, rows: count });
    }
  }
  const plain = await through(rows, new CompressionStream('deflate'));
  const kept = chunks.filter(({ type }) => type !== 'CgBI');
  const first = kept.findIndex(({ type }) => type === 'IDAT');
  return concatenate([
    bytes.subarray(0, FIRST_PNG_CHUNK),
    ...kept.flatMap(({ type, start, end }, i) => {
      if (type !== 'IDAT') return [bytes.subarray(start, end)];
      return i === first ? [pngChunk('IDAT', plain)] : [];
    }),
  ]);
}
