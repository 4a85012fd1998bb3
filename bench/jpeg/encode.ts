import type { Pixels } from '../../engine/score/pixels.ts';
import type { Codes } from './huffman.ts';
import { type Kernel, newKernel } from './kernel.ts';
import { baselineScans, type Counted, chooseScans, type Scan } from './scans.ts';
import {
  MEAN_PRICES,
  type Numbers,
  numbersAt,
  PRICES,
  SLOW_PRICES,
  stepsAt,
  TUNED,
  type Tuned,
  weightsOf,
  ZIGZAG,
} from './tables.ts';

export interface JpegOptions {
  /** Of all steps; see `stepsAt`. */
  scale: number;
  colour: 'none' | 'halved' | 'full';
  /** Default true: several scans, and fewer bytes. */
  progressive?: boolean;
}

const COLOURS = ['none', 'halved', 'full'] as const;
/** The longest side that the format has a number for. */
const MOST_SIDE = 65_535;
const JFIF = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];

const word = (value: number) => [value >> 8, value & 255];
const segment = (marker: number, body: readonly number[]) => [0xff, marker, ...word(body.length + 2), ...body];

/**
 * A JPEG.
 * @param picture sRGB; what is transparent counts as opaque
 * @throws {RangeError} for a side that the format does not have
 */
export async function encodeJpeg(
  picture: Pixels,
  options: JpegOptions,
  tuned: Tuned = TUNED,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = picture;
  if (!(options.scale > 0)) throw new RangeError(`Expected a scale above 0 but received ${options.scale}`);
  if (Math.min(width, height) < 1 || Math.max(width, height) > MOST_SIDE) {
    throw new RangeError(`Expected sides of 1 to ${MOST_SIDE} pixels but received ${width} × ${height}`);
  }
  const kernel = await newKernel();
  const numbers = numbersAt(options.scale, tuned);
  const steps = stepsAt(options.scale, options.colour, numbers);
  putNumbers(kernel, steps, numbers);
  takePixels(kernel, picture, options);
  const parts = options.colour === 'none' ? 1 : 3;
  const { progressive = true } = options;
  const scans = progressive ? chooseScans(kernel, parts, height) : baselineScans(kernel);
  return joined([
    headerOf(picture, steps.slice(0, parts), options),
    ...written(kernel, scans, parts),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

/** Where a coefficient of the zigzag is in the transform's block, which has what changes across in columns. */
const PLACES = ZIGZAG.map((n) => (n & 7) * 8 + (n >> 3));

function putNumbers(kernel: Kernel, steps: readonly Uint8Array[], numbers: Numbers): void {
  const put = (address: number, values: readonly number[]) =>
    new Float32Array(kernel.memory.buffer, address, values.length).set(values);
  const byPlace = (table: ArrayLike<number>) => {
    const values = new Array<number>(64).fill(0);
    PLACES.forEach((place, k) => {
      values[place] = table[k] ?? 0;
    });
    return values;
  };
  new Uint8Array(kernel.memory.buffer, kernel.placesOf(), 64).set(PLACES);
  put(
    kernel.inverseOf(),
    steps.flatMap((table) => byPlace(Array.from(table, (step) => 1 / step))),
  );
  put(kernel.weightsOf(), weightsOf(numbers).flatMap(byPlace));
  put(kernel.pricesOf(), PRICES.flat());
  put(kernel.slowPricesOf(), SLOW_PRICES.flat());
  put(kernel.meanPricesOf(), MEAN_PRICES.flat());
  const { perBit, energy } = numbers;
  put(kernel.settingsOf(), [
    ...[perBit.luma, perBit.colour, perBit.lumaMean, perBit.colourMean],
    ...[energy.from, energy.power, energy.colourFrom, energy.colourPower],
  ]);
}

function takePixels(kernel: Kernel, { data, width, height, channels }: Pixels, { colour }: JpegOptions): void {
  const address = kernel.open(width, height, COLOURS.indexOf(colour), channels);
  const stride = width * channels;
  const row = new Uint8Array(kernel.memory.buffer, address, stride);
  for (let from = 0; from < height * stride; from += stride) {
    row.set(data.subarray(from, from + stride));
    kernel.takeRow();
  }
  kernel.finish();
}

export function headerOf({ width, height }: Pixels, steps: readonly Uint8Array[], options: JpegOptions): Uint8Array {
  const { colour, progressive = true } = options;
  const parts = steps.flatMap((_, i) => [i + 1, i === 0 && colour === 'halved' ? 0x22 : 0x11, i]);
  return Uint8Array.from([
    ...[0xff, 0xd8, ...JFIF],
    ...segment(
      0xdb,
      steps.flatMap((table, i) => [i, ...table]),
    ),
    ...segment(progressive ? 0xc2 : 0xc0, [8, ...word(height), ...word(width), steps.length, ...parts]),
  ]);
}

function partsOf({ part, start, end }: Scan, parts: number): number[] {
  const all = Array.from({ length: parts }, (_, i) => i);
  if (start > 0) return [part];
  return end > 0 ? all : all.filter((i) => Math.sign(i) === part);
}

/** Where the table of a scan is put: 0x10 and up for what are no means. */
const tableOf = ({ start }: Scan, i: number) => (start > 0 ? 0x10 : ((i & 1) << 4) | (i >> 1));

export function* written(kernel: Kernel, scans: readonly Counted[], parts: number): Generator<Uint8Array> {
  // Every byte of ones is followed by one of zeros.
  const most = Math.ceil(Math.max(...scans.map(({ bits }) => bits)) / 4) + 64;
  const address = kernel.outputOf(most);
  for (const { scan, codes } of scans) {
    const shown = partsOf(scan, parts);
    yield Uint8Array.from([
      ...codes.flatMap((table, i) => segment(0xc4, [tableOf(scan, i), ...listed(table)])),
      ...segment(0xda, [
        shown.length,
        ...shown.flatMap((part) => [part + 1, codes.length > 1 && part > 0 ? 0x11 : 0]),
        scan.start,
        scan.end,
        (scan.high << 4) | scan.low,
      ]),
    ]);
    for (const [i, table] of codes.entries()) putCodes(kernel, i, table);
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
