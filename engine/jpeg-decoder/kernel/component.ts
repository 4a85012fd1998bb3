/* One component of the frame (T.81, A.1.1): its coefficients, and its samples. */

export class Component {
  /** Sampling factors. */
  h: i32 = 1;
  v: i32 = 1;
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
export let imageWidth = 0;
export let imageHeight = 0;

export const BLOCK_BYTES = 128;
/** Bytes left of a row of samples, for the sample beyond the edge. */
const MARGIN = 16;

function ceilDiv(a: i32, b: i32): i32 {
  return (a + b - 1) / b;
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

/** Memory that was never used is zero. @param keep whether all rows of blocks are kept, or those of one MCU row */
export function openFrame(width: i32, height: i32, keep: bool): void {
  imageWidth = width;
  imageHeight = height;
  mcusAcross = ceilDiv(width, 8 * hMax);
  mcusDown = ceilDiv(height, 8 * vMax);
  for (let c = 0; c < count; c++) {
    const component = components[c];
    component.width = ceilDiv(width * component.h, hMax);
    component.height = ceilDiv(height * component.v, vMax);
    component.across = ceilDiv(component.width, 8);
    component.down = ceilDiv(component.height, 8);
    component.columns = mcusAcross * component.h;
    component.rows = component.v * (keep ? mcusDown : 1);
    component.blocks = heap.alloc(<usize>component.rows * <usize>component.columns * BLOCK_BYTES);
  }
}

/** After the quantisation table is known: twice the range of 8-bit samples, and one step for rounding. */
export function limitDc(c: i32): void {
  components[c].mostDc = 2048 / <i32>load<u16>(components[c].table) + 1;
}

/** Allocates the rows of samples. */
export function openSamples(): void {
  for (let c = 0; c < count; c++) {
    const component = components[c];
    component.stride = <usize>(component.columns * 8 + 3 * MARGIN);
    component.samples = heap.alloc(component.stride * <usize>(16 * component.v)) + MARGIN;
  }
}

export function blockAt(component: Component, x: i32, y: i32): usize {
  const row = component.rows === component.v ? y % component.v : y;
  return component.blocks + <usize>(row * component.columns + x) * BLOCK_BYTES;
}

/** Address of a row of samples; above and below the image, of its first or last row. */
export function rowAt(component: Component, y: i32): usize {
  const inside = min<i32>(max<i32>(y, 0), component.height - 1);
  return component.samples + <usize>(inside % (16 * component.v)) * component.stride;
}
