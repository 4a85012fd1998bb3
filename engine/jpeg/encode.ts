import { concatenate } from '../bytes.ts';
import type { Size } from '../geometry.ts';
import { contentOf } from './content.ts';
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
  type Tuned,
  tunedFor,
  weightsOf,
  ZIGZAG,
} from './tables.ts';

/** Rows of samples of 8 bits from the top: one of grey; or red, green and blue in sRGB, and one more that is not looked at. */
export interface JpegPixels extends Size {
  data: Uint8Array | Uint8ClampedArray;
  channels: 1 | 3 | 4;
}

export interface JpegOptions {
  /** Of all steps; see `stepsAt`. */
  scale: number;
  colour: 'none' | 'halved' | 'full';
  /** How many times as dear bits are as usual; default 1. A smoother way to another size than the scale, whose steps are whole. */
  dearer?: number | undefined;
  /** What the picture shows; found by `contentOf` where absent. */
  content?: number | undefined;
  /** Several scans, or one; where absent, whichever is the smaller file. */
  progressive?: boolean | undefined;
  /** Told after each row how many were taken; what it throws ends the work. */
  onRow?: ((rows: number) => void) | undefined;
}

const COLOURS = ['none', 'halved', 'full'] as const;
/** The format has numbers up to 65,535; libjpeg, by which nearly everything opens JPEG, takes none above this. */
const MOST_SIDE = 65_500;
/** From so many pixels on several scans are always the smaller file, and one is not counted beside them. */
const CLEARLY_SEVERAL = 300_000;
const JFIF = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];

const word = (value: number) => [value >> 8, value & 255];
const segment = (marker: number, body: readonly number[]) => [0xff, marker, ...word(body.length + 2), ...body];

/**
 * A JPEG (ITU-T T.81), with a JFIF segment that states no resolution and nothing else beside the picture.
 * @param module the compiled `kernel.wasm`
 * @throws {RangeError} for a side that no JPEG has, for fewer pixels than were said, or a scale that is none
 * @throws {WebAssembly.RuntimeError} where there is not enough memory
 */
export function encodeJpeg(
  module: WebAssembly.Module,
  picture: JpegPixels,
  options: JpegOptions,
  tuned?: Tuned,
): Uint8Array<ArrayBuffer> {
  const { scale, colour } = options;
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`Expected a scale above 0 but received ${scale}`);
  }
  check(picture);
  const kernel = newKernel(module);
  const numbers = numbersAt(scale, tuned ?? tunedFor(options.content ?? contentOf(picture)));
  const steps = stepsAt(scale, colour, numbers);
  putNumbers(kernel, steps, numbers, options);
  takePixels(kernel, picture, options);
  const parts = colour === 'none' ? 1 : 3;
  const scans = scansFor(kernel, parts, picture, options);
  return concatenate([
    headerOf(picture, steps.slice(0, parts), options, scans.length > 1),
    ...written(kernel, scans, parts),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

function check({ data, width, height, channels }: JpegPixels): void {
  const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= MOST_SIDE;
  if (!isSide(width) || !isSide(height)) {
    throw new RangeError(`Expected sides of 1 to ${MOST_SIDE} pixels but received ${width} × ${height}`);
  }
  if (![1, 3, 4].includes(channels) || data.length < width * height * channels) {
    throw new RangeError(`Expected ${width} × ${height} pixels of 1, 3 or 4 bytes but received ${data.length} bytes`);
  }
}

const bitsOf = (scans: readonly Counted[]) => scans.reduce((sum, { bits }) => sum + bits, 0);

function scansFor(kernel: Kernel, parts: number, { width, height }: Size, { progressive }: JpegOptions): Counted[] {
  if (progressive === false) return baselineScans(kernel);
  const several = chooseScans(kernel, parts, height);
  if (progressive || width * height >= CLEARLY_SEVERAL) return several;
  const one = baselineScans(kernel);
  return bitsOf(one) < bitsOf(several) ? one : several;
}

/** Where a coefficient of the zigzag is in the transform's block, which has what changes across in columns. */
const PLACES = ZIGZAG.map((n) => (n & 7) * 8 + (n >> 3));

function putNumbers(kernel: Kernel, steps: readonly Uint8Array[], numbers: Numbers, { dearer = 1 }: JpegOptions): void {
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
    ...[perBit.luma, perBit.colour, perBit.lumaMean, perBit.colourMean].map((price) => price * dearer),
    ...[energy.from, energy.power, energy.colourFrom, energy.colourPower],
  ]);
}

function takePixels(
  kernel: Kernel,
  { data, width, height, channels }: JpegPixels,
  { colour, onRow }: JpegOptions,
): void {
  const address = kernel.open(width, height, COLOURS.indexOf(colour), channels);
  const stride = width * channels;
  const rowThere = () => new Uint8Array(kernel.memory.buffer, address, stride);
  let row = rowThere();
  for (let y = 0; y < height; y++) {
    // The memory has grown.
    if (row.length === 0) row = rowThere();
    row.set(data.subarray(y * stride, (y + 1) * stride));
    kernel.takeRow();
    onRow?.(y + 1);
  }
  kernel.finish();
}

function headerOf(
  { width, height }: Size,
  steps: readonly Uint8Array[],
  { colour }: JpegOptions,
  progressive: boolean,
): Uint8Array {
  // Components with equal steps share a quantisation table.
  const tables = [...new Map(steps.map((table) => [table.join(), table])).entries()];
  const parts = steps.flatMap((table, i) => [
    i + 1,
    i === 0 && colour === 'halved' ? 0x22 : 0x11,
    tables.findIndex(([key]) => key === table.join()),
  ]);
  return Uint8Array.from([
    ...[0xff, 0xd8, ...JFIF],
    ...segment(
      0xdb,
      tables.flatMap(([, table], i) => [i, ...table]),
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

function* written(kernel: Kernel, scans: readonly Counted[], parts: number): Generator<Uint8Array> {
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
