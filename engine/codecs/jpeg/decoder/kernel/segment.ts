/*
 * The entropy-coded data between two markers. Byte stuffing is removed ahead of decoding (T.81, F.1.2.3), and the bytes of each 32-bit
 * word are reversed, so that the decoder loads the next 32 bits at once. Both happen in place, in a window of the file that the caller
 * refills: a copy of all of a file would be the largest part of the memory of a resize.
 *
 * The window holds, in this order, data that is decoded, data that is ready (up to `end`), up to three bytes of a word that is not yet
 * complete (up to `plainEnd`), a gap, and bytes of the file (from `input` to `inputEnd`). A whole segment is followed by zeros, which may lie
 * over the gap and the input; `behind` has the bytes in their place.
 */

/**
 * Zero bytes after a segment: what the decoder loads ahead, and what the MCU that exceeds the segment can consume, at most ten blocks of
 * 64 coefficients with 26 bits each. What such a segment is refused for depends on them.
 */
const SPARE = 64 + (10 * 64 * 26) / 8;

/** Bytes before the input that data without stuffing may overwrite: it is stored 16 bytes at a time. */
const GAP: usize = 16;

let window: usize = 0;
let windowEnd: usize = 0;
let input: usize = 0;
let inputEnd: usize = 0;
/** Does the file end at `inputEnd`? */
let isLast = false;

/** Where the current segment begins, until it is moved. */
export let begin: usize = 0;
/** The end of its data that is ready. */
export let end: usize = 0;
/** The end of the data without stuffing, and of its words with reversed bytes. */
let plainEnd: usize = 0;
let wordsEnd: usize = 0;
/** Has a segment begun since the window was emptied? */
let isBegun = false;
/** Is the segment in the window up to its marker? */
export let isWhole = false;
/** The second byte of the marker after a whole segment, or 0 if the file ends before it. */
export let marker = 0;

/** The bytes in the place of the zeros after a whole segment. */
const behind: usize = memory.data(SPARE, 16);

/** Empties the window. @param bytes its size, which counts at the first call */
export function openWindow(bytes: usize): void {
  if (window === 0) {
    window = heap.alloc(GAP + bytes + SPARE);
    windowEnd = window + GAP + bytes;
  }
  input = window + GAP;
  inputEnd = input;
  begin = window;
  end = window;
  plainEnd = window;
  wordsEnd = window;
  isLast = false;
  isBegun = false;
  isWhole = false;
}

/** Are there at least `bytes` in the window, from an address of the current segment on, or all that the file has? */
export function reaches(from: usize, bytes: i32): bool {
  return isLast || <i32>(plainEnd - from) + unread() >= bytes;
}

/** Returns the number of bytes that are not read yet: after a whole segment, those after its marker. */
export function unread(): i32 {
  return <i32>(inputEnd - input);
}

/**
 * Moves everything from an address of the current segment on to the window's start. `addInput` must follow.
 * @returns by how many bytes
 */
export function moveToStart(from: usize): usize {
  if (isWhole) reopen();
  // The decoder may be among the zeros after the segment, which are not moved.
  const first = min(from, wordsEnd);
  const by = first - window;
  const kept = plainEnd - first;
  const rest = inputEnd - input;
  memory.copy(window, first, kept);
  memory.copy(window + kept + GAP, input, rest);
  begin -= by;
  end -= by;
  wordsEnd -= by;
  plainEnd -= by;
  input = plainEnd + GAP;
  inputEnd = input + rest;
  return by;
}

/** Returns where the file's next bytes go. */
export function inputAddress(): usize {
  return inputEnd;
}

/** Returns how many bytes there is room for. */
export function inputRoom(): usize {
  return windowEnd - inputEnd;
}

/** Accepts bytes at `inputAddress`. @param last whether the file ends with them */
export function addInput(bytes: usize, last: bool): void {
  inputEnd += bytes;
  isLast = last;
  if (isWhole) close();
  else if (isBegun) readOn();
}

/** Begins the segment after the last marker, and reads up to the next marker or the window's end. */
export function readSegment(): void {
  if (isWhole) reopen();
  begin = plainEnd;
  end = plainEnd;
  wordsEnd = plainEnd;
  isBegun = true;
  isWhole = false;
  readOn();
}

function readOn(): void {
  marker = 0;
  const ones = i8x16.splat(-1);
  const to = inputEnd;
  let from = input;
  let out = plainEnd;
  while (from < to) {
    if (from + 16 <= to) {
      const bytes = v128.load(from);
      v128.store(out, bytes);
      const found = i8x16.bitmask(i8x16.eq(bytes, ones));
      if (found === 0) {
        out += 16;
        from += 16;
        continue;
      }
      const before = <usize>ctz<i32>(found);
      out += before;
      from += before;
    } else if (load<u8>(from) !== 0xff) {
      store<u8>(out++, load<u8>(from++));
      continue;
    }
    if (from + 1 < to && load<u8>(from + 1) === 0) {
      store<u8>(out++, 0xff);
      from += 2;
      continue;
    }
    // Fill bytes may precede a marker (T.81, B.1.1.2).
    let second = from + 1;
    while (second < to && load<u8>(second) === 0xff) second++;
    if (second < to) {
      marker = load<u8>(second);
      from = second + 1;
      isWhole = true;
    }
    break;
  }
  plainEnd = out;
  input = from;
  if (isLast && !isWhole) {
    input = to;
    isWhole = true;
  }
  reverseWords();
  if (isWhole) close();
  else end = wordsEnd;
}

/** Reverses the bytes of complete words. */
function reverseWords(): void {
  let at = wordsEnd;
  for (; at + 16 <= plainEnd; at += 16) {
    const bytes = v128.load(at);
    v128.store(at, v128.shuffle<u8>(bytes, bytes, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12));
  }
  for (; at + 4 <= plainEnd; at += 4) reverseWord(at);
  wordsEnd = at;
}

function reverseWord(at: usize): void {
  store<u32>(at, bswap<u32>(load<u32>(at)));
}

/** Puts zeros behind a whole segment. */
function close(): void {
  end = plainEnd;
  memory.copy(behind, end, SPARE);
  memory.fill(end, 0, SPARE);
  if (wordsEnd < end) reverseWord(wordsEnd);
}

/** Undoes `close`. */
function reopen(): void {
  if (wordsEnd < end) reverseWord(wordsEnd);
  memory.copy(end, behind, SPARE);
}
