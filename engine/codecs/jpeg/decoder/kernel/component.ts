/* One component of the frame (T.81, A.1.1): its coefficients, and its samples. */

export class Component {
  /** Sampling factors. */
  h: i32 = 1;
  v: i32 = 1;
  /** Samples per block, across and down: 8, or fewer in a picture that is decoded at a smaller size. */
  size: i32 = 8;
  /** Samples without padding. */
  width: i32 = 0;
  height: i32 = 0;
  /** Blocks with samples of the image. */
  across: i32 = 0;
  down: i32 = 0;
  /** Blocks per row, with those that pad the last MCU. */
  columns: i32 = 0;
  /** Address of the kept rows of blocks, and their number. */
  blocks: usize = 0;
  rows: i32 = 0;
  /** Of a progressive file: address of the DC coefficients, 16 bits each. In the blocks, each scan of them would touch a cache line per block. */
  dcs: usize = 0;
  /** Address of the first block of the next MCU of a scan. */
  next: usize = 0;
  /** Quantisation table in natural order, 16 bits each. */
  table: usize = 0;
  /** The last DC coefficient (PRED). */
  prediction: i32 = 0;
  /** The largest absolute value of a DC coefficient. */
  mostDc: i32 = 0;
  /** Huffman tables of the current scan. */
  dc: usize = 0;
  ac: usize = 0;
  /** Address of the kept rows of samples, two MCUs high. */
  samples: usize = 0;
  stride: usize = 0;
}

export const components = new StaticArray<Component>(3);
export let count = 0;
/** The largest sampling factors. */
export let hMax = 1;
export let vMax = 1;
export let mcusAcross = 0;
export let mcusDown = 0;
/** Samples per block of a component with the largest sampling factors: 8, 4, 2 or 1. */
export let scale = 8;
/** The decoded size. */
export let imageWidth = 0;
export let imageHeight = 0;

export const BLOCK_BYTES = 128;
/** 64 coefficients with a code of 16 bits and 11 more each. */
const MOST_BLOCK_BYTES = (64 * 27) / 8;
/** The marker, and a byte that is filled up before it. */
const RESTART_BYTES = 3;
/** Bytes left of a row of samples, for the sample beyond the edge. */
const MARGIN = 16;

function ceilDiv(a: i32, b: i32): i32 {
  return (a + b - 1) / b;
}

/** A subsampled component is reduced less, as long as it needs no larger blocks than the others (libjpeg's jdmaster.c). */
function sizeOf(component: Component): i32 {
  let size = scale;
  while (
    size < 8 &&
    (hMax * scale) % (component.h * size * 2) === 0 &&
    (vMax * scale) % (component.v * size * 2) === 0
  ) {
    size *= 2;
  }
  return size;
}

export function addComponent(h: i32, v: i32): void {
  const component = new Component();
  component.h = h;
  component.v = v;
  component.table = heap.alloc(128);
  hMax = max<i32>(hMax, h);
  vMax = max<i32>(vMax, v);
  components[count++] = component;
}

/** The size in the frame header. */
let frameWidth = 0;
let frameHeight = 0;

/**
 * @param width the size in the frame header
 * @param samples as in `scaleTo`
 * @param keep whether all rows of blocks are kept, or those of one MCU row
 */
export function openFrame(width: i32, height: i32, samples: i32, keep: bool): void {
  frameWidth = width;
  frameHeight = height;
  mcusAcross = ceilDiv(width, 8 * hMax);
  mcusDown = ceilDiv(height, 8 * vMax);
  for (let c = 0; c < count; c++) {
    const component = components[c];
    component.across = ceilDiv(width * component.h, 8 * hMax);
    component.down = ceilDiv(height * component.v, 8 * vMax);
    component.columns = mcusAcross * component.h;
    component.rows = component.v * (keep ? mcusDown : 1);
    const bytes = <usize>component.rows * <usize>component.columns * BLOCK_BYTES;
    component.blocks = heap.alloc(bytes);
    // A scan of a progressive file has some of the coefficients, and one of a single component leaves out the blocks that pad MCUs.
    if (keep) memory.fill(component.blocks, 0, bytes);
  }
  scaleTo(samples);
}

/** Returns the most bytes of a row of MCUs in a file: with the longest codes, each byte stuffed, and a restart after each MCU. */
export function mostRowBytes(): i32 {
  let blocks = 0;
  for (let c = 0; c < count; c++) blocks += components[c].h * components[c].v;
  return mcusAcross * (2 * blocks * MOST_BLOCK_BYTES + RESTART_BYTES);
}

/** @param samples per block: 8, or 4, 2 or 1 to decode at a half, a quarter or an eighth of the size */
export function scaleTo(samples: i32): void {
  scale = samples;
  // Rounded down, as libvips does: the last column of a picture that does not divide would show less than the others.
  imageWidth = (frameWidth * samples) >> 3;
  imageHeight = (frameHeight * samples) >> 3;
  for (let c = 0; c < count; c++) {
    const component = components[c];
    component.size = sizeOf(component);
    component.width = ceilDiv(frameWidth * component.h * component.size, 8 * hMax);
    component.height = ceilDiv(frameHeight * component.v * component.size, 8 * vMax);
  }
}

/** After the quantisation table is known: twice the range of 8-bit samples, and one step for rounding. */
export function limitDc(c: i32): void {
  components[c].mostDc = 2048 / <i32>load<u16>(components[c].table) + 1;
}

/** Allocates the rows of samples. */
export function openSamples(hasRoom: bool): void {
  for (let c = 0; c < count; c++) {
    const component = components[c];
    component.stride = <usize>(component.columns * component.size + 3 * MARGIN);
    if (!hasRoom) component.samples = heap.alloc(component.stride * <usize>(2 * component.size * component.v)) + MARGIN;
  }
}

export function blockAt(component: Component, x: i32, y: i32): usize {
  const row = component.rows === component.v ? y % component.v : y;
  return component.blocks + <usize>(row * component.columns + x) * BLOCK_BYTES;
}

/** Allocates the DC coefficients of a component once, before its first scan of them. */
export function openDc(component: Component): void {
  if (component.dcs !== 0) return;
  const bytes = (<usize>(component.rows * component.columns)) << 1;
  component.dcs = heap.alloc(bytes);
  memory.fill(component.dcs, 0, bytes);
}

/** @returns the address of the DC coefficient of a block, of a progressive file */
export function dcOf(component: Component, block: usize): usize {
  return component.dcs + (((block - component.blocks) / BLOCK_BYTES) << 1);
}

/** Puts the DC coefficient of a progressive file into its block. */
export function putDc(component: Component, block: usize): void {
  if (component.dcs !== 0) store<i16>(block, load<i16>(dcOf(component, block)));
}

/** Address of a row of samples; above and below the image, of its first or last row. */
export function rowAt(component: Component, y: i32): usize {
  const inside = min<i32>(max<i32>(y, 0), component.height - 1);
  return component.samples + <usize>(inside % (2 * component.size * component.v)) * component.stride;
}
