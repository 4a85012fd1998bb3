import { newBytes, type TakeBytes } from '../../../bytes/reused.ts';
import type { Size } from '../../../geometry/steps.ts';
import { JpegFile } from './file.ts';
import { coloursOf, type Frame, type JpegColours } from './frame.ts';
import { accept, JpegRefused } from './refusal.ts';
import type { Scan } from './scan.ts';

/** Rows of 8-bit samples from the top: grey, or red, green and blue. */
export interface DecodedPixels extends Size {
  data: Uint8Array<ArrayBuffer>;
  channels: 1 | 3;
}

export interface DecodedCoefficients extends Size {
  colours: JpegColours;
  components: DecodedComponent[];
}

export interface DecodedComponent {
  /** Sampling factors. */
  h: number;
  v: number;
  /** Blocks with samples of the image. */
  across: number;
  down: number;
  /** Blocks per row, with those that pad the last MCU. */
  columns: number;
  /** Quantised coefficients in the decoder's memory: 64 per block in natural order, row by row. */
  blocks: Int16Array;
  /** Quantisation table in natural order. */
  table: Uint16Array;
}

/** Is called after each row of MCUs; what it throws ends the decoding. */
type OnRow = (() => void) | undefined;

/** The factors by which a picture can be decoded at a smaller size. */
export type Shrink = 1 | 2 | 4 | 8;

/** Coefficients that are kept at most, two bytes each. */
const MOST_KEPT = 1 << 28;

/** Takes a picture's rows while they are decoded. */
export interface RowSink {
  open(picture: Size & Pick<DecodedPixels, 'channels'>): void;
  /** @param rows whole rows, valid until the function returns */
  add(rows: Uint8Array): void;
}

interface DecodeOptions {
  shrink?: Shrink;
  onRow?: OnRow;
  /** Memory for the kernel, as `newKernel` expects it. @default new memory */
  memory?: WebAssembly.Memory;
}

/**
 * The pixels as libjpeg-turbo decodes them, with its accurate integer DCT and its triangle filter.
 * @param module the compiled `kernel.wasm`
 * @param options.shrink divides both sides, which are rounded down: fewer samples are computed per block
 * @throws {JpegRefused} for everything else than an undamaged file of a known process
 * @throws {WebAssembly.RuntimeError} if memory runs out
 */
export function decodeJpeg(module: WebAssembly.Module, bytes: Uint8Array, options?: DecodeOptions): DecodedPixels {
  const collector = new RowCollector();
  decodeRows(module, bytes, collector, options);
  return collector.result;
}

/** Collects all rows. */
export class RowCollector implements RowSink {
  readonly #take: TakeBytes;
  result: DecodedPixels = { width: 0, height: 0, channels: 1, data: new Uint8Array() };
  #end = 0;

  constructor(take: TakeBytes = newBytes) {
    this.#take = take;
  }

  open({ width, height, channels }: Size & Pick<DecodedPixels, 'channels'>): void {
    this.result = { width, height, channels, data: this.#take(width * height * channels) };
  }

  add(rows: Uint8Array): void {
    this.result.data.set(rows, this.#end);
    this.#end += rows.length;
  }
}

/** Decodes as `decodeJpeg`, without a picture in memory. The rows of a damaged file arrive up to the damage. @throws as `decodeJpeg` */
export function decodeRows(
  module: WebAssembly.Module,
  bytes: Uint8Array,
  sink: RowSink,
  options: DecodeOptions = {},
): void {
  decodeTo(new JpegFile(module, bytes, options.memory), sink, options, false);
}

/**
 * How a file that may end early is read: `whole` without the end-of-image marker, a share of the picture that is missing, from 0 to 1 and
 * undefined if only detail is, or `other` if the end is not what is wrong with it.
 */
export type Ending = 'whole' | { missing: number | undefined } | 'other';

export function endingOf(module: WebAssembly.Module, bytes: Uint8Array): Ending {
  try {
    decodeRows(module, bytes, { open: () => {}, add: () => {} }, { shrink: 8 });
    return 'whole';
  } catch (error) {
    if (error instanceof JpegRefused) {
      return error.reason === 'truncated' && error.missing !== 1 ? { missing: error.missing } : 'other';
    }
    if (error instanceof WebAssembly.RuntimeError) return 'other';
    throw error;
  }
}

/** A file whose coefficients stay in memory: only its first decoding includes entropy decoding. */
export class KeptJpeg {
  readonly #module: WebAssembly.Module;
  readonly #bytes: Uint8Array;
  #decoded: { file: JpegFile; frame: Frame } | undefined;

  constructor(module: WebAssembly.Module, bytes: Uint8Array) {
    this.#module = module;
    this.#bytes = bytes;
  }

  /** @throws as `decodeJpeg`, and what `onRow` throws; the file can be decoded again */
  decodeRows(sink: RowSink, options: Omit<DecodeOptions, 'memory'> = {}): void {
    if (!this.#decoded) {
      const file = new JpegFile(this.#module, this.#bytes);
      const frame = decodeTo(file, sink, options, true);
      this.#decoded = { file, frame };
      return;
    }
    const { shrink = 1, onRow } = options;
    const { file, frame } = this.#decoded;
    file.kernel.scaleTo(8 / shrink);
    const addRow = rowsOf(file, frame, shrink, sink);
    for (let row = 0; row < mcuRows(frame); row++) {
      addRow(row);
      onRow?.();
    }
  }
}

function decodeTo(file: JpegFile, sink: RowSink, { shrink = 1, onRow }: DecodeOptions, keep: boolean): Frame {
  const { frame, scan } = firstScan(file);
  // One scan of everything is decoded row by row, if need be without the whole image's coefficients.
  const isOnly = !frame.progressive && scan.shown.length === frame.components.length;
  openFrame(file, frame, { shrink, keep: keep || !isOnly });
  const addRow = rowsOf(file, frame, shrink, sink);
  decodeScan(file, frame, scan, (row) => {
    if (isOnly) addRow(row);
    onRow?.();
  });
  decodeScans(file, onRow);
  for (let row = 0; !isOnly && row < mcuRows(frame); row++) addRow(row);
  return frame;
}

/** The coefficients. @throws as `decodeJpeg` */
export function decodeCoefficients(module: WebAssembly.Module, bytes: Uint8Array, onRow?: OnRow): DecodedCoefficients {
  const file = new JpegFile(module, bytes);
  const { frame, scan } = firstScan(file);
  openFrame(file, frame, { shrink: 1, keep: true });
  decodeScan(file, frame, scan, onRow);
  decodeScans(file, onRow);
  const { kernel } = file;
  const components = frame.components.map(({ h, v }, c) => {
    const [columns, down] = [kernel.columnsOf(c), kernel.downOf(c)];
    return {
      h,
      v,
      columns,
      down,
      across: kernel.acrossOf(c),
      blocks: file.view(Int16Array, kernel.blocksOf(c), columns * down * 64),
      table: file.view(Uint16Array, kernel.tableOf(c), 64),
    };
  });
  return { width: frame.width, height: frame.height, colours: coloursOf(frame, file.markers), components };
}

function firstScan(file: JpegFile): { frame: Frame; scan: Scan } {
  const first = file.nextScan();
  accept(first !== undefined, 'marker');
  return first;
}

function openFrame(
  { kernel }: JpegFile,
  { width, height, components }: Frame,
  { shrink, keep }: { shrink: Shrink; keep: boolean },
): void {
  const [h, v] = [Math.max(...components.map((one) => one.h)), Math.max(...components.map((one) => one.v))];
  const samples = components.reduce((sum, one) => sum + (width * one.h * height * one.v) / (h * v), 0);
  accept(!keep || samples <= MOST_KEPT, 'too-large');
  for (const one of components) kernel.addComponent(one.h, one.v);
  kernel.openFrame(width, height, 8 / shrink, keep);
}

function decodeScan(file: JpegFile, { progressive }: Frame, scan: Scan, onRow?: (row: number) => void): void {
  const rows = file.beginScan(scan, progressive);
  for (let row = 0; row < rows; row++) {
    file.scanRow();
    onRow?.(row);
  }
  file.endScan();
}

function decodeScans(file: JpegFile, onRow: OnRow): void {
  for (let next = file.nextScan(); next; next = file.nextScan()) decodeScan(file, next.frame, next.scan, onRow);
}

/** The number of rows of MCUs. */
const mcuRows = ({ height, components }: Frame) => Math.ceil(height / (8 * Math.max(...components.map(({ v }) => v))));

/** @returns a function that passes the pixels of a row of MCUs to the sink */
function rowsOf(file: JpegFile, frame: Frame, shrink: Shrink, sink: RowSink): (row: number) => void {
  const { components } = frame;
  const [width, height] = [Math.floor(frame.width / shrink), Math.floor(frame.height / shrink)];
  const channels = components.length === 1 ? 1 : 3;
  const band = file.kernel.openPixels(coloursOf(frame, file.markers) === 'ycc');
  sink.open({ width, height, channels });
  return (row) => sink.add(file.view(Uint8Array, band, file.kernel.pixelRows(row) * width * channels));
}
