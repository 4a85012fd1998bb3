import { APP0, COM, DHT, DQT, DRI, EOI, RST0, SOF0, SOF2, SOI, SOS } from '../markers.ts';
import { type Frame, type Markers, noteMarker, readFrame } from './frame.ts';
import { type Kernel, newKernel } from './kernel.ts';
import { accept, JpegRefused, REFUSALS } from './refusal.ts';
import { isComplete, readScan, type Scan } from './scan.ts';

/** Natural order by zigzag index (T.81, figure A.6). */
const NATURAL = naturalOrder();

function naturalOrder(): number[] {
  const diagonal = (i: number) => (i >> 3) + (i & 7);
  // Odd diagonals lead down, even ones up.
  const along = (i: number) => (diagonal(i) % 2 === 1 ? i >> 3 : i & 7);
  const places = Array.from({ length: 64 }, (_, i) => i);
  return places.sort((a, b) => diagonal(a) - diagonal(b) || along(a) - along(b));
}

/** Parses the marker segments, and passes tables and scans to a kernel. */
export class JpegFile {
  readonly kernel: Kernel;
  readonly markers: Markers = { jfif: false };
  readonly #bytes: Uint8Array;
  readonly #quantisation: (Uint16Array | undefined)[] = [];
  /** Slots of the kernel that have a table. */
  readonly #huffman = new Set<number>();
  #frame: Frame | undefined;
  #interval = 0;
  #at = 2;
  /** Where the bytes begin that the kernel does not have yet. */
  #passed = 0;
  /** Scans whose decoding has begun. */
  #scans = 0;
  /** Whether the first scan has all components. */
  #firstIsWhole = false;

  constructor(module: WebAssembly.Module, bytes: Uint8Array, memory?: WebAssembly.Memory) {
    accept(bytes[0] === 0xff && bytes[1] === SOI, 'not-jpeg');
    this.#bytes = bytes;
    this.kernel = newKernel(module, memory);
  }

  /** An array in the kernel's memory, valid until that grows. */
  view<T>(type: new (buffer: ArrayBuffer, at: number, length: number) => T, at: number, length: number): T {
    return new type(this.kernel.memory.buffer as ArrayBuffer, at, length);
  }

  /**
   * Reads up to the next scan, which the caller begins and decodes before the next call.
   * @returns undefined at the end: at EOI, or where a file without that marker ends after its last scan
   */
  nextScan(): { frame: Frame; scan: Scan } | undefined {
    if (this.#frame && this.#at >= this.#bytes.length && isComplete(this.#frame)) return undefined;
    for (let marker = this.#marker(); ; marker = this.#marker()) {
      if (marker === EOI) {
        accept(this.#frame !== undefined, 'marker');
        accept(isComplete(this.#frame), 'incomplete');
        return undefined;
      }
      acceptMarker(marker);
      const body = this.#segment();
      if (marker === SOS) {
        accept(this.#frame !== undefined, 'marker');
        return { frame: this.#frame, scan: readScan(body, this.#frame) };
      }
      this.#read(marker, body);
    }
  }

  /** Begins a scan after its header. @returns the number of rows of MCUs */
  beginScan({ shown, ss, se, ah, al }: Scan, progressive: boolean): number {
    const { kernel } = this;
    kernel.openInput(this.#bytes.length);
    this.#passed = this.#at;
    this.#scans += 1;
    if (this.#scans === 1) this.#firstIsWhole = shown.length === this.#frame?.components.length;
    this.#pass();
    kernel.beginScan();
    for (const { component, index, td, ta } of shown) {
      accept(ss > 0 || ah > 0 || this.#huffman.has(td), 'table');
      accept(se === 0 || this.#huffman.has(4 + ta), 'table');
      // A component has the table that precedes its first scan.
      if (ss === 0 && ah === 0) {
        const table = this.#quantisation[component.tq];
        accept(table !== undefined, 'table');
        this.view(Uint16Array, kernel.tableOf(index), 64).set(table);
        kernel.limitDc(index);
      }
      kernel.addToScan(index, td, ta);
    }
    return kernel.openScan(progressive, ss, se, ah, al, this.#interval);
  }

  /** Decodes the scan's next row of MCUs. @throws {JpegRefused} */
  scanRow(): void {
    if (this.kernel.needsInput()) this.#pass();
    const outcome = this.kernel.scanRow();
    const reason = outcome > 0 ? (REFUSALS[outcome - 1] ?? 'code') : undefined;
    if (reason === 'truncated') throw this.#truncated(1 - this.kernel.mcusDone() / this.kernel.mcusOfScan());
    if (reason) throw new JpegRefused(reason);
  }

  /** @param missing the share of the current scan that is missing */
  #truncated(missing?: number): JpegRefused {
    if (this.#scans === 0) return new JpegRefused('truncated', 1);
    return new JpegRefused('truncated', this.#scans === 1 && this.#firstIsWhole ? missing : undefined);
  }

  /** Continues after the scan that the kernel has decoded. */
  endScan(): void {
    // The marker is read again.
    const at = this.#passed - this.kernel.unread() - 2;
    const next = this.#bytes[at + 1] ?? 0;
    const isMarker = this.#bytes[at] === 0xff && next !== 0 && next !== 0xff;
    this.#at = isMarker ? at : this.#bytes.length;
  }

  /** Passes on as many bytes of a scan as the kernel has room for. */
  #pass(): void {
    const { kernel } = this;
    const bytes = this.#bytes.subarray(this.#passed, this.#passed + kernel.makeRoom());
    this.view(Uint8Array, kernel.inputAddress(), bytes.length).set(bytes);
    this.#passed += bytes.length;
    kernel.addInput(bytes.length, this.#passed === this.#bytes.length);
  }

  #marker(): number {
    const bytes = this.#bytes;
    if (this.#at + 1 >= bytes.length) throw this.#truncated();
    accept(bytes[this.#at++] === 0xff, 'marker');
    // Fill bytes may precede a marker.
    while (bytes[this.#at] === 0xff) this.#at++;
    return bytes[this.#at++] ?? 0;
  }

  #segment(): Uint8Array {
    const length = ((this.#bytes[this.#at] ?? 0) << 8) | (this.#bytes[this.#at + 1] ?? 0);
    const body = this.#bytes.subarray(this.#at + 2, this.#at + length);
    accept(length >= 2, 'marker');
    this.#at += length;
    if (this.#at > this.#bytes.length) throw this.#truncated();
    return body;
  }

  #read(marker: number, body: Uint8Array): void {
    if (marker === DHT) this.#readHuffman(body);
    else if (marker === DQT) this.#readQuantisation(body);
    else if (marker === DRI) {
      accept(body.length === 2, 'marker');
      this.#interval = ((body[0] ?? 0) << 8) | (body[1] ?? 0);
    } else if (marker >= SOF0 && marker <= SOF2) {
      accept(this.#frame === undefined, 'marker');
      this.#frame = readFrame(body, marker === SOF2);
    } else noteMarker(this.markers, marker, body);
  }

  #readHuffman(body: Uint8Array): void {
    for (let at = 0; at < body.length; ) {
      const place = body[at] ?? 0;
      const counts = body.subarray(at + 1, at + 17);
      const symbols = counts.reduce((sum, count) => sum + count, 0);
      const definition = body.subarray(at + 1, at + 17 + symbols);
      accept((place & 0xec) === 0 && symbols <= 256 && definition.length === 16 + symbols, 'table');
      this.view(Uint8Array, this.kernel.definitionOf(), 272).set(definition);
      const slot = (place >> 2) | (place & 3);
      accept(this.kernel.buildTable(slot) !== 0, 'table');
      this.#huffman.add(slot);
      at += 17 + symbols;
    }
  }

  #readQuantisation(body: Uint8Array): void {
    for (let at = 0; at < body.length; ) {
      const place = body[at++] ?? 0;
      const wide = place >> 4;
      accept(wide <= 1 && (place & 15) < 4 && at + 64 * (wide + 1) <= body.length, 'table');
      const table = new Uint16Array(64);
      for (const natural of NATURAL) {
        const step = wide === 0 ? (body[at] ?? 0) : ((body[at] ?? 0) << 8) | (body[at + 1] ?? 0);
        // The inverse DCT has signed steps of 16 bits.
        accept(step > 0 && step < 0x8000, 'table');
        table[natural] = step;
        at += wide + 1;
      }
      this.#quantisation[place & 15] = table;
    }
  }
}

/** T.81, table B.1. */
function acceptMarker(marker: number): void {
  if ([DHT, SOS, DQT, DRI, COM].includes(marker)) return;
  if (marker >= SOF0 && marker <= SOF2) return;
  accept(marker !== 0xc3, 'lossless');
  // JPG and DAC among them.
  accept(marker < 0xc8 || marker >= RST0, marker < 0xd0 ? 'arithmetic' : 'marker');
  accept(marker > 0xc7 || marker < 0xc5, 'hierarchical');
  accept(marker !== 0xde && marker !== 0xdf, 'hierarchical');
  accept(marker >= APP0 && marker <= 0xef, 'marker');
}
