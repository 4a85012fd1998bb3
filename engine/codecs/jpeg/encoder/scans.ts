import { type HuffmanTable, huffmanTableFor } from './huffman.ts';
import type { Kernel } from './kernel.ts';

/**
 * The parameters of a scan (T.81, B.2.3). Progressive scans (G.1) encode the DC coefficients of Y, those of Cb and Cr,
 * or a band of one component's AC coefficients. The one scan of a baseline file has Ss = 0 and Se = 63.
 */
export interface Scan {
  /** 0 for Y, 1 for Cb, 2 for Cr. A DC scan of Cb and Cr has 1. */
  component: number;
  /** Spectral selection: the first and last zigzag index, 0 and 0 for DC. */
  ss: number;
  se: number;
  /**
   * Successive approximation: the point transform of the previous scan of this band, or 0 for the first, and of this
   * scan.
   */
  ah: number;
  al: number;
}

/** A scan with its Huffman tables and its size. */
export interface CountedScan {
  scan: Scan;
  /** One table; the baseline scan has DC and AC of luma, then of chroma. */
  tables: HuffmanTable[];
  /** Size in bits, including the scan header and the tables, without byte stuffing. */
  bits: number;
}

/** Bytes of a scan header with one component, and of a DHT segment without its symbols. */
const SCAN_HEADER = 10;
const DHT = 21;
/** The last zigzag index. */
const LAST = 63;
/** Huffman tables in the kernel. */
const TABLES = 4;
/**
 * Zigzag indices at which a band may begin. Low frequencies often have a band each, since EOBRUN joins their empty
 * blocks.
 */
const BAND_STARTS = [1, 2, 3, 4, 5, 6, 9, 10, 15];
/** The search ends after this number of splits in succession that do not reduce the size. */
const PATIENCE = 2;
/** Where the second of two bands begins. */
const SPLIT = 3;
/** The largest Al: the kernel has bitmaps of magnitudes 1, 2 and 4. */
const MOST_AL = 2;
/** Rows of blocks in the sample by which scans are chosen. */
const SAMPLE_ROWS = 20;

const totalBits = (scans: readonly CountedScan[]) => scans.reduce((total, { bits }) => total + bits, 0);

/**
 * Counts a scan and computes its Huffman tables.
 * @param every counts one of `every` rows of blocks and scales the result up
 * @param isRecorded whether the kernel writes the scan next
 */
export function counted(kernel: Kernel, scan: Scan, every = 1, isRecorded = false): CountedScan {
  const { component, ss, se, ah, al } = scan;
  const extraBits = kernel.count(component, ss, se, ah, al, every, isRecorded);
  const counts = new Uint32Array(kernel.memory.buffer, kernel.countsOf(), TABLES * 256);
  const tables: HuffmanTable[] = [];
  let bits = extraBits * every + 8 * SCAN_HEADER;
  for (let from = 0; from < counts.length; from += 256) {
    const own = counts.subarray(from, from + 256);
    if (own.every((count) => count === 0)) break;
    const table = huffmanTableFor(own);
    tables.push(table);
    bits += 8 * (DHT + table.symbols.length);
    for (const symbol of table.symbols) bits += every * (own[symbol] ?? 0) * (table.lengths[symbol] ?? 0);
  }
  return { scan, tables, bits };
}

/** The one scan of a baseline file (T.81, F.1.2). */
export const BASELINE_SCANS: readonly Scan[] = [{ component: 0, ss: 0, se: LAST, ah: 0, al: 0 }];

/** Returns the AC scans of a component: the smallest of several spectral selections and successive approximations. */
function chooseAcScans(kernel: Kernel, component: number, every: number): Scan[] {
  const known = new Map<string, CountedScan>();
  const scan = (ss: number, next: number, ah: number, al: number): CountedScan => {
    const key = `${ss} ${next} ${ah} ${al}`;
    const own = known.get(key) ?? counted(kernel, { component, ss, se: next - 1, ah, al }, every);
    known.set(key, own);
    return own;
  };
  const smallest = (candidates: readonly CountedScan[][]) =>
    candidates.reduce((best, scans) => (totalBits(scans) < totalBits(best) ? scans : best));
  /** The refinement scans of a band after a first scan with `al`, one bit each. */
  const refinements = (ss: number, next: number, al: number) =>
    Array.from({ length: al }, (_, i) => scan(ss, next, al - i, al - i - 1));
  /** The scans of one band, with the number of refinement scans that makes them smallest. */
  const band = (ss: number, next = LAST + 1): CountedScan[] => {
    let best = [scan(ss, next, 0, 0)];
    for (let al = 1; al <= MOST_AL; al++) {
      const scans = [scan(ss, next, 0, al), ...refinements(ss, next, al)];
      if (totalBits(scans) >= totalBits(best)) break;
      best = scans;
    }
    return best;
  };
  /** Two bands with common refinement scans. */
  const refinedTogether = (al: number) => [
    ...[scan(1, SPLIT, 0, al), scan(SPLIT, LAST + 1, 0, al)],
    ...refinements(1, LAST + 1, al),
  ];
  let best = smallest([band(1), [...band(1, SPLIT), ...band(SPLIT)]]);
  if (best.some(({ scan: { ah } }) => ah > 0)) best = smallest([best, refinedTogether(1), refinedTogether(2)]);
  let heads: CountedScan[] = [];
  let inVain = 0;
  for (const [i, start] of BAND_STARTS.entries()) {
    const before = BAND_STARTS[i - 1];
    if (before === undefined) continue;
    heads = [...heads, ...band(before, start)];
    if (start < SPLIT) continue;
    const scans = [...heads, ...band(start)];
    if (totalBits(scans) < totalBits(best)) {
      best = scans;
      inVain = 0;
    } else if (start > SPLIT && ++inVain === PATIENCE) break;
  }
  return best.map((own) => own.scan).sort((a, b) => b.al - a.al || a.ss - b.ss);
}

/**
 * Chooses the scans of a progressive file (T.81, G.1.1.1): the DC scans, then each component's AC scans, coarse bits
 * first. AC scans are chosen by a sample of the rows of blocks.
 * @param components 1 or 3
 * @param height of the picture in pixels
 * @param isChromaTogether whether one DC scan has Cb and Cr
 */
export function chooseScans(kernel: Kernel, components: number, height: number, isChromaTogether: boolean): Scan[] {
  const all = Array.from({ length: components }, (_, component) => component);
  const dc = all.slice(0, isChromaTogether ? 2 : 3).map((component) => ({ component, ss: 0, se: 0, ah: 0, al: 0 }));
  const every = Math.max(1, Math.floor(height / 8 / SAMPLE_ROWS));
  return [...dc, ...all.flatMap((component) => chooseAcScans(kernel, component, every))];
}
