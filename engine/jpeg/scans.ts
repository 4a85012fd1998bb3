import { type Codes, codesFor } from './huffman.ts';
import type { Kernel } from './kernel.ts';

/** One scan (T.81, G.1): of luma's or both colours' means, or of a band of one part's other coefficients; or the one scan of a baseline file, 0 to 63. */
export interface Scan {
  /** Of colours' means, the first. */
  part: number;
  /** First and last place of the zigzag; 0 and 0 for the means. */
  start: number;
  end: number;
  /** How many lowest bits came short before, and do now; 0 before where nothing came. */
  high: number;
  low: number;
}

export interface Counted {
  scan: Scan;
  /** Of a baseline scan four: luma's means and others, and colour's. */
  codes: Codes[];
  bits: number;
}

/** Bytes of a scan's marker, and of a table's beside its symbols. */
const HEADER = 10;
const TABLE = 21;
const LAST = 63;
/** The kernel's. */
const TABLES = 4;
/** Where a band may begin: what is slow has a scan for each place, where it pays, since zeros of many blocks are told together. */
const STARTS = [1, 2, 3, 4, 5, 6, 9, 10, 15];
/** So many cuts in vain are enough. */
const PATIENCE = 2;
/** Where the last band begins when there are two. */
const HALF = 3;
/** Bits of a coefficient that may come later: the kernel's maps tell 1, 2 and 4. */
const MOST_LATER = 2;
/** So many rows of blocks are enough to choose by. */
const ROWS = 64;

const sum = (scans: readonly Counted[]) => scans.reduce((total, { bits }) => total + bits, 0);

/** @param every of how many rows of blocks one is looked at; the others are taken to be like it */
function counted(kernel: Kernel, scan: Scan, every = 1): Counted {
  const beside = kernel.count(scan.part, scan.start, scan.end, scan.high, scan.low, every);
  const counts = new Uint32Array(kernel.memory.buffer, kernel.countsOf(), TABLES * 256).slice();
  const codes: Codes[] = [];
  let bits = beside * every + 8 * HEADER;
  for (let from = 0; from < counts.length; from += 256) {
    const own = counts.subarray(from, from + 256);
    if (own.every((count) => count === 0)) break;
    const table = codesFor(own);
    codes.push(table);
    bits += 8 * (TABLE + table.symbols.length);
    for (const symbol of table.symbols) bits += every * (own[symbol] ?? 0) * (table.lengths[symbol] ?? 0);
  }
  return { scan, codes, bits };
}

/** All in one. */
export const baselineScans = (kernel: Kernel): Counted[] => [
  counted(kernel, { part: 0, start: 0, end: LAST, high: 0, low: 0 }),
];

/** The cheapest of a few ways to cut one part into bands. */
function cheapest(kernel: Kernel, part: number, every: number): Scan[] {
  const known = new Map<string, Counted>();
  const scan = (start: number, next: number, high: number, low: number): Counted => {
    const key = `${start} ${next} ${high} ${low}`;
    const own = known.get(key) ?? counted(kernel, { part, start, end: next - 1, high, low }, every);
    known.set(key, own);
    return own;
  };
  const least = (ways: readonly Counted[][]) => ways.reduce((best, way) => (sum(way) < sum(best) ? way : best));
  /** What is left of `low` bits, from the highest. */
  const later = (start: number, next: number, low: number) =>
    Array.from({ length: low }, (_, i) => scan(start, next, low - i, low - i - 1));
  /** One band, with as many bits later as is cheapest. */
  const band = (start: number, next = LAST + 1): Counted[] => {
    let best = [scan(start, next, 0, 0)];
    for (let low = 1; low <= MOST_LATER; low++) {
      const way = [scan(start, next, 0, low), ...later(start, next, low)];
      if (sum(way) >= sum(best)) break;
      best = way;
    }
    return best;
  };
  const together = (low: number) => [
    ...[scan(1, HALF, 0, low), scan(HALF, LAST + 1, 0, low)],
    ...later(1, LAST + 1, low),
  ];
  let best = least([band(1), [...band(1, HALF), ...band(HALF)]]);
  if (best.some(({ scan: { high } }) => high > 0)) best = least([best, together(1), together(2)]);
  let heads: Counted[] = [];
  let inVain = 0;
  for (const [i, start] of STARTS.entries()) {
    const before = STARTS[i - 1];
    if (before === undefined) continue;
    heads = [...heads, ...band(before, start)];
    if (start < HALF) continue;
    const way = [...heads, ...band(start)];
    if (sum(way) < sum(best)) {
      best = way;
      inVain = 0;
    } else if (start > HALF && ++inVain === PATIENCE) break;
  }
  return best.map((own) => own.scan).sort((a, b) => b.low - a.low || a.start - b.start);
}

/** @param parts 1 or 3 */
export function chooseScans(kernel: Kernel, parts: number, height: number): Counted[] {
  const all = Array.from({ length: parts }, (_, part) => part);
  const means = all.slice(0, 2).map((part) => ({ part, start: 0, end: 0, high: 0, low: 0 }));
  const every = Math.max(1, Math.floor(height / 8 / ROWS));
  const scans = [...means, ...all.flatMap((part) => cheapest(kernel, part, every))];
  return scans.map((scan) => counted(kernel, scan));
}
