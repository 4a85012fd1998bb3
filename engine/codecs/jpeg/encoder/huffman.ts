/** A Huffman table (T.81, annex C). */
export interface HuffmanTable {
  /** Code length of each symbol in bits (EHUFSI); 0 for symbols without a code. 256 entries. */
  lengths: Uint8Array;
  /** Code of each symbol (EHUFCO). 256 entries. */
  codes: Uint16Array;
  /** Symbols by code length, then by value: the list of DHT (HUFFVAL, B.2.4.2). */
  symbols: Uint8Array;
}

/** The longest code, in bits. */
const LONGEST = 16;
/** The reserved symbol, which gets the code of 1-bits only (K.2). */
const RESERVED = 256;
/** Factor that leaves space for a symbol below a weight or a length in one number. */
const PACKED = 512;

const at = (array: ArrayLike<number>, i: number): number => array[i] ?? 0;

/*
 * Work arrays. Each picture needs dozens of tables, and allocating these arrays for each was half of an encode's
 * garbage, which made the browser's heap grow from job to job.
 */
/** Roots that are not merged yet, by ascending frequency: frequency and symbol in one number. */
const roots = new Float64Array(RESERVED + 1);
/** Code length of each symbol (CODESIZE of K.2). */
const codeSizes = new Uint16Array(RESERVED + 1);
/** The next symbol in the same tree (OTHERS of K.2), or -1. */
const others = new Int16Array(RESERVED + 1);
/** Number of codes of each length (BITS of K.2). */
const ofLength = new Uint16Array(RESERVED + 1);
const order = new Uint32Array(RESERVED);

/**
 * Computes the Huffman table with the fewest bits for given symbol counts (T.81, K.2).
 * @param counts how often each symbol occurs: 256 entries, at least one above 0
 */
export function huffmanTableFor(counts: Uint32Array): HuffmanTable {
  computeCodeSizes(counts);
  limitCodeSizes();
  const symbols = inOrder(counts, codeSizes);
  const lengths = new Uint8Array(256);
  let next = 0;
  for (let length = 1; length <= LONGEST; length++) {
    for (let n = at(ofLength, length); n > 0; n--) lengths[at(symbols, next++)] = length;
  }
  symbols.set(inOrder(counts, lengths));
  const codes = new Uint16Array(256);
  let code = 0;
  let length = 0;
  for (const symbol of symbols) {
    code <<= at(lengths, symbol) - length;
    length = at(lengths, symbol);
    codes[symbol] = code++;
  }
  return { lengths, codes, symbols };
}

/** Returns the symbols that occur, by code length and then by value (figure K.4). */
function inOrder(counts: Uint32Array, lengths: ArrayLike<number>): Uint8Array {
  let count = 0;
  for (let symbol = 0; symbol < RESERVED; symbol++) {
    if (at(counts, symbol) > 0) order[count++] = at(lengths, symbol) * PACKED + symbol;
  }
  // The conversion to bytes keeps the symbol.
  return new Uint8Array(order.subarray(0, count).sort());
}

/**
 * Computes code sizes: merges the two rarest trees until one is left (figure K.1). Of equally rare ones it takes the
 * last.
 */
function computeCodeSizes(counts: Uint32Array): void {
  codeSizes.fill(0);
  others.fill(-1);
  const packed = (weight: number, symbol: number) => weight * 2 * PACKED + RESERVED - symbol;
  const symbolOf = (number: number) => RESERVED - (number % PACKED);
  let end = 0;
  for (let symbol = 0; symbol < RESERVED; symbol++) {
    if (at(counts, symbol) > 0) roots[end++] = packed(at(counts, symbol), symbol);
  }
  // The reserved symbol is rarer than all that occur.
  roots[end++] = packed(0.5, RESERVED);
  roots.subarray(0, end).sort();
  for (let start = 0; end - start > 1; start++) {
    const rarest = symbolOf(at(roots, start));
    const other = symbolOf(at(roots, start + 1));
    const merged = at(roots, start) + at(roots, start + 1) - (RESERVED - other);
    let place = start + 1;
    for (; place + 1 < end && at(roots, place + 1) < merged; place++) roots[place] = at(roots, place + 1);
    roots[place] = merged;
    let last = rarest;
    for (let i = rarest; i >= 0; i = at(others, i)) {
      codeSizes[i] = at(codeSizes, i) + 1;
      last = i;
    }
    for (let i = other; i >= 0; i = at(others, i)) codeSizes[i] = at(codeSizes, i) + 1;
    others[last] = other;
  }
}

/**
 * Counts codes by length (figure K.2), limits lengths to 16 bits and removes the reserved code (Adjust_BITS, figure
 * K.3).
 */
function limitCodeSizes(): void {
  ofLength.fill(0);
  const change = (length: number, by: number) => {
    ofLength[length] = at(ofLength, length) + by;
  };
  for (const size of codeSizes) if (size > 0) change(size, 1);
  for (let length = RESERVED; length > LONGEST; length--) {
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
