import { type Codes, codesFor } from './huffman.ts';
import type { Kernel } from './kernel.ts';

/** One scan (T.81, G.1): of luma's or both colours' means, or of a band of one part's other coefficients. */
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
  codes: Codes;
  bits: number;
}

/** Bytes of a scan's marker, and of a table's beside its symbols. */
const HEADER = 10;
const TABLE = 21;
const LAST = 63;
/** Where a band may end and another begin. */
const CUTS = [[], [3], [6], [9]];
/** Bits of a coefficient that may come later: the kernel's maps tell 1, 2 and 4. */
const MOST_LATER = 2;

const sum = (scans: readonly Counted[]) => scans.reduce((total, { bits }) => total + bits, 0);

function counted(kernel: Kernel, scan: Scan): Counted {
  const beside = kernel.count(scan.part, scan.start, scan.end, scan.high, scan.low);
  const counts = new Uint32Array(kernel.memory.buffer, kernel.countsOf(), 256).slice();
  const codes = codesFor(counts);
  let bits = beside + 8 * (HEADER + TABLE + codes.symbols.length);
  for (const symbol of codes.symbols) bits += (counts[symbol] ?? 0) * (codes.lengths[symbol] ?? 0);
  return { scan, codes, bits };
}

/** The cheapest of a few ways to write one part: cut into bands or not, and with how many bits at first. */
function cheapest(kernel: Kernel, part: number): Counted[] {
  const bands = (cuts: readonly number[], low: number) =>
    [...cuts, LAST + 1].map((next, i) =>
      counted(kernel, { part, start: cuts[i - 1] ?? 1, end: next - 1, high: 0, low }),
    );
  const uncut = CUTS.map((cuts) => ({ cuts, scans: bands(cuts, 0) }));
  const { cuts, scans } = uncut.reduce((best, way) => (sum(way.scans) < sum(best.scans) ? way : best));
  let best = scans;
  let later: Counted[] = [];
  for (let low = 1; low <= MOST_LATER; low++) {
    later = [counted(kernel, { part, start: 1, end: LAST, high: low, low: low - 1 }), ...later];
    const way = [...bands(cuts, low), ...later];
    if (sum(way) >= sum(best)) break;
    best = way;
  }
  return best;
}

/** @param parts 1 or 3 */
export function chooseScans(kernel: Kernel, parts: number): Counted[] {
  const all = Array.from({ length: parts }, (_, part) => part);
  const means = all.slice(0, 2).map((part) => counted(kernel, { part, start: 0, end: 0, high: 0, low: 0 }));
  return [...means, ...all.flatMap((part) => cheapest(kernel, part))];
}
