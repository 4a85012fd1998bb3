/** Codes of one table (T.81, C). */
export interface Codes {
  /** Of each symbol, in bits; 0 for what does not come. */
  lengths: Uint8Array;
  bits: Uint16Array;
  /** By length, then by number, as a file lists them. */
  symbols: Uint8Array;
}

/** In bits. */
const LONGEST = 16;
/** Stands for the code of ones alone, which no symbol may have. */
const ONES = 256;
/** Room for a symbol in one number with its weight or length. */
const NUMBERS = 512;

const at = (array: ArrayLike<number>, i: number): number => array[i] ?? 0;

/*
 * Where a table is worked out: some dozens are for each picture, and as garbage they were half of all that an encode
 * made, by which a browser's heap grew from job to job.
 */
/** What is still to be joined, the rarest first: weight and symbol in one number. */
const alive = new Float64Array(ONES + 1);
const depths = new Uint16Array(ONES + 1);
/** Symbols under one node, as a chain. */
const chain = new Int16Array(ONES + 1);
const ofLength = new Uint16Array(ONES + 1);
const order = new Uint32Array(ONES);

/** The fewest bits for what is to be written (T.81, K.2). */
export function codesFor(counts: Uint32Array): Codes {
  findDepths(counts);
  shorten();
  const symbols = inOrder(counts, depths);
  const lengths = new Uint8Array(256);
  let next = 0;
  for (let length = 1; length <= LONGEST; length++) {
    for (let n = at(ofLength, length); n > 0; n--) lengths[at(symbols, next++)] = length;
  }
  symbols.set(inOrder(counts, lengths));
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

/** Those that come, by length and then by number. */
function inOrder(counts: Uint32Array, lengths: ArrayLike<number>): Uint8Array {
  let count = 0;
  for (let symbol = 0; symbol < ONES; symbol++) {
    if (at(counts, symbol) > 0) order[count++] = at(lengths, symbol) * NUMBERS + symbol;
  }
  // Of each number the lowest eight bits are kept: the symbol.
  return new Uint8Array(order.subarray(0, count).sort());
}

/** How deep each symbol hangs in the tree in which the two rarest are joined until one is left; of equally rare ones the last two. */
function findDepths(counts: Uint32Array): void {
  depths.fill(0);
  chain.fill(-1);
  // That of ones is rarer than all that come.
  const one = (weight: number, symbol: number) => weight * 2 * NUMBERS + ONES - symbol;
  const symbolOf = (number: number) => ONES - (number % NUMBERS);
  let end = 0;
  for (let symbol = 0; symbol < ONES; symbol++) {
    if (at(counts, symbol) > 0) alive[end++] = one(at(counts, symbol), symbol);
  }
  alive[end++] = one(0.5, ONES);
  alive.subarray(0, end).sort();
  for (let start = 0; end - start > 1; start++) {
    const rarest = symbolOf(at(alive, start));
    const other = symbolOf(at(alive, start + 1));
    const both = at(alive, start) + at(alive, start + 1) - (ONES - other);
    let place = start + 1;
    for (; place + 1 < end && at(alive, place + 1) < both; place++) alive[place] = at(alive, place + 1);
    alive[place] = both;
    let last = rarest;
    for (let i = rarest; i >= 0; i = at(chain, i)) {
      depths[i] = at(depths, i) + 1;
      last = i;
    }
    for (let i = other; i >= 0; i = at(chain, i)) depths[i] = at(depths, i) + 1;
    chain[last] = other;
  }
}

/** How many codes there are of each length, none longer than may be (T.81, figure K.3), and without that of ones alone. */
function shorten(): void {
  ofLength.fill(0);
  const change = (length: number, by: number) => {
    ofLength[length] = at(ofLength, length) + by;
  };
  for (const depth of depths) if (depth > 0) change(depth, 1);
  for (let length = ONES; length > LONGEST; length--) {
    while (at(ofLength, length) > 0) {
      let shorter = length - 2;
      while (at(ofLength, shorter) === 0) shorter--;
      change(length, -2);
      change(length - 1, 1);
      change(shorter + 1, 2);
      change(shorter, -1);
    }
  }
  let longest = LONGEST;
  while (at(ofLength, longest) === 0) longest--;
  change(longest, -1);
}
