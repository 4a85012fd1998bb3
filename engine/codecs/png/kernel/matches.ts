import { allocate } from './memory';

/*
 * Earlier occurrences of the bytes at each position, found through chains of equal hashes. Within a run of equal bytes, the hash is of
 * what is left of the run, since only what follows it makes a match longer than the run itself.
 */

export const SHORTEST = 3;
export const LONGEST = 258;
const WINDOW = 1 << 15;
const HASH_BITS = 15;
/** The usual length from which on a match is taken as it is, and none is searched for within it. */
export const LONG = 130;
/** The room for matches, per position of a segment. */
const STORED_PER_POSITION = 8;
const MOST_PER_POSITION = LONGEST;

/** The last position of each hash of three bytes and of four, `i32` each. */
let heads3: usize = 0;
let heads4: usize = 0;
/** The position before with the same hash of four bytes, by position modulo the window, `i32` each. */
let chain: usize = 0;

/** Matches of a segment, each the length << 16 | the distance − 1; where those of each position begin. */
let matches: usize = 0;
let matchesEnd: usize = 0;
let starts: usize = 0;

/** @param most positions in a segment */
export function initMatches(most: i32): void {
  const table = (<usize>4) << HASH_BITS;
  heads3 = allocate(table);
  heads4 = allocate(table);
  chain = allocate(WINDOW * 4);
  matches = allocate(<usize>most * STORED_PER_POSITION * 4 + MOST_PER_POSITION * 4);
  matchesEnd = matches + <usize>most * STORED_PER_POSITION * 4;
  starts = allocate((<usize>most + 1) * 4);
}

/** Forgets all positions, before another input. */
export function forgetMatches(): void {
  // Below every position.
  memory.fill(heads3, 0x80, (<usize>4) << HASH_BITS);
  memory.fill(heads4, 0x80, (<usize>4) << HASH_BITS);
}

/** @returns the address of the first match of a position, by ascending length */
export function firstMatch(position: i32): usize {
  return load<u32>(starts + ((<usize>position) << 2));
}

function hash(bytes: u32): usize {
  return (<usize>((bytes * 0x9e37_79b1) >> (32 - HASH_BITS))) << 2;
}

function lengthOf(one: usize, other: usize, most: i32): i32 {
  let length = 0;
  while (length + 8 <= most) {
    const difference = load<u64>(one + length) ^ load<u64>(other + length);
    if (difference !== 0) return length + <i32>(ctz(difference) >> 3);
    length += 8;
  }
  while (length < most && load<u8>(one + length) === load<u8>(other + length)) length++;
  return length;
}

/** @returns the first position from `position` on whose byte differs */
function runEndOf(bytes: usize, position: i32, to: i32, value: u8): i32 {
  while (position < to && load<u8>(bytes + <usize>position) === value) position++;
  return position;
}

/**
 * Finds the matches of the positions of a segment.
 * @param bytes the address of the input
 * @param from the first position
 * @param to the end; no match reaches over it
 * @param depth the largest number of earlier positions to compare
 * @param long the length from which on a match is taken as it is
 */
export function findMatches(bytes: usize, from: i32, to: i32, depth: i32, long: i32): void {
  // Locals, since reading a global costs a load.
  const last3 = heads3;
  const last4 = heads4;
  const before = chain;
  const room = matchesEnd;
  let start = starts;
  let stored = matches;
  let longUntil = from;
  let runEnd = from;
  const end = to - 3;
  for (let position = from; position < end; position++, start += 4) {
    store<u32>(start, <u32>stored);
    const here = bytes + <usize>position;
    const word = load<u32>(here);
    // The bytes of a hash: four, or a byte that is repeated and how often.
    let key = word;
    let run = 0;
    if (word === (word & 0xff) * 0x0101_0101) {
      if (position >= runEnd) runEnd = runEndOf(bytes, position + 4, to, <u8>word);
      run = runEnd - position;
      key = (word & 0xff) | ((<u32>min<i32>(run, LONGEST + 1)) << 8);
    }
    const head3 = last3 + hash(word << 8);
    const head4 = last4 + hash(key);
    const near = load<i32>(head3);
    let candidate = load<i32>(head4);
    store<i32>(head3, position);
    store<i32>(head4, position);
    store<i32>(before + ((<usize>(position & (WINDOW - 1))) << 2), candidate);
    if (position < longUntil || stored >= room) continue;
    const most = min<i32>(LONGEST, to - position);
    const lowest = max<i32>(0, position - WINDOW + 1);
    if (near >= lowest && near !== candidate && ((load<u32>(bytes + <usize>near) ^ word) & 0xff_ffff) === 0) {
      store<u32>(stored, (SHORTEST << 16) | (position - near - 1));
      stored += 4;
    }
    let best = SHORTEST;
    if (run > best && position > 0 && load<u8>(here - 1) === load<u8>(here)) {
      best = min<i32>(run, most);
      store<u32>(stored, best << 16);
      stored += 4;
    }
    // The bytes that a longer match has at its end.
    let tail = load<u32>(here + best - 3);
    for (let left = best < long && best < most ? depth : 0; candidate >= lowest && left > 0; left--) {
      const there = bytes + <usize>candidate;
      if (load<u32>(there + best - 3) === tail) {
        const length = lengthOf(there, here, most);
        if (length > best) {
          best = length;
          store<u32>(stored, (length << 16) | (position - candidate - 1));
          stored += 4;
          if (length >= long || length === most) break;
          tail = load<u32>(here + best - 3);
        }
      }
      candidate = load<i32>(before + ((<usize>(candidate & (WINDOW - 1))) << 2));
    }
    if (best >= long) longUntil = position + best;
  }
  // The last positions have no matches.
  for (let position = max<i32>(from, end); position <= to; position++, start += 4) store<u32>(start, <u32>stored);
}
