/*
 * The entropy-coded data between two markers: byte stuffing is removed ahead of decoding (T.81, F.1.2.3), and the bytes of
 * each 32-bit word are reversed, so that the decoder loads the next 32 bits at once.
 */

/**
 * Zero bytes after a segment: what the decoder loads ahead, and what the MCU that exceeds the segment can consume, at most ten blocks of
 * 64 coefficients with 26 bits each. What such a segment is refused for depends on them.
 */
const SPARE = 64 + (10 * 64 * 26) / 8;

let out: usize = 0;
let input: usize = 0;
let inputEnd: usize = 0;
/** The data of the current segment. */
export let begin: usize = 0;
export let end: usize = 0;

export function openSegments(from: usize, to: usize, buffer: usize): void {
  input = from;
  inputEnd = to;
  begin = buffer;
}

/** Bytes of the buffer for segments of a file. */
export function segmentBytes(fileBytes: usize): usize {
  return fileBytes + SPARE + 16;
}

/** Reads up to the next marker. @returns its second byte, or 0 if there is none */
export function readSegment(): i32 {
  out = begin;
  let marker = 0;
  const ones = i8x16.splat(-1);
  // The file is followed by spare bytes, which the loads may touch.
  while (input < inputEnd) {
    const bytes = v128.load(input);
    const found = i8x16.bitmask(i8x16.eq(bytes, ones));
    v128.store(out, bytes);
    if (found === 0) {
      out += 16;
      input += 16;
      continue;
    }
    const before = <usize>ctz<i32>(found);
    out += before;
    input += before + 1;
    if (input >= inputEnd) break;
    if (load<u8>(input) === 0) {
      out++;
      input++;
      continue;
    }
    // Fill bytes may precede a marker (T.81, B.1.1.2).
    while (input < inputEnd && load<u8>(input) === 0xff) input++;
    if (input < inputEnd) marker = load<u8>(input++);
    break;
  }
  end = out;
  memory.fill(end, 0, SPARE);
  for (let at = begin; at < end; at += 16) {
    const bytes = v128.load(at);
    v128.store(at, v128.shuffle<u8>(bytes, bytes, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12));
  }
  return marker;
}

/** Returns the address after the marker that ended the last segment. */
export function inputAt(): usize {
  return input;
}
