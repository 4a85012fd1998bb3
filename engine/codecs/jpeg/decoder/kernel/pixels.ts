import { greyRow, rgbRow, yccRow } from './colour';
import {
  BLOCK_BYTES,
  blockAt,
  Component,
  components,
  count,
  hMax,
  imageHeight,
  imageWidth,
  mcusDown,
  openSamples,
  putDc,
  rowAt,
  scale,
  vMax,
} from './component';
import { inverseDct } from './idct';
import { inverseDct1, inverseDct2, inverseDct4 } from './idct-reduced';
import { fancyH1V2, fancyH2V1, fancyH2V2, replicate } from './upsample';

/* Rows of pixels from the coefficients: inverse DCT, upsampling and colours, one row of MCUs at a time. */

/** Upsampled rows of each component. */
const lines = new StaticArray<usize>(3);
/** A row of column sums, for `fancyH2V2`. */
let sums: usize = 0;
let band: usize = 0;
/** Rows that were returned. */
let done = 0;
let isYcc = false;
/** Does a row need samples of the row below? */
let needsContext = false;

/** The scale whose samples and rows fit into the allocated memory. */
let roomFor = 0;

/**
 * Begins at the first row, at the current scale. A smaller scale than before uses the same memory.
 * @param ycc whether the components are Y, Cb and Cr
 * @returns the address where rows of pixels are put
 */
export function openPixels(ycc: bool): usize {
  isYcc = ycc;
  done = 0;
  const hasRoom = scale <= roomFor;
  openSamples(hasRoom);
  needsContext = false;
  for (let c = 0; c < count; c++) {
    const component = components[c];
    if (isFancy() && component.v * component.size * 2 === vMax * scale) needsContext = true;
  }
  if (hasRoom) return band;
  roomFor = scale;
  const bytes = <usize>(imageWidth + 64);
  for (let c = 0; c < count; c++) lines[c] = heap.alloc(bytes);
  sums = heap.alloc(bytes) + 16;
  band = heap.alloc(<usize>(imageWidth * count) * <usize>(scale * vMax + 1) + 64);
  return band;
}

/** With one sample per block, libjpeg repeats samples instead of interpolating between them. */
function isFancy(): bool {
  return scale > 1;
}

/** Adds the coefficients of MCU row `row`. @returns the number of rows of pixels that are complete now */
export function pixelRows(row: i32): i32 {
  for (let c = 0; c < count; c++) {
    const component = components[c];
    const bottom = min<i32>((row + 1) * component.v, component.down);
    for (let y = row * component.v; y < bottom; y++) putBlocks(component, y);
  }
  const below = (row + 1) * scale * vMax;
  const ready = row + 1 === mcusDown ? imageHeight : min<i32>(imageHeight, needsContext ? below - 1 : below);
  let to = band;
  const rows = ready - done;
  for (; done < ready; done++) {
    putPixels(done, to);
    to += <usize>(imageWidth * count);
  }
  return rows;
}

function putBlocks(component: Component, y: i32): void {
  const stride = component.stride;
  const size = component.size;
  let to = component.samples + <usize>((y * size) % (2 * size * component.v)) * stride;
  let block = blockAt(component, 0, y);
  const top = to;
  for (let x = 0; x < component.across; x++) {
    putDc(component, block);
    if (size === 8) inverseDct(block, component.table, to, stride);
    else if (size === 4) inverseDct4(block, component.table, to, stride);
    else if (size === 2) inverseDct2(block, component.table, to, stride);
    else inverseDct1(block, component.table, to);
    block += BLOCK_BYTES;
    to += size;
  }
  // The samples beyond the edges, for upsampling.
  let edge = top;
  for (let i = 0; i < size; i++) {
    store<u8>(edge - 1, load<u8>(edge));
    store<u8>(edge + component.width, load<u8>(edge + component.width - 1));
    edge += stride;
  }
}

/** Address of the samples of a component for row `y` of the image, as many as that is wide. */
function upsampled(c: i32, y: i32): usize {
  const component = components[c];
  const across = (hMax * scale) / (component.h * component.size);
  const down = (vMax * scale) / (component.v * component.size);
  if (across === 1 && down === 1) return rowAt(component, y);
  const to = lines[c];
  const near = y / down;
  const here = rowAt(component, near);
  const isWide = isFancy() && component.width > 2;
  // The farther row is above the upper and below the lower of two rows.
  const far = rowAt(component, (y & 1) === 0 ? near - 1 : near + 1);
  if (across === 2 && down === 1 && isWide) fancyH2V1(here, to, component.width);
  else if (across === 1 && down === 2 && isFancy()) fancyH1V2(here, far, to, component.width, (y & 1) + 1);
  else if (across === 2 && down === 2 && isWide) fancyH2V2(here, far, sums, to, component.width);
  else replicate(here, to, imageWidth, across);
  return to;
}

function putPixels(y: i32, to: usize): void {
  const first = upsampled(0, y);
  if (count === 1) {
    greyRow(first, to, imageWidth);
    return;
  }
  const second = upsampled(1, y);
  const third = upsampled(2, y);
  if (isYcc) yccRow(first, second, third, to, imageWidth);
  else rgbRow(first, second, third, to, imageWidth);
}
