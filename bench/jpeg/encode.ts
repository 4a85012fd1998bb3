import type { Pixels } from '../../engine/score/pixels.ts';
import type { Codes } from './huffman.ts';
import { type Kernel, newKernel } from './kernel.ts';
import { type Counted, chooseScans } from './scans.ts';
import { ENERGY, PER_BIT, PRICES, stepsAt, WEIGHTS, ZIGZAG } from './tables.ts';

export interface JpegOptions {
  /** Of all steps; see `stepsAt`. */
  scale: number;
  colour: 'none' | 'halved' | 'full';
}

const COLOURS = ['none', 'halved', 'full'] as const;
/** The longest side that the format has a number for. */
const MOST_SIDE = 65_535;
const JFIF = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];

const word = (value: number) => [value >> 8, value & 255];
const segment = (marker: number, body: readonly number[]) => [0xff, marker, ...word(body.length + 2), ...body];

/**
 * A progressive JPEG.
 * @param picture sRGB; what is transparent counts as opaque
 * @throws {RangeError} for a side that the format does not have
 */
export async function encodeJpeg(picture: Pixels, options: JpegOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = picture;
  if (!(options.scale > 0)) throw new RangeError(`Expected a scale above 0 but received ${options.scale}`);
  if (Math.min(width, height) < 1 || Math.max(width, height) > MOST_SIDE) {
    throw new RangeError(`Expected sides of 1 to ${MOST_SIDE} pixels but received ${width} × ${height}`);
  }
  const kernel = await newKernel();
  const steps = stepsAt(options.scale, options.colour);
  takePixels(kernel, picture, steps, options);
  const parts = options.colour === 'none' ? 1 : 3;
  const scans = chooseScans(kernel, parts);
  return joined([
    headerOf(picture, steps.slice(0, parts), options),
    ...written(kernel, scans, parts),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

function takePixels(kernel: Kernel, picture: Pixels, steps: readonly Uint8Array[], { colour }: JpegOptions): void {
  const floats = (address: number, tables: readonly ArrayLike<number>[]) =>
    new Float32Array(kernel.memory.buffer, address, tables.length * (tables[0]?.length ?? 0)).set(
      tables.flatMap((table) => Array.from(table)),
    );
  // The transform leaves what changes across in columns.
  new Uint8Array(kernel.memory.buffer, kernel.orderOf(), 64).set(ZIGZAG.map((n) => (n & 7) * 8 + (n >> 3)));
  floats(
    kernel.inverseOf(),
    steps.map((table) => Array.from(table, (step) => 1 / step)),
  );
  floats(kernel.weightsOf(), WEIGHTS);
  floats(kernel.pricesOf(), PRICES);
  const { data, width, height, channels } = picture;
  const { luma, colour: perColourBit } = PER_BIT;
  const address = kernel.open(width, height, COLOURS.indexOf(colour), luma, perColourBit, ENERGY.from, ENERGY.power);
  const row = new Uint8Array(kernel.memory.buffer, address, width * 4);
  for (let y = 0; y < height; y++) {
    const from = y * width * channels;
    if (channels === 4) row.set(data.subarray(from, from + width * 4));
    else widen(data, from, row);
    kernel.takeRow();
  }
  kernel.finish();
}

/** Three bytes a pixel to four. */
function widen(data: ArrayLike<number>, from: number, row: Uint8Array): void {
  for (let to = 0, i = from; to < row.length; to += 4, i += 3) {
    row[to] = data[i] ?? 0;
    row[to + 1] = data[i + 1] ?? 0;
    row[to + 2] = data[i + 2] ?? 0;
  }
}

export function headerOf({ width, height }: Pixels, steps: readonly Uint8Array[], { colour }: JpegOptions): Uint8Array {
  const parts = steps.flatMap((_, i) => [i + 1, i === 0 && colour === 'halved' ? 0x22 : 0x11, i]);
  return Uint8Array.from([
    ...[0xff, 0xd8, ...JFIF],
    ...steps.flatMap((table, i) => segment(0xdb, [i, ...table])),
    ...segment(0xc2, [8, ...word(height), ...word(width), steps.length, ...parts]),
  ]);
}

export function* written(kernel: Kernel, scans: readonly Counted[], parts: number): Generator<Uint8Array> {
  // Every byte of ones is followed by one of zeros.
  const most = Math.ceil(Math.max(...scans.map(({ bits }) => bits)) / 4) + 64;
  const address = kernel.outputOf(most);
  for (const { scan, tables } of scans) {
    const isMeans = scan.start === 0;
    const shown = isMeans ? Array.from({ length: parts }, (_, part) => part) : [scan.part];
    yield Uint8Array.from([
      ...tables.flatMap((table, i) => (table ? segment(0xc4, [(isMeans ? 0 : 0x10) | i, ...listed(table)]) : [])),
      ...segment(0xda, [
        shown.length,
        ...shown.flatMap((part) => [part + 1, isMeans && part > 0 ? 0x10 : 0]),
        scan.start,
        scan.end,
        (scan.high << 4) | scan.low,
      ]),
    ]);
    for (const [i, table] of tables.entries()) if (table) putCodes(kernel, i, table);
    const end = kernel.write(address, scan.part, scan.start, scan.end, scan.high, scan.low);
    yield new Uint8Array(kernel.memory.buffer, address, end - address).slice();
  }
}

function listed({ lengths, symbols }: Codes): number[] {
  const ofLength = new Array<number>(16).fill(0);
  for (const symbol of symbols) {
    const i = (lengths[symbol] ?? 0) - 1;
    ofLength[i] = (ofLength[i] ?? 0) + 1;
  }
  return [...ofLength, ...symbols];
}

function putCodes(kernel: Kernel, table: number, { bits, lengths }: Codes): void {
  const codes = new Int32Array(kernel.memory.buffer, kernel.codesOf() + table * 2048, 512);
  for (let i = 0; i < 256; i++) codes.set([bits[i] ?? 0, lengths[i] ?? 0], i * 2);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
