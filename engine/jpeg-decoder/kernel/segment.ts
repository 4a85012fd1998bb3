/*
 * The entropy-coded data between two markers: byte stuffing is removed ahead of decoding (T.81, F.1.2.3), and the bytes of
 * each 32-bit word are reversed, so that the decoder loads the next 32 bits at once. Both happen in the file's own bytes: a copy
 * would be the largest part of the memory of a resize.
 */

/**
 * Zero bytes after a segment: what the decoder loads ahead, and what the MCU that exceeds the segment can consume, at most ten blocks of
 * 64 coefficients with 26 bits each. What such a segment is refused for depends on them.
 */
const SPARE = 64 + (10 * 64 * 26) / 8;

/** Bytes after a file: those of its last segment, and what the loads of 16 bytes may touch. */
export const AFTER_FILE: usize = SPARE + 16;

let input: usize = 0;
let inputEnd: usize = 0;
/** The data of the current segment. */
export let begin: usize = 0;
export let end: usize = 0;

/** The file's bytes in the place of the zeros after the current segment. */
const behind: usize = memory.data(SPARE, 16);
let isBehindKept = false;

/** @param to is followed by `AFTER_FILE` zero bytes */
export function openSegments(from: usize, to: usize): void {
  input = from;
  inputEnd = to;
}

/** Reads up to the next marker. @returns its second byte, or 0 if there is none */
export function readSegment(): i32 {
  if (isBehindKept) memory.copy(end, behind, SPARE);
  begin = input;
  // Never after `input`.
  let out = begin;
  let marker = 0;
  const ones = i8x16.splat(-1);
  while (input < inputEnd) {
    const bytes = v128.load(input);
    const found = i8x16.bitmask(i8x16.eq(bytes, ones));
    if (found === 0) {
      v128.store(out, bytes);
      out += 16;
      input += 16;
      continue;
    }
    const before = <usize>ctz<i32>(found);
    // A store of all 16 bytes would overwrite some that were not read.
    memory.copy(out, input, before + 1);
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
  memory.copy(behind, end, SPARE);
  isBehindKept = true;
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
