/** Codes of one table (T.81, C). */
export interface Codes {
  /** Of each symbol, in bits; 0 for what does not come. */
  lengths: Uint8Array;
  bits: Uint16Array;
  /** By length, then by number, as a file lists them. */
  symbols: number[];
}

/** In bits. */
const LONGEST = 16;
/** Stands for the code of ones alone, which no symbol may have. */
const ONES = 256;

const at = (array: ArrayLike<number>, i: number): number => array[i] ?? 0;

/** The fewest bits for what is to be written (T.81, K.2). */
export function codesFor(counts: Uint32Array): Codes {
  const depths = depthsOf(counts);
  const ofLength = shortened(depths);
  const symbols = [...counts.keys()]
    .filter((symbol) => at(counts, symbol) > 0)
    .sort((a, b) => at(depths, a) - at(depths, b) || a - b);
  const lengths = new Uint8Array(256);
  let next = 0;
  ofLength.forEach((count, length) => {
    for (let n = 0; n < count; n++) lengths[at(symbols, next++)] = length;
  });
  symbols.sort((a, b) => at(lengths, a) - at(lengths, b) || a - b);
  const bits = new Uint16Array(256);
  let code = 0;
  let length = 0;
  for (const symbol of symbols) {
    code <<= at(lengths, symbol) - length;
    length = at(lengths, symbol);
    bits[symbol] = code++;
  }
  return { lengths, bits, symbols };
}

/** How deep each symbol hangs in the tree in which the two rarest are joined until one is left; of equally rare ones the last two. */
function depthsOf(counts: Uint32Array): Uint16Array {
  const weight = Float64Array.from({ length: ONES + 1 }, (_, i) => counts[i] ?? 0.5);
  const depths = new Uint16Array(ONES + 1);
  /** Symbols under one node, as a chain. */
  const next = new Int16Array(ONES + 1).fill(-1);
  /** The rarest last. */
  const alive = [...weight.keys()].filter((i) => at(weight, i) > 0);
  alive.sort((a, b) => at(weight, b) - at(weight, a) || a - b);
  while (alive.length > 1) {
    const [other = 0, one = 0] = alive.splice(-2);
    const both = at(weight, one) + at(weight, other);
    weight[one] = both;
    let place = alive.length;
    for (; place > 0; place--) {
      const i = at(alive, place - 1);
      if (at(weight, i) > both || (at(weight, i) === both && i < one)) break;
    }
    alive.splice(place, 0, one);
    let last = one;
    for (let i = one; i >= 0; i = at(next, i)) {
      depths[i] = at(depths, i) + 1;
      last = i;
    }
    for (let i = other; i >= 0; i = at(next, i)) depths[i] = at(depths, i) + 1;
    next[last] = other;
  }
  return depths;
}

/** How many codes there are of each length, none longer than may be (T.81, figure K.3), and without that of ones alone. */
function shortened(depths: Uint16Array): number[] {
  const count = new Array<number>(Math.max(LONGEST, ...depths) + 1).fill(0);
  const change = (length: number, by: number) => {
    count[length] = at(count, length) + by;
  };
  for (const depth of depths) if (depth > 0) change(depth, 1);
  for (let length = count.length - 1; length > LONGEST; length--) {
    while (at(count, length) > 0) {
      let shorter = length - 2;
      while (at(count, shorter) === 0) shorter--;
      change(length, -2);
      change(length - 1, 1);
      change(shorter + 1, 2);
      change(shorter, -1);
    }
  }
  let longest = LONGEST;
  while (at(count, longest) === 0) longest--;
  change(longest, -1);
  return count.slice(0, LONGEST + 1);
}
