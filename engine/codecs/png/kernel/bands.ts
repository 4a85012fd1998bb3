import { draftSize } from './deflate';
import { estimatedSize } from './estimate';
import { FILTERS, filterRow } from './filters';
import { allocate, increment } from './memory';

/*
 * Chooses the filters of the rows. Text compresses best without filters, photos with those that predict most, and a screenshot may
 * have both. So each band of rows is filtered in several ways. Estimates compare them, and drafts where rows without filters
 * may be better or not.
 */

/** Bytes of a band. */
const BAND = 1 << 17;
/** Comparisons of a draft. */
const DRAFT = 4;
/** Estimates of rows without filters, relative to filtered ones, that need no drafts. */
const SURELY_NONE: f64 = 0.95;
const SURELY_FILTERED: f64 = 1.25;
/** A filtered draft has to be this much smaller, since more comparisons save more where nothing is filtered. */
const LESS: f64 = 0.97;

/** No filter; the fewest bits of entropy; the fewest different pairs of bytes; each byte less the one on its left. */
const WAYS = 4;
const NONE = 0;
const ENTROPY = 1;
const PAIRS = 2;
const LEFT = 3;
const LEFT_FILTER = 1;

/** The rows of a band in each way, with their filters. */
let ways: usize = 0;
let wayBytes: usize = 0;
let candidate: usize = 0;
/** The estimate of the way that `bestWay` chose. */
let chosenSize = 0;
/** n · log₂ n, `f32` each. */
let logs: usize = 0;
const TABLES = 4;
const TABLE: usize = 256 * 4;
/** Counts of bytes, `u32` each, in tables used in turn: in one, the count of a repeated byte would wait for the store before. */
const counts: usize = memory.data(TABLES * 256 * 4, 16);
/** A bit for each pair of bytes. */
const pairs: usize = memory.data((1 << 16) >> 3, 16);

function wayAt(way: i32): usize {
  return ways + <usize>way * wayBytes;
}

/** The sum of n · log₂ n over the counts n of a row's bytes: the more, the less entropy. */
function orderOf(row: usize, size: i32): f32 {
  memory.fill(counts, 0, TABLES * TABLE);
  const end = row + <usize>size;
  let at = row;
  for (; at + TABLES <= end; at += TABLES) {
    const word = load<u32>(at);
    increment(counts, word & 255);
    increment(counts + TABLE, (word >> 8) & 255);
    increment(counts + 2 * TABLE, (word >> 16) & 255);
    increment(counts + 3 * TABLE, word >> 24);
  }
  for (; at < end; at++) increment(counts, load<u8>(at));
  let sum: f32 = 0;
  for (let byte = counts; byte < counts + TABLE; byte += 4) {
    const first = load<u32>(byte) + load<u32>(byte + TABLE);
    const count = first + load<u32>(byte + 2 * TABLE) + load<u32>(byte + 3 * TABLE);
    sum += load<f32>(logs + ((<usize>count) << 2));
  }
  return sum;
}

/** Returns the number of different pairs of bytes, but at most `most`. */
function pairsOf(row: usize, size: i32, most: i32): i32 {
  memory.fill(pairs, 0, (1 << 16) >> 3);
  let count = 0;
  for (let x: usize = 0; x + 1 < <usize>size; x++) {
    const pair: u32 = load<u16>(row + x);
    const word = pairs + ((<usize>(pair >> 5)) << 2);
    const before = load<u32>(word);
    const bit: u32 = (<u32>1) << (pair & 31);
    if (before & bit) continue;
    count++;
    if (count >= most) return most;
    store<u32>(word, before | bit);
  }
  return count;
}

/** Filters a row in each way. @param at the offset of the row in the ways */
function filterInWays(row: usize, size: i32, pixel: i32, at: usize): void {
  let mostOrder: f32 = -1;
  let fewestPairs = i32.MAX_VALUE;
  for (let filter = 0; filter < FILTERS; filter++) {
    filterRow(filter, row, size, pixel, candidate);
    if (filter === 0) memory.copy(wayAt(NONE) + at, candidate, size + 1);
    if (filter === LEFT_FILTER) memory.copy(wayAt(LEFT) + at, candidate, size + 1);
    const order = orderOf(candidate + 1, size);
    if (order > mostOrder) {
      mostOrder = order;
      memory.copy(wayAt(ENTROPY) + at, candidate, size + 1);
    }
    const different = pairsOf(candidate, size + 1, fewestPairs);
    if (different < fewestPairs) {
      fewestPairs = different;
      memory.copy(wayAt(PAIRS) + at, candidate, size + 1);
    }
  }
}

/** @param bytes of the band in each way */
function bestWay(bytes: i32): i32 {
  let filtered = ENTROPY;
  let least = i32.MAX_VALUE;
  for (let way = ENTROPY; way < WAYS; way++) {
    const size = estimatedSize(wayAt(way), bytes);
    if (size >= least) continue;
    least = size;
    filtered = way;
  }
  const unfiltered = estimatedSize(wayAt(NONE), bytes);
  chosenSize = least;
  const ratio = <f64>unfiltered / <f64>max<i32>(1, least);
  if (ratio > SURELY_FILTERED) return filtered;
  if (ratio >= SURELY_NONE) {
    const plain = draftSize(wayAt(NONE), bytes, DRAFT);
    if (<f64>draftSize(wayAt(filtered), bytes, DRAFT) < LESS * <f64>plain) return filtered;
  }
  chosenSize = unfiltered;
  return NONE;
}

/**
 * Filters all rows.
 * @param samples the address of the first row, as `filterRow` requires
 * @param size bytes of a row
 * @param pixel bytes of a pixel
 * @param to the address for the rows with their filters
 * @returns about the bytes that the rows have compressed
 */
export function filterRows(samples: usize, size: i32, rows: i32, pixel: i32, to: usize): i32 {
  const perBand = max<i32>(1, BAND / (size + 1));
  const row = <usize>(size + 1);
  wayBytes = <usize>perBand * row;
  ways = allocate(WAYS * wayBytes);
  candidate = allocate(row + 16);
  logs = allocate(((<usize>size + 1) << 2) + 4);
  for (let i = 1; i <= size; i++) store<f32>(logs + ((<usize>i) << 2), <f32>i * Mathf.log2(<f32>i));
  let estimated = 0;
  for (let y = 0; y < rows; y += perBand) {
    const count = min<i32>(perBand, rows - y);
    for (let i = 0; i < count; i++) {
      filterInWays(samples + <usize>(y + i) * <usize>size, size, pixel, <usize>i * row);
    }
    const bytes = count * (size + 1);
    const chosen = bestWay(bytes);
    estimated += chosenSize;
    memory.copy(to + <usize>y * row, wayAt(chosen), bytes);
  }
  return estimated;
}
