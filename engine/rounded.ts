import type { Size } from './geometry.ts';

/** Samples in 8 bits, rows from the top: grey or three colours, and one more for alpha. */
export interface Samples extends Size {
  data: Uint8Array | Uint8ClampedArray;
  channels: 1 | 2 | 3 | 4;
}

/**
 * Steps of 255 for calm places, where a coarse one would show as bands, for those between, and for busy ones. Each is a multiple
 * of the one before, or as good as 1: values that the next place has too pack best.
 */
export type Steps = readonly [calm: number, between: number, busy: number];

export interface Rounding {
  steps: Steps;
  /** How many times as busy as usual a place may be to take the finer of two steps: more bytes, and a truer picture. */
  leeway: number;
}

/**
 * How busy a place may be, as is usual, to count as calm or as between: the mean, over five by five pixels, of what a pixel
 * differs from its four neighbours.
 */
const BUSY = { calm: 1, between: 4 } as const;
const REACH = 2;
/** A letter's edge is as busy as grass is: more than so much a neighbour says nothing. */
const MOST_DIFFERENCE = 31;
/** In the same byte as the differences: the pixel is one of a flat surface, or of a line. */
const FLAT = 0x80;
const LIKE_NEIGHBOURS = 2;

/**
 * The same picture with fewer values of each colour, which packs better without loss: those that lie whole steps below 255.
 * White and alpha stay exact; what is flat, surfaces and the letters on them, counts as calm. Chosen by score for bytes
 * (docs/decisions/0033-png-bytes.md).
 */
export function rounded(
  { data, width, height, channels }: Samples,
  { steps, leeway }: Rounding,
): Uint8Array<ArrayBuffer> {
  const colours = channels < 3 ? 1 : 3;
  const busy = differences({ data, width, height, channels });
  const [fine, middle, coarse] = [valuesAt(steps[0]), valuesAt(steps[1]), valuesAt(steps[2])];
  const out = new Uint8Array(data);
  const columns = new Uint32Array(width);
  const addRow = (y: number, times: 1 | -1) => {
    if (y < 0 || y >= height) return;
    for (let x = 0, at = y * width; x < width; x++, at++)
      columns[x] = (columns[x] ?? 0) + times * ((busy[at] ?? 0) & ~FLAT);
  };
  for (let y = 0; y < REACH; y++) addRow(y, 1);
  for (let y = 0; y < height; y++) {
    addRow(y + REACH, 1);
    addRow(y - REACH - 1, -1);
    const rows = Math.min(height, y + REACH + 1) - Math.max(0, y - REACH);
    let sum = 0;
    for (let x = 0; x < Math.min(REACH, width); x++) sum += columns[x] ?? 0;
    for (let x = 0; x < width; x++) {
      if (x + REACH < width) sum += columns[x + REACH] ?? 0;
      if (x > REACH) sum -= columns[x - REACH - 1] ?? 0;
      // Of four neighbours each.
      const most = leeway * 4 * rows * (Math.min(width, x + REACH + 1) - Math.max(0, x - REACH));
      const isFlat = ((busy[y * width + x] ?? 0) & FLAT) !== 0;
      const table = isFlat || sum < BUSY.calm * most ? fine : sum < BUSY.between * most ? middle : coarse;
      const at = (y * width + x) * channels;
      for (let i = at; i < at + colours; i++) out[i] = table[data[i] ?? 0] ?? 0;
    }
  }
  return out;
}

function valuesAt(step: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, value) => Math.max(0, 255 - step * Math.round((255 - value) / step)));
}

/** Of each pixel the sum of what its colour differs from its four neighbours, and whether it is like two of them. */
function differences({ data, width, height, channels }: Samples): Uint8Array {
  const colours = channels < 3 ? 1 : 3;
  const made = new Uint8Array(width * height);
  const row = width * channels;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * row + x * channels;
      // At an edge the neighbour on the other side stands for the one that is missing; a single row or column has its own.
      const left = x > 0 ? -channels : width > 1 ? channels : 0;
      const right = x < width - 1 ? channels : left;
      const up = y > 0 ? -row : height > 1 ? row : 0;
      const down = y < height - 1 ? row : up;
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
      made[y * width + x] = Math.min(4 * MOST_DIFFERENCE, most) | (alike >= LIKE_NEIGHBOURS ? FLAT : 0);
    }
  }
  return made;
}
