import { allocate, increment } from './memory';

/*
 * The size of compressed bytes, estimated: matches are taken where the last position with the same four bytes has one, and symbols cost
 * their entropy.
 */

const HASH_BITS = 14;
const WINDOW = 1 << 15;
const SHORTEST = 4;
/** Where the symbols of lengths begin, after the literals, and the number of symbols of distances. */
const LENGTHS = 256;
const DISTANCES = 16;

/** The last position of each hash, from 1, `u32` each. */
let heads: usize = 0;
/** Counts of literals, of matches by the bits of their length, and of matches by the bits of their distance, `u32` each. */
const SYMBOLS = LENGTHS + 9;
const symbols: usize = memory.data((SYMBOLS + DISTANCES) * 4, 16);
const distances: usize = symbols + SYMBOLS * 4;

function bitsOf(value: u32): u32 {
  return 32 - clz<u32>(value);
}

/** The entropy of counts in bits. */
function entropyOf(table: usize, size: i32): f64 {
  let total: f64 = 0;
  let sum: f64 = 0;
  for (let i: usize = 0; i < <usize>size; i++) {
    const count = <f64>load<u32>(table + (i << 2));
    if (count === 0) continue;
    total += count;
    sum += count * <f64>Mathf.log2(<f32>count);
  }
  return total > 0 ? total * <f64>Mathf.log2(<f32>total) - sum : 0;
}

/** Returns about the bytes of compressed bytes. */
export function estimatedSize(bytes: usize, size: i32): i32 {
  if (heads === 0) heads = allocate((<usize>4) << HASH_BITS);
  memory.fill(heads, 0, (<usize>4) << HASH_BITS);
  memory.fill(symbols, 0, (SYMBOLS + DISTANCES) * 4);
  let extra: u32 = 0;
  const last = size - 8;
  let position = 0;
  while (position < last) {
    const here = bytes + <usize>position;
    const word = load<u32>(here);
    const head = heads + ((<usize>((word * 0x9e37_79b1) >> (32 - HASH_BITS))) << 2);
    const found = <i32>load<u32>(head) - 1;
    store<u32>(head, position + 1);
    if (found < 0 || position - found > WINDOW || load<u32>(bytes + <usize>found) !== word) {
      increment(symbols, load<u8>(here));
      position++;
      continue;
    }
    const from = bytes + <usize>found;
    const most = min<i32>(258, size - position);
    let length = SHORTEST;
    while (length + 8 <= most) {
      const difference = load<u64>(here + length) ^ load<u64>(from + length);
      if (difference !== 0) {
        length += <i32>(ctz(difference) >> 3);
        break;
      }
      length += 8;
    }
    const lengthBits = bitsOf(length);
    const distanceBits = bitsOf(position - found);
    increment(symbols, LENGTHS + lengthBits - 1);
    increment(distances, distanceBits - 1);
    extra += lengthBits - 1 + distanceBits - 1;
    position += length;
  }
  for (; position < size; position++) increment(symbols, load<u8>(bytes + <usize>position));
  return <i32>((entropyOf(symbols, SYMBOLS) + entropyOf(distances, DISTANCES) + <f64>extra) / 8);
}
