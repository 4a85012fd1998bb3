import { BLOCK_BYTES } from './component';
import { BLOCK_END, extend, LOOKUP_BITS, longCode, pairsOf } from './huffman';
import { BAD_CODE, BAD_COEFFICIENT, FINE } from './outcome';
import { begin, end, isWhole, marker } from './segment';

/*
 * Decodes the coefficients of one block (T.81, F.2.2 and G.2), which are kept in natural order, 16 bits each. DC coefficients of progressive
 * files have an array of their own (component.ts). The bit buffer has the next bits at its top. It takes a whole word wherever one
 * fits: after that it has at least 32 bits, and one symbol with its additional bits needs at most 30.
 */

/** Byte offset of a coefficient by its zigzag index. Runs beyond the block, two at most, end at its last coefficient. */
const offsets: usize = memory.data<u8>([
  0, 2, 16, 32, 18, 4, 6, 20, 34, 48, 64, 50, 36, 22, 8, 10, 24, 38, 52, 66, 80, 96, 82, 68, 54, 40, 26, 12, 14, 28, 42,
  56, 70, 84, 98, 112, 114, 100, 86, 72, 58, 44, 30, 46, 60, 74, 88, 102, 116, 118, 104, 90, 76, 62, 78, 92, 106, 120,
  122, 108, 94, 110, 124, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126,
  126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126,
]);

/** Zigzag index of each coefficient in natural order. */
const zigzag: usize = memory.data(64);

/** Prepares scans that refine AC coefficients. */
export function initZigzag(): void {
  for (let k = 0; k < 64; k++) store<u8>(zigzag + (<usize>load<u8>(offsets + k) >> 1), <u8>k);
}

const SHIFT = 64 - LOOKUP_BITS;
/** Lookups per refill: 3 × 10 bits are within the 32 that a refill guarantees. */
const LOOKUPS = 3;
/** T.81, tables F.1 and F.2, for samples of 8 bits. */
const MOST_DC_BITS = 11;
const MOST_AC_BITS = 10;
/** 64 coefficients with 26 bits each. */
const MOST_BLOCK_BITS = 64 * 26;

let hold: u64 = 0;
/** Valid bits of `hold`. */
let held: i32 = 0;
/** Address of the next word. */
let at: usize = 0;

/** Blocks without further coefficients that follow, of a progressive scan (EOBRUN). */
let eobRun: i32 = 0;

export function beginBits(): void {
  hold = 0;
  held = 0;
  at = begin;
  eobRun = 0;
}

/** Returns the address of the data that is not yet in the bit buffer. */
export function position(): usize {
  return at;
}

/** Follows data that was moved to a lower address. */
export function moveBack(by: usize): void {
  at -= by;
}

/** Has the decoder consumed more than the segment, or than the part of it that is ready? */
export function isPastEnd(): bool {
  return isWhole ? at > end + 8 : at >= end;
}

/** Are fewer than eight bits left, and no EOBRUN? */
export function isAtEnd(): bool {
  const left = bitsLeft();
  return left >= 0 && left < 8 && eobRun === 0;
}

/** Bits of the segment that are not decoded; negative if decoding went on in the zeros after it. */
function bitsLeft(): i32 {
  return <i32>(end - at) * 8 + held;
}

/** Does the file end before the data that the last blocks need? */
export function isCutOff(): bool {
  return isWhole && marker === 0 && bitsLeft() < 0;
}

/** Might the error in a block result from the end of the file? The block began at most its own length before that. */
export function mayBeCutOff(): bool {
  return isWhole && marker === 0 && bitsLeft() < MOST_BLOCK_BITS;
}

function refill(): void {
  hold |= ((<u64>load<u32>(at)) << 32) >> held;
  const words = <i32>(held <= 32);
  at += words << 2;
  held += words << 5;
}

function consume(n: i32): void {
  hold <<= n;
  held -= n;
}

/** @param n 1 to 16 */
function bits(n: i32): i32 {
  refill();
  const value = <i32>(hold >> (64 - n));
  consume(n);
  return value;
}

/** Was the last DC code invalid? */
let failed = false;

/** The difference of a DC coefficient (DIFF); sets `failed`. */
function difference(table: usize): i32 {
  refill();
  let entry = load<i32>(table + ((<usize>(hold >> SHIFT)) << 2));
  if (entry >> 16 !== 0) {
    consume(entry & 255);
    return entry >> 16;
  }
  if (entry === 0) entry = longCode(table, <i32>(hold >> 48));
  const size = (entry >> 8) & 255;
  failed = entry === 0 || size > MOST_DC_BITS;
  if (failed || size === 0) {
    consume(entry & 255);
    return 0;
  }
  consume(entry & 255);
  const value = extend(<i32>(hold >> (64 - size)), size);
  consume(size);
  return value;
}

/**
 * The DC coefficient of a first scan.
 * @param coefficient the address where it is kept
 * @param prediction address of the component's last DC coefficient, which this one replaces
 * @param most the largest absolute value that it can have
 */
export function dcFirst(coefficient: usize, table: usize, prediction: usize, low: i32, most: i32): i32 {
  const dc = load<i32>(prediction) + difference(table);
  if (failed) return BAD_CODE;
  store<i32>(prediction, dc);
  const value = dc << low;
  if (value > most || value < -most) return BAD_COEFFICIENT;
  store<i16>(coefficient, <i16>value);
  return FINE;
}

export function dcRefine(coefficient: usize, low: i32): void {
  if (bits(1) !== 0) store<i16>(coefficient, <i16>(<i32>load<i16>(coefficient) | (1 << low)));
}

/**
 * The AC coefficients of a band's first progressive scan.
 * @param start zigzag index of the first coefficient
 * @param last that of the last one
 */
export function acFirst(block: usize, table: usize, start: i32, last: i32, low: i32): i32 {
  if (eobRun > 0) {
    eobRun--;
    return FINE;
  }
  let hold_ = hold;
  let held_ = held;
  let at_ = at;
  let run = 0;
  let k = start;
  while (k <= last) {
    hold_ |= ((<u64>load<u32>(at_)) << 32) >> held_;
    const words = <i32>(held_ <= 32);
    at_ += words << 2;
    held_ += words << 5;
    let entry = load<i32>(table + ((<usize>(hold_ >> SHIFT)) << 2));
    const value = entry >> 16;
    if (value !== 0) {
      k += (entry >> 8) & 255;
      store<i16>(block + <usize>load<u8>(offsets + k), <i16>(value << low));
      k++;
      hold_ <<= entry & 255;
      held_ -= entry & 255;
      continue;
    }
    if (entry === 0) entry = longCode(table, <i32>(hold_ >> 48));
    if (entry === 0) return BAD_CODE;
    hold_ <<= entry & 255;
    held_ -= entry & 255;
    const size = (entry >> 8) & 15;
    run = entry >> 12;
    if (size === 0) {
      if (run < 15) break;
      k += 16;
      continue;
    }
    if (size > MOST_AC_BITS) return BAD_CODE;
    k += run;
    store<i16>(block + <usize>load<u8>(offsets + k), <i16>(extend(<i32>(hold_ >> (64 - size)), size) << low));
    k++;
    hold_ <<= size;
    held_ -= size;
  }
  hold = hold_;
  held = held_;
  at = at_;
  if (k > last + 1) return BAD_CODE;
  if (k <= last && run > 0) {
    endBlocks(run);
    eobRun--;
  }
  return FINE;
}

/**
 * All coefficients of a block of a sequential scan.
 * @param dc address of the Huffman table of DC coefficients
 * @param ac address of that of AC coefficients
 * @param prediction as in `dcFirst`
 * @param most as in `dcFirst`
 */
export function sequentialBlock(block: usize, dc: usize, ac: usize, prediction: usize, most: i32): i32 {
  const zero = i64x2.splat(0);
  for (let i: usize = 0; i < <usize>BLOCK_BYTES; i += 16) v128.store(block + i, zero);
  const outcome = dcFirst(block, dc, prediction, 0, most);
  if (outcome !== FINE) return outcome;
  const pairs = pairsOf(ac);
  let hold_ = hold;
  let held_ = held;
  let at_ = at;
  let lookups = 0;
  let k = 1;
  while (k < 64) {
    if (lookups === 0) {
      hold_ |= ((<u64>load<u32>(at_)) << 32) >> held_;
      const words = <i32>(held_ <= 32);
      at_ += words << 2;
      held_ += words << 5;
      lookups = LOOKUPS;
    }
    lookups--;
    const pair = load<u64>(pairs + ((<usize>(hold_ >> SHIFT)) << 3));
    const one = <i32>pair;
    let n = one & 15;
    if (n > 0) {
      const two = <i32>(pair >> 32);
      const first = k + ((one >> 8) & 255);
      // The first value is stored last: without a second one, both have its position.
      store<i16>(block + <usize>load<u8>(offsets + k + (two & 255)), <i16>(two >> 16));
      store<i16>(block + <usize>load<u8>(offsets + first), <i16>(one >> 16));
      k += (two >> 8) & 255;
      if (first >= 63) {
        // The block is complete: a second symbol is the next block's.
        k = first + 1;
        n = (one >> 4) & 15;
      }
      hold_ <<= n;
      held_ -= n;
      continue;
    }
    if (lookups < LOOKUPS - 1) {
      hold_ |= ((<u64>load<u32>(at_)) << 32) >> held_;
      const words = <i32>(held_ <= 32);
      at_ += words << 2;
      held_ += words << 5;
    }
    lookups = 0;
    let entry = load<i32>(ac + ((<usize>(hold_ >> SHIFT)) << 2));
    if (entry === 0) entry = longCode(ac, <i32>(hold_ >> 48));
    if (entry === 0) return BAD_CODE;
    hold_ <<= entry & 255;
    held_ -= entry & 255;
    const size = (entry >> 8) & 15;
    const run = entry >> 12;
    if (size === 0) {
      // EOB1 to EOB14 are symbols of progressive scans alone.
      if (run > 0 && run < 15) return BAD_CODE;
      k += run === 0 ? BLOCK_END : 16;
      continue;
    }
    if (size > MOST_AC_BITS) return BAD_CODE;
    k += run;
    store<i16>(block + <usize>load<u8>(offsets + k), <i16>extend(<i32>(hold_ >> (64 - size)), size));
    k++;
    hold_ <<= size;
    held_ -= size;
  }
  hold = hold_;
  held = held_;
  at = at_;
  return k > 64 && k < BLOCK_END ? BAD_CODE : FINE;
}

/** Sets the number of blocks that end, from this one on. @param run of the symbol EOBn */
function endBlocks(run: i32): void {
  eobRun = 1 << run;
  if (run > 0) eobRun += bits(run);
}

/** Returns the bitmap of zigzag indices from `first` to `last`. */
function band(first: i32, last: i32): u64 {
  return (u64.MAX_VALUE << first) & (u64.MAX_VALUE >> (63 - last));
}

/** Returns the bitmap of a block's nonzero coefficients, in natural order. */
function nonzero(block: usize): u64 {
  let map: u64 = 0;
  for (let i = 0; i < 4; i++) {
    const from = block + ((<usize>i) << 5);
    const zero = i16x8.splat(0);
    const low = i16x8.ne(v128.load(from), zero);
    const high = i16x8.ne(v128.load(from, 16), zero);
    map |= (<u64>(<u32>i8x16.bitmask(i8x16.narrow_i16x8_s(low, high)))) << (i << 4);
  }
  return map;
}

/** A refining scan of a band of AC coefficients (T.81, G.1.2.3). */
export function acRefine(block: usize, table: usize, start: i32, last: i32, low: i32): i32 {
  const all = nonzero(block) & ~1;
  if (eobRun > 0 && all === 0) {
    eobRun--;
    return FINE;
  }
  /** The coefficients that were nonzero before, by zigzag index. */
  let known: u64 = 0;
  for (let map = all; map !== 0; map &= map - 1) known |= (<u64>1) << load<u8>(zigzag + <usize>ctz<u64>(map));
  known &= band(start, last);
  let k = start;
  let hold_ = hold;
  let held_ = held;
  let at_ = at;
  while (k <= last) {
    /** Zigzag index after the run of zeros; beyond the band where the block ends. */
    let next = last + 1;
    /** Sign of the new coefficient there; 0 for ZRL and EOBn. */
    let value = 0;
    /** Those before it, which have a correction bit each. */
    let corrected = known & (u64.MAX_VALUE << k);
    if (eobRun === 0) {
      hold_ |= ((<u64>load<u32>(at_)) << 32) >> held_;
      const words = <i32>(held_ <= 32);
      at_ += words << 2;
      held_ += words << 5;
      let entry = load<i32>(table + ((<usize>(hold_ >> SHIFT)) << 2));
      if (entry === 0) entry = longCode(table, <i32>(hold_ >> 48));
      if (entry === 0) return BAD_CODE;
      hold_ <<= entry & 255;
      held_ -= entry & 255;
      let run = (entry >> 8) & 255;
      value = entry >> 16;
      let isEnd = false;
      if (value === 0) {
        const size = run & 15;
        run >>= 4;
        isEnd = size === 0 && run < 15;
        const n = isEnd ? run : size;
        const extra = <i32>((hold_ >> 1) >> (63 - n));
        hold_ <<= n;
        held_ -= n;
        if (isEnd) eobRun = (1 << run) + extra;
        else if (size === 1) value = extra * 2 - 1;
        else if (size > 1) return BAD_CODE;
      } else if (value !== 1 && value !== -1) return BAD_CODE;
      if (!isEnd) {
        let zeros = ~known & band(k, last);
        for (; run > 0; run--) zeros &= zeros - 1;
        if (zeros === 0) return BAD_CODE;
        next = <i32>ctz<u64>(zeros);
        corrected &= zeros ^ (zeros - 1);
      }
    }
    for (; corrected !== 0; corrected &= corrected - 1) {
      const coefficient = block + <usize>load<u8>(offsets + <usize>ctz<u64>(corrected));
      const before = <i32>load<i16>(coefficient);
      const sign = before >> 31;
      hold_ |= ((<u64>load<u32>(at_)) << 32) >> held_;
      const words = <i32>(held_ <= 32);
      at_ += words << 2;
      held_ += (words << 5) - 1;
      const change = (<i32>(hold_ >> 63)) << low;
      hold_ <<= 1;
      store<i16>(coefficient, <i16>(before + ((change ^ sign) - sign)));
    }
    if (value !== 0) store<i16>(block + <usize>load<u8>(offsets + next), <i16>(value << low));
    k = next + 1;
  }
  hold = hold_;
  held = held_;
  at = at_;
  if (eobRun > 0) eobRun--;
  return FINE;
}
