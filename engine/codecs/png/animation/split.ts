import { concatenate } from '../../../bytes/concatenate.ts';
import { ImageError } from '../../../errors/errors.ts';
import { FIRST_PNG_CHUNK, type PngChunk, pngChunk, pngChunks, pngData } from '../chunks.ts';
import { apngControl } from './control.ts';
import { JOINS, LEAVES, type StoredAnimation, type StoredFrame } from './stored.ts';

/*
 * Animated PNG (PNG, third edition, W3C 2025, sections 4.9 and 11.3.6): `acTL` before the pixels, and per frame `fcTL`, followed by
 * its pixels in `IDAT`, or in `fdAT` after a sequence number.
 */

/** Chunks that every frame needs to be decoded; other chunks apply to the whole animation. */
const SHARED = new Set(['PLTE', 'tRNS']);
const END = pngChunk('IEND');
/** The sequence number before the pixels in `fdAT`. */
const NUMBER_BYTES = 4;
/** A denominator of 0 means hundredths. */
const UNSTATED_DENOMINATOR = 100;

type Placed = Omit<StoredFrame, 'png'>;
/** The current frame. */
interface Open {
  placed: Placed;
  pixels: Uint8Array[];
}

const damaged = (what: string) => new ImageError('unreadable', `Animated PNG: ${what}`);

const viewOf = (data: Uint8Array) => new DataView(data.buffer, data.byteOffset, data.byteLength);

function readControl(data: Uint8Array, canvas: { width: number; height: number }): Placed {
  const view = viewOf(data);
  const [width, height, left, top] = [4, 8, 12, 16].map((at) => view.getUint32(at)) as [number, number, number, number];
  const leaves = LEAVES[view.getUint8(24)];
  const joins = JOINS[view.getUint8(25)];
  if (!leaves || !joins) throw damaged('a frame is disposed of or blended in an unknown way');
  if (width === 0 || height === 0 || left + width > canvas.width || top + height > canvas.height) {
    throw damaged('a frame lies outside of the picture');
  }
  const delay = Math.round((view.getUint16(20) * 1000) / (view.getUint16(22) || UNSTATED_DENOMINATOR));
  return { width, height, left, top, delay, leaves, joins };
}

/** Returns the header for a picture of another size. */
function resized(header: Uint8Array, { width, height }: Placed): Uint8Array<ArrayBuffer> {
  const data = header.slice();
  const view = viewOf(data);
  view.setUint32(0, width);
  view.setUint32(4, height);
  return pngChunk('IHDR', data);
}

/** Collects frames chunk by chunk. */
class Splitter {
  readonly #bytes: Uint8Array;
  readonly #canvas: { width: number; height: number };
  readonly #header: Uint8Array;
  readonly #shared: Uint8Array[] = [];
  readonly #frames: Open[] = [];
  #next = 0;
  #showsFirst = false;

  constructor(bytes: Uint8Array, header: PngChunk) {
    this.#bytes = bytes;
    this.#header = pngData(bytes, header);
    const view = viewOf(this.#header);
    this.#canvas = { width: view.getUint32(0), height: view.getUint32(4) };
  }

  take(chunk: PngChunk): void {
    const data = pngData(this.#bytes, chunk);
    const open = this.#frames.at(-1);
    if (SHARED.has(chunk.type)) this.#shared.push(this.#bytes.subarray(chunk.start, chunk.end));
    if (chunk.type === 'fcTL') {
      this.#expectNumber(data);
      this.#frames.push({ placed: readControl(data, this.#canvas), pixels: [] });
    }
    // Pixels before the first `fcTL` are a default image that is not a frame.
    if (chunk.type === 'IDAT' && open) {
      this.#showsFirst = true;
      open.pixels.push(data);
    }
    if (chunk.type === 'fdAT') {
      this.#expectNumber(data);
      if (!open) throw damaged('pixels belong to no frame');
      open.pixels.push(data.subarray(NUMBER_BYTES));
    }
  }

  #expectNumber(data: Uint8Array): void {
    if (viewOf(data).getUint32(0) !== this.#next++) throw damaged('its parts are not in order');
  }

  finish(loop: number): StoredAnimation | undefined {
    const [first, ...rest] = this.#frames.map(({ placed, pixels }): StoredFrame => {
      if (pixels.length === 0) throw damaged('a frame has no pixels');
      const signature = this.#bytes.subarray(0, FIRST_PNG_CHUNK);
      const header = resized(this.#header, placed);
      return { ...placed, png: concatenate([signature, header, ...this.#shared, pngChunk('IDAT', ...pixels), END]) };
    });
    if (!first) return undefined;
    return { ...this.#canvas, loop, frames: [first, ...rest], showsFirst: this.#showsFirst };
  }
}

/**
 * Splits an animated PNG into one still per frame; undefined for a still.
 * @throws {ImageError} `unreadable`
 */
export function splitApng(bytes: Uint8Array): StoredAnimation | undefined {
  const control = apngControl(bytes);
  if (!control) return undefined;
  try {
    const chunks = pngChunks(bytes);
    const header = chunks.next().value;
    if (header?.type !== 'IHDR') throw damaged('it has no header');
    const splitter = new Splitter(bytes, header);
    for (const chunk of chunks) {
      if (chunk.end > bytes.length) break;
      if (chunk.type === 'IEND') return splitter.finish(control.loop);
      splitter.take(chunk);
    }
  } catch (error) {
    throw error instanceof RangeError ? damaged('a chunk is too short') : error;
  }
  throw damaged('the file ends early');
}
