import { toNext, toPrevious } from '../../pixels/neighbours.ts';
import type { Samples } from '../../pixels/pixels.ts';

/**
 * Rounding steps, of 255, by local activity: for calm areas, where coarse steps would be visible as bands, for those
 * between, and for busy ones. Each is a multiple of the one before or almost 1, since equal values in neighbouring
 * areas compress best.
 */
export type Steps = readonly [calm: number, between: number, busy: number];

export interface RoundingTweak {
  /** Factor of the activity limits: a larger one rounds more areas finely, for more bytes and a smaller error. */
  leeway?: number;
}

/** How colours are rounded. */
export interface Rounding extends Required<RoundingTweak> {
  steps: Steps;
}

/**
 * The usual activity limits of calm areas and of those between: mean difference from the four neighbours, over 5 × 5
 * pixels.
 */
const BUSY = { calm: 1, between: 4 } as const;
const REACH = 2;
/** Differences are clipped to this, so that a letter's edge counts no more than grass. */
const MOST_DIFFERENCE = 31;
/** The largest sum of a pixel's differences. */
const MOST_SUM = 4 * MOST_DIFFERENCE;
/** A flag in the byte of the differences: the pixel is part of a flat area or a line. */
const FLAT = 0x80;
const LIKE_NEIGHBOURS = 2;

/**
 * Rounds colours to fewer values, whole steps below 255, so that lossless compression is better. White and alpha stay
 * exact. Flat areas and the letters on them count as calm. The steps were chosen by score and bytes
 * (docs/decisions/0033-png-bytes.md).
 * @returns samples in the layout of the input
 */
export function rounded(samples: Samples, { steps, leeway }: Rounding): Uint8Array<ArrayBuffer> {
  const { data, width, height, channels } = samples;
  const colours = coloursIn(channels);
  const busy = differences(samples);
  const activity = new Activity(busy, width, height);
  const [fine, middle, coarse] = [valuesAt(steps[0]), valuesAt(steps[1]), valuesAt(steps[2])];
  const out = new Uint8Array(data);
  for (let y = 0; y < height; y++) {
    activity.toRow(y);
    for (let x = 0; x < width; x++) {
      const sum = activity.toPixel(x);
      const most = leeway * activity.areaAt(x);
      const isFlat = ((busy[y * width + x] ?? 0) & FLAT) !== 0;
      const table = isFlat || sum < BUSY.calm * most ? fine : sum < BUSY.between * most ? middle : coarse;
      const at = (y * width + x) * channels;
      for (let i = at; i < at + colours; i++) out[i] = table[data[i] ?? 0] ?? 0;
    }
  }
  return out;
}

const coloursIn = (channels: number) => (channels < 3 ? 1 : 3);

function valuesAt(step: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, value) => Math.max(0, 255 - step * Math.round((255 - value) / step)));
}

/** Sums of differences over windows of 5 × 5 pixels, which move along each row and then to the next. */
class Activity {
  readonly #busy: Uint8Array;
  readonly #width: number;
  readonly #height: number;
  /** The sum of each column of the window's rows. */
  readonly #columns: Uint32Array;
  #rows = 0;
  #sum = 0;

  constructor(busy: Uint8Array, width: number, height: number) {
    this.#busy = busy;
    this.#width = width;
    this.#height = height;
    this.#columns = new Uint32Array(width);
    for (let y = 0; y < REACH; y++) this.#addRow(y, 1);
  }

  #addRow(y: number, times: 1 | -1): void {
    if (y < 0 || y >= this.#height) return;
    const columns = this.#columns;
    const first = y * this.#width;
    for (let x = 0; x < columns.length; x++)
      columns[x] = (columns[x] ?? 0) + times * ((this.#busy[first + x] ?? 0) & ~FLAT);
  }

  /** Moves to the beginning of the next row. */
  toRow(y: number): void {
    this.#addRow(y + REACH, 1);
    this.#addRow(y - REACH - 1, -1);
    this.#rows = Math.min(this.#height, y + REACH + 1) - Math.max(0, y - REACH);
    this.#sum = 0;
    for (let x = 0; x < Math.min(REACH, this.#width); x++) this.#sum += this.#columns[x] ?? 0;
  }

  /** Moves to the next pixel. @returns the sum around it */
  toPixel(x: number): number {
    if (x + REACH < this.#width) this.#sum += this.#columns[x + REACH] ?? 0;
    if (x > REACH) this.#sum -= this.#columns[x - REACH - 1] ?? 0;
    return this.#sum;
  }

  /** Returns the number of differences in a sum: four of each pixel. */
  areaAt(x: number): number {
    return 4 * this.#rows * (Math.min(this.#width, x + REACH + 1) - Math.max(0, x - REACH));
  }
}

/** Returns for each pixel the sum of its differences from four neighbours, and `FLAT` if it equals two of them. */
function differences({ data, width, height, channels }: Samples): Uint8Array {
  const colours = coloursIn(channels);
  const made = new Uint8Array(width * height);
  const row = width * channels;
  for (let y = 0; y < height; y++) {
    const [up, down] = [toPrevious(y, height, row), toNext(y, height, row)];
    for (let x = 0; x < width; x++) {
      const at = y * row + x * channels;
      const [left, right] = [toPrevious(x, width, channels), toNext(x, width, channels)];
      let most = 0;
      let [l, r, u, d] = [0, 0, 0, 0];
      for (let i = at; i < at + colours; i++) {
        const value = data[i] ?? 0;
        const dl = Math.abs(value - (data[i + left] ?? 0));
        const dr = Math.abs(value - (data[i + right] ?? 0));
        const du = Math.abs(value - (data[i + up] ?? 0));
        const dd = Math.abs(value - (data[i + down] ?? 0));
        most = Math.max(most, dl + dr + du + dd);
        l += dl;
        r += dr;
        u += du;
        d += dd;
      }
      const alike = Number(l === 0) + Number(r === 0) + Number(u === 0) + Number(d === 0);
      made[y * width + x] = Math.min(MOST_SUM, most) | (alike >= LIKE_NEIGHBOURS ? FLAT : 0);
    }
  }
  return made;
}
