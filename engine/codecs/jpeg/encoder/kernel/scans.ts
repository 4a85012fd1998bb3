import { acAfter, acIn, acOfRow, Component, dcOf, mapOf } from './quantised';
import { bits, isRecording, symbol } from './symbol-coder';

/*
 * Symbols and additional bits of each kind of scan: the baseline scan (T.81, F.1.2), and DC, first AC and AC refinement
 * scans of a progressive file (G.1.2). The entropy coder counts them, and may record them. For a sample of the picture,
 * `every` is above 1: of that many rows of blocks one is encoded.
 */

/** Blocks of an MCU, at most (B.2.3). */
const MOST_BLOCKS_PER_MCU = 10;
/** The symbol for a run of sixteen zeros (ZRL). */
const ZRL = 0xf0;
/** The longest end-of-band run that a symbol EOB0 to EOB14 encodes (table G.1). */
const MOST_EOBRUN = 0x7fff;

/** PRED of each component (F.1.1.5.1). */
const pred = new StaticArray<i32>(3);
/** The next block's AC coefficients, for each row of blocks in an MCU. */
const at = new StaticArray<usize>(MOST_BLOCKS_PER_MCU);
/** End-of-band run: blocks with no further coefficients in the band, which are not encoded yet (G.1.2.2). */
let eobrun: i32 = 0;
/**
 * The run's correction bits follow its symbol (G.1.2.3). Each block has up to 64, in a `u64`, and their count, a `u8`.
 */
const MOST_CORRECTION_BITS = 1000;
const corrections: usize = memory.data(MOST_CORRECTION_BITS * 8, 16);
const correctionSizes: usize = memory.data(MOST_CORRECTION_BITS);
/** Blocks of the run with correction bits. */
let correctedBlocks: i32 = 0;
let correctionBits: i32 = 0;

/** Encodes the end-of-band run, if there is one, with its correction bits (G.1.2.2). */
function encodeEobrun(): void {
  if (eobrun === 0) return;
  const n = 31 - clz<i32>(eobrun);
  symbol(0, n << 4, eobrun - (1 << n), n);
  eobrun = 0;
  for (let i = 0; i < correctedBlocks; i++) {
    bits(load<u64>(corrections + ((<usize>i) << 3)), load<u8>(correctionSizes + i));
  }
  correctedBlocks = 0;
  correctionBits = 0;
}

/** Encodes a DC difference: SSSS and additional bits (F.1.2.1). */
function encodeDc(table: i32, diff: i32): void {
  const n = 32 - clz<i32>(abs<i32>(diff));
  symbol(table, n, diff < 0 ? diff + (1 << n) - 1 : diff, n);
}

/**
 * Encodes an AC coefficient after `run` zeros, without its `al` lowest bits: ZRLs, RRRRSSSS and additional bits
 * (F.1.2.2).
 */
function encodeAc(table: i32, run: i32, v: i32, al: i32): void {
  while (run > 15) {
    symbol(table, ZRL, 0, 0);
    run -= 16;
  }
  const magnitude = abs<i32>(v) >> al;
  const n = 32 - clz<i32>(magnitude);
  symbol(table, (run << 4) | n, v < 0 ? (1 << n) - 1 - magnitude : magnitude, n);
}

/**
 * The DC scan of one component, or of two of equal size, which are interleaved. It is a progressive scan with Ss = Se =
 * 0, Ah = 0 and Al = 0 (G.1.2.1).
 */
export function dcScan(components: StaticArray<Component>, c: i32, count: i32, every: i32): void {
  const component = components[c];
  pred.fill(0);
  for (let y = 0; y < component.down; y += every) {
    for (let x = 0; x < component.across; x++) {
      for (let i = 0; i < count; i++) {
        const dc = dcOf(components[c + i], y * component.stride + x);
        encodeDc(0, dc - pred[i]);
        pred[i] = dc;
      }
    }
  }
}

/**
 * The one scan of a baseline file: all components, interleaved by MCU (A.2.3). Blocks that complete an MCU have a DC
 * difference of zero and no AC coefficients.
 */
export function baselineScan(components: StaticArray<Component>, count: i32, mcusAcross: i32, mcusDown: i32): void {
  pred.fill(0);
  for (let y = 0; y < mcusDown; y++) {
    for (let x = 0; x < mcusAcross; x++) {
      let row = 0;
      for (let c = 0; c < count; c++) {
        const component = components[c];
        const table = c > 0 ? 2 : 0;
        for (let i = 0; i < component.v; i++) {
          const v = y * component.v + i;
          if (x === 0 && v < component.down) at[row] = acOfRow(component, v);
          for (let u = x * component.h; u < (x + 1) * component.h; u++) {
            const isInside = v < component.down && u < component.across;
            const block = v * component.stride + u;
            const dc = isInside ? dcOf(component, block) : pred[c];
            encodeDc(table, dc - pred[c]);
            pred[c] = dc;
            const map = isInside ? mapOf(component, block, 0) : 0;
            at[row] = encodeAllAc(table + 1, at[row], map);
          }
          row++;
        }
      }
    }
  }
}

/** Encodes the AC coefficients of a block, and EOB (F.1.2.2). @returns the address of the next block's AC coefficients */
function encodeAllAc(table: i32, from: usize, all: u64): usize {
  let map = all;
  let before = 0;
  let at = from;
  while (map !== 0) {
    const k = <i32>ctz<u64>(map);
    map &= map - 1;
    encodeAc(table, k - before - 1, load<i16>(at), 0);
    before = k;
    at += 2;
  }
  if (before < 63) symbol(table, 0, 0, 0);
  return at;
}

/** The first scan of a component's band from `ss` to `se`, without the `al` lowest bits (G.1.2.2). */
export function acFirstScan(component: Component, ss: i32, se: i32, al: i32, every: i32): void {
  const wanted = band(ss, se);
  for (let y = 0; y < component.down; y += every) {
    let at = acOfRow(component, y);
    const firstBlock = y * component.stride;
    for (let block = firstBlock; block < firstBlock + component.across; block++) {
      const all = mapOf(component, block, 0);
      let map = (al === 0 ? all : mapOf(component, block, al)) & wanted;
      let before = ss - 1;
      if (map !== 0) encodeEobrun();
      while (map !== 0) {
        const k = <i32>ctz<u64>(map);
        map &= map - 1;
        encodeAc(0, k - before - 1, acIn(at, all, k), al);
        before = k;
      }
      if (before < se && ++eobrun === MOST_EOBRUN) encodeEobrun();
      at = acAfter(at, all);
    }
  }
  encodeEobrun();
}

/** A refinement scan of a component's band from `ss` to `se`: bit `al`, with Ah = Al + 1 (G.1.2.3). */
export function acRefinementScan(component: Component, ss: i32, se: i32, al: i32, every: i32): void {
  const wanted = band(ss, se);
  for (let y = 0; y < component.down; y += every) {
    let at = acOfRow(component, y);
    const firstBlock = y * component.stride;
    for (let block = firstBlock; block < firstBlock + component.across; block++) {
      const known = mapOf(component, block, al + 1) & wanted;
      const map = mapOf(component, block, al) & wanted;
      const all = mapOf(component, block, 0);
      if (isRecording) recordRefinement(at, all, map & ~known, ss, se, al);
      else countRefinement(known, map & ~known, ss, se);
      at = acAfter(at, all);
    }
  }
  encodeEobrun();
}

/**
 * Adds a block to the end-of-band run, unless its last coefficient is newly nonzero.
 * @param fresh the bitmap of coefficients that this scan makes nonzero
 * @param own correction bits after the last of them
 */
function endRefinement(se: i32, fresh: u64, own: u64, ownBits: i32): void {
  if (((fresh >> se) & 1) === 1) return;
  eobrun++;
  if (ownBits > 0) {
    store<u64>(corrections + ((<usize>correctedBlocks) << 3), own);
    store<u8>(correctionSizes + correctedBlocks++, <u8>ownBits);
    correctionBits += ownBits;
  }
  if (eobrun === MOST_EOBRUN || correctionBits > MOST_CORRECTION_BITS - 64) encodeEobrun();
}

/** Counts the symbols and bits that `recordRefinement` records, without reading the coefficients. */
function countRefinement(known: u64, fresh: u64, ss: i32, se: i32): void {
  let before = ss - 1;
  if (fresh !== 0) encodeEobrun();
  for (let map = fresh; map !== 0; map &= map - 1) {
    const k = <i32>ctz<u64>(map);
    let run = <i32>popcnt<u64>(~known & band(before + 1, k)) - 1;
    while (run > 15) {
      symbol(0, ZRL, 0, 0);
      run -= 16;
    }
    symbol(0, (run << 4) | 1, 0, 1);
    before = k;
  }
  const last = before < se ? <i32>popcnt<u64>(known & band(before + 1, se)) : 0;
  bits(0, <i32>popcnt<u64>(known) - last);
  endRefinement(se, fresh, 0, last);
}

/**
 * Records the refinement of a block.
 * @param at the address of its AC coefficients, of which `all` is the bitmap
 * @param fresh the bitmap of those that this scan makes nonzero
 */
function recordRefinement(at: usize, all: u64, fresh: u64, ss: i32, se: i32, al: i32): void {
  let run = 0;
  let before = ss - 1;
  /** Correction bits since the last symbol. */
  let own: u64 = 0;
  let ownBits = 0;
  let coming = fresh;
  if (fresh !== 0) encodeEobrun();
  let from = at + ((<usize>popcnt<u64>(all & ~(u64.MAX_VALUE << ss))) << 1);
  for (let map = all & band(ss, se); map !== 0; map &= map - 1) {
    const v = load<i16>(from);
    from += 2;
    const magnitude = abs<i32>(v) >> al;
    if (magnitude === 0) continue;
    const k = <i32>ctz<u64>(map);
    run += k - before - 1;
    before = k;
    // ZRL is encoded only if a newly nonzero coefficient follows.
    while (run > 15 && coming !== 0) {
      symbol(0, ZRL, 0, 0);
      bits(own, ownBits);
      ownBits = 0;
      own = 0;
      run -= 16;
    }
    if (magnitude > 1) {
      own = (own << 1) | <u64>(magnitude & 1);
      ownBits++;
      continue;
    }
    symbol(0, (run << 4) | 1, v < 0 ? 0 : 1, 1);
    bits(own, ownBits);
    ownBits = 0;
    own = 0;
    run = 0;
    coming &= coming - 1;
  }
  endRefinement(se, fresh, own, ownBits);
}

/** @returns the bitmap of zigzag indices `ss` to `se` */
function band(ss: i32, se: i32): u64 {
  return (u64.MAX_VALUE << ss) & (u64.MAX_VALUE >> (63 - se));
}
