import { concatenate } from '../../../bytes/concatenate.ts';
import type { Size } from '../../../geometry/steps.ts';
import { contentOf } from '../../../pixels/classify.ts';
import { DHT, DQT, EOI, SOF0, SOF1, SOF2, SOI, SOS } from '../markers.ts';
import type { HuffmanTable } from './huffman.ts';
import { type Kernel, newKernel } from './kernel.ts';
import type { JpegPixels } from './pixels.ts';
import { BASELINE_SCANS, chooseScans, counted, type Scan } from './scans.ts';
import {
  AC_RATES,
  DC_RATES,
  distortionWeights,
  LOW_AC_RATES,
  type Parameters,
  parametersAt,
  parametersFor,
  quantisationTables,
  type TunedParameters,
  ZIGZAG,
} from './tables.ts';

/** Y alone, or Y, Cb and Cr with chroma at half of the width and height (4:2:0) or at full size (4:4:4). */
export type Subsampling = 'grey' | '4:2:0' | '4:4:4';

export interface JpegOptions {
  /** Factor of the quantisation tables, above 0: about 1 at a quality of 40, 0.25 at 88. @default 1 */
  scale?: number | undefined;
  /** Quantisation tables of Y, Cb and Cr in zigzag order; by default the tuned ones at the scale. */
  tables?: readonly Uint8Array[] | undefined;
  /** Prepares samples as libjpeg does: rounds them to integers, and corrects neither ringing nor subsampled chroma. */
  asLibjpeg?: boolean | undefined;
  subsampling: Subsampling;
  /**
   * Factor of all lambdas; default 1. It changes the size more smoothly than the scale, since quantisation steps are
   * integers.
   */
  lambda?: number | undefined;
  /** What the picture shows, as `contentOf` returns it; computed if undefined. */
  content?: number | undefined;
  /** Progressive (SOF2) or baseline (SOF0); undefined selects the smaller file. */
  progressive?: boolean | undefined;
  /** Called after each row with the number of rows so far. An exception in it stops the encoder. */
  onRow?: ((rows: number) => void) | undefined;
  /** Memory for the kernel, as `newKernel` expects it. @default new memory */
  memory?: WebAssembly.Memory | undefined;
}

/** A component in the frame header (T.81, B.2.2). */
interface FrameComponent {
  /** Sampling factors. */
  h: number;
  v: number;
  /** Quantisation steps by zigzag index. */
  table: ArrayLike<number>;
}

/** A component whose quantised coefficients are given. */
export interface GivenComponent extends FrameComponent {
  /** Writes a row of blocks: 64 coefficients each, by zigzag index; AC within ±1023, DC within -1024 to 1023. */
  putRow(y: number, blocks: Int16Array): void;
}

const ONE = { h: 1, v: 1 };
const SUBSAMPLINGS = ['grey', '4:2:0', '4:4:4'] as const;
/** T.81 allows 65,535, but libjpeg, on which most decoders are based, rejects sides above this (JPEG_MAX_DIMENSION). */
const MOST_SIDE = 65_500;
/** From this number of pixels on a progressive file is always smaller than a baseline one, which is not counted then. */
const PROGRESSIVE_FROM = 300_000;
/** APP0: JFIF 1.01, pixel aspect ratio 1:1, no thumbnail. */
const JFIF = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];

const word = (value: number) => [value >> 8, value & 255];
const segment = (marker: number, body: readonly number[]) => [0xff, marker, ...word(body.length + 2), ...body];

/**
 * Encodes a JPEG (ITU-T T.81), with a JFIF segment without a resolution and no other metadata.
 * @param module the compiled `kernel.wasm`
 * @param tuned replaces the parameters for the picture's content
 * @returns the file
 * @throws {RangeError} for sides outside 1 to 65,500, for too few samples, or for a scale that is not a positive number
 * @throws {WebAssembly.RuntimeError} if memory is exhausted
 */
export function encodeJpeg(
  module: WebAssembly.Module,
  picture: JpegPixels,
  options: JpegOptions,
  tuned?: TunedParameters,
): Uint8Array<ArrayBuffer> {
  const { scale = 1, subsampling } = options;
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`Expected a scale above 0 but received ${scale}`);
  }
  check(picture);
  const kernel = newKernel(module, options.memory);
  const parameters = parametersAt(scale, tuned ?? parametersFor(options.content ?? contentOf(picture)));
  const tables = options.tables ?? quantisationTables(scale, subsampling, parameters);
  putTables(kernel, tables, parameters, options);
  quantiseRows(kernel, picture, options);
  const count = subsampling === 'grey' ? 1 : 3;
  const luma = subsampling === '4:2:0' ? 2 : 1;
  const components = tables.slice(0, count).map((table, c) => ({ ...(c === 0 ? { h: luma, v: luma } : ONE), table }));
  return fileOf(kernel, picture, components, options.progressive);
}

/**
 * Encodes quantised coefficients, which stay as they are. The file has a JFIF segment without a resolution and no other metadata.
 * @param module the compiled `kernel.wasm`
 * @throws {WebAssembly.RuntimeError} if memory is exhausted
 */
export function encodeCoefficients(
  module: WebAssembly.Module,
  size: Size,
  components: readonly GivenComponent[],
  { progressive, onRow }: Pick<JpegOptions, 'progressive' | 'onRow'>,
): Uint8Array<ArrayBuffer> {
  const kernel = newKernel(module);
  const [hMax, vMax] = [Math.max(...components.map(({ h }) => h)), Math.max(...components.map(({ v }) => v))];
  const address = kernel.openCoefficients(size.width, size.height, hMax, vMax);
  for (const [c, { h, v, putRow }] of components.entries()) {
    const blocks = kernel.addComponent(h, v);
    const [across, down] = [blocks & 0xffff, blocks >>> 16];
    for (let y = 0; y < down; y++) {
      // Growth of the memory detaches arrays.
      putRow(y, new Int16Array(kernel.memory.buffer, address, across * 64));
      kernel.takeBlocks(c, y);
      onRow?.(y + 1);
    }
  }
  return fileOf(kernel, size, components, progressive);
}

/** Chooses and encodes the scans of the coefficients that the kernel has. */
function fileOf(
  kernel: Kernel,
  size: Size,
  components: readonly FrameComponent[],
  progressive: boolean | undefined,
): Uint8Array<ArrayBuffer> {
  const scans = scansFor(kernel, components, size, progressive);
  return concatenate([
    frameHeader(size, components, scans.length > 1),
    ...encodedScans(kernel, scans, components),
    Uint8Array.of(0xff, EOI),
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

function scansFor(
  kernel: Kernel,
  components: readonly FrameComponent[],
  { width, height }: Size,
  requested: boolean | undefined,
): readonly Scan[] {
  if (requested === false) return BASELINE_SCANS;
  const progressive = chooseScans(kernel, components.length, height, isChromaTogether(components));
  if (requested || width * height >= PROGRESSIVE_FROM) return progressive;
  const bitsOf = (scans: readonly Scan[]) => scans.reduce((sum, scan) => sum + counted(kernel, scan).bits, 0);
  return bitsOf(BASELINE_SCANS) < bitsOf(progressive) ? BASELINE_SCANS : progressive;
}

/** Position of each zigzag index in the kernel's blocks, which are transposed: 8u + v. */
const POSITIONS = ZIGZAG.map((n) => (n & 7) * 8 + (n >> 3));

/** Writes quantisation tables, rates and lambdas into the kernel's memory. */
function putTables(
  kernel: Kernel,
  tables: readonly Uint8Array[],
  parameters: Parameters,
  { lambda: factor = 1 }: JpegOptions,
): void {
  const put = (address: number, values: readonly number[]) =>
    new Float32Array(kernel.memory.buffer, address, values.length).set(values);
  const byPosition = (inZigzag: ArrayLike<number>) => {
    const values = new Array<number>(64).fill(0);
    POSITIONS.forEach((position, k) => {
      values[position] = inZigzag[k] ?? 0;
    });
    return values;
  };
  new Uint8Array(kernel.memory.buffer, kernel.placesOf(), 64).set(POSITIONS);
  put(
    kernel.inverseOf(),
    tables.flatMap((table) => byPosition(Array.from(table, (step) => 1 / step))),
  );
  put(kernel.weightsOf(), distortionWeights(parameters).flatMap(byPosition));
  put(kernel.pricesOf(), AC_RATES.flat());
  put(kernel.slowPricesOf(), LOW_AC_RATES.flat());
  put(kernel.meanPricesOf(), DC_RATES.flat());
  const { lambda, masking } = parameters;
  put(kernel.settingsOf(), [
    ...[lambda.lumaAc, lambda.chromaAc, lambda.lumaDc, lambda.chromaDc].map((each) => each * factor),
    ...[masking.lumaOffset, masking.lumaPower, masking.chromaOffset, masking.chromaPower],
  ]);
}

/** Passes all rows to the kernel, which keeps their quantised coefficients. */
function quantiseRows(
  kernel: Kernel,
  { data, width, height, channels }: JpegPixels,
  { subsampling, asLibjpeg, onRow }: JpegOptions,
): void {
  const address = kernel.open(width, height, SUBSAMPLINGS.indexOf(subsampling), channels, asLibjpeg);
  const stride = width * channels;
  const inputRow = () => new Uint8Array(kernel.memory.buffer, address, stride);
  let row = inputRow();
  for (let y = 0; y < height; y++) {
    // Growth of the memory detaches the array.
    if (row.length === 0) row = inputRow();
    row.set(data.subarray(y * stride, (y + 1) * stride));
    kernel.takeRow();
    onRow?.(y + 1);
  }
  kernel.finish();
}

/** Returns SOI, APP0, DQT (B.2.4.1) and the frame header (B.2.2). */
function frameHeader({ width, height }: Size, components: readonly FrameComponent[], progressive: boolean): Uint8Array {
  // Components with equal steps share a quantisation table.
  const keys = components.map(({ table }) => Array.from(table).join());
  const distinct = [...new Set(keys)];
  const tables = distinct.map((key) => key.split(',').map(Number));
  const isWide = (table: readonly number[]) => table.some((step) => step > 255);
  // Baseline allows no steps of 16 bits (B.2.4.1).
  const sequential = tables.some(isWide) ? SOF1 : SOF0;
  return Uint8Array.from([
    ...[0xff, SOI, ...JFIF],
    ...segment(
      DQT,
      tables.flatMap((table, i) => (isWide(table) ? [0x10 | i, ...table.flatMap(word)] : [i, ...table])),
    ),
    ...segment(progressive ? SOF2 : sequential, [
      ...[8, ...word(height), ...word(width), components.length],
      ...components.flatMap(({ h, v }, c) => [c + 1, (h << 4) | v, distinct.indexOf(keys[c] ?? '')]),
    ]),
  ]);
}

/** One DC scan has Cb and Cr, unless their blocks have another order in MCUs than by rows, as kernel/index.ts decides too. */
const isChromaTogether = (components: readonly FrameComponent[]) =>
  components.slice(1).every(({ h, v }) => h * v === 1);

/** Returns the components of a scan: one, Cb and Cr for their DC scan, or all for the baseline scan. */
function componentsOf({ component, ss, se }: Scan, components: readonly FrameComponent[]): number[] {
  const all = [...components.keys()];
  if (ss === 0 && se > 0) return all;
  const isPair = ss === 0 && component === 1 && isChromaTogether(components);
  return isPair ? [1, 2] : [component];
}

/** Returns class and destination (Tc and Th of B.2.4.2) of a scan's Huffman table `i`: 0x10 and up for AC. */
const destinationOf = ({ ss }: Scan, i: number) => (ss > 0 ? 0x10 : ((i & 1) << 4) | (i >> 1));

/** Encodes each scan: DHT, the scan header (B.2.3) and the entropy-coded segment. */
function* encodedScans(
  kernel: Kernel,
  scans: readonly Scan[],
  components: readonly FrameComponent[],
): Generator<Uint8Array> {
  for (const scan of scans) {
    const { tables, bits } = counted(kernel, scan, 1, true);
    const own = componentsOf(scan, components);
    yield Uint8Array.from([
      ...tables.flatMap((table, i) => segment(DHT, [destinationOf(scan, i), ...bitsAndValues(table)])),
      ...segment(SOS, [
        own.length,
        ...own.flatMap((c) => [c + 1, tables.length > 1 && c > 0 ? 0x11 : 0]),
        scan.ss,
        scan.se,
        (scan.ah << 4) | scan.al,
      ]),
    ]);
    for (const [i, table] of tables.entries()) putCodes(kernel, i, table);
    // Byte stuffing at most doubles a segment.
    const address = kernel.outputOf(Math.ceil(bits / 4) + 64);
    const end = kernel.write(address);
    yield new Uint8Array(kernel.memory.buffer, address, end - address).slice();
  }
}

/** Returns BITS and HUFFVAL: the number of codes of each length from 1 to 16, then the symbols (B.2.4.2). */
function bitsAndValues({ lengths, symbols }: HuffmanTable): number[] {
  const bits = new Array<number>(16).fill(0);
  for (const symbol of symbols) {
    const i = (lengths[symbol] ?? 0) - 1;
    bits[i] = (bits[i] ?? 0) + 1;
  }
  return [...bits, ...symbols];
}

/** Writes the codes and lengths of Huffman table `i` into the kernel's memory. */
function putCodes(kernel: Kernel, i: number, { codes, lengths }: HuffmanTable): void {
  const values = new Int32Array(kernel.memory.buffer, kernel.codesOf() + i * 2048, 512);
  for (let symbol = 0; symbol < 256; symbol++) {
    values[symbol * 2] = codes[symbol] ?? 0;
    values[symbol * 2 + 1] = lengths[symbol] ?? 0;
  }
}
