import { filterRows } from './bands';
import { deflate } from './deflate';
import { filterRow } from './filters';
import { allocate } from './memory';

/* Filters and compresses the rows of a PNG: `openRows`, then `packRows`. */

let rowBytes = 0;
let height = 0;
let pixelBytes = 0;
let samples: usize = 0;

/**
 * @param row bytes of a row
 * @param pixel bytes of a pixel; 1 for several pixels per byte
 * @returns the address of the samples, rows without gaps
 */
export function openRows(row: i32, rows: i32, pixel: i32): usize {
  rowBytes = row;
  height = rows;
  pixelBytes = pixel;
  // Before the first row is one of zeros, as filters require.
  samples = allocate(<usize>row * (<usize>rows + 1) + 48) + 16 + <usize>row;
  return samples;
}

/** Rows of which more than this share of the bytes is left are a photo's: a third of the comparisons finds most of their few matches. */
const PHOTO_FROM: f64 = 0.25;
const OF_PHOTO = 3;

/**
 * @param isFiltered whether filters are tried
 * @param comparisons the largest number of earlier occurrences that are compared at each position
 * @param passes the number of parses of each block
 * @returns the size of the zlib stream at `packedOf`
 */
export function packRows(isFiltered: bool, comparisons: i32, passes: i32): i32 {
  const size = (rowBytes + 1) * height;
  const rows = allocate(<usize>size + 16);
  let isPhoto = false;
  if (isFiltered) isPhoto = <f64>filterRows(samples, rowBytes, height, pixelBytes, rows) > PHOTO_FROM * <f64>size;
  else {
    for (let y: usize = 0; y < <usize>height; y++) {
      filterRow(0, samples + y * <usize>rowBytes, rowBytes, pixelBytes, rows + y * <usize>(rowBytes + 1));
    }
  }
  return deflate(rows, size, isPhoto ? comparisons / OF_PHOTO : comparisons, passes);
}
