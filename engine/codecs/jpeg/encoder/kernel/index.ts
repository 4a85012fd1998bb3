// biome-ignore assist/source/organizeImports: the order of imports is the order of the tables in memory, and part of the binary
import { dcRates, initDcTrellis, quantiseDc } from './quantise-dc';
import {
  acEnergy,
  acRates,
  divide,
  from1,
  from2,
  from4,
  initAcTrellis,
  inverse,
  lowAcRates,
  positions,
  quantiseAc,
  weights,
} from './quantise-ac';
import { beginRow, ceilDiv, Component, endRow, initComponent, putMaps, resetComponents } from './quantised';
import { dering } from './dering';
import { allocate } from './memory';
import { initMasking, maskedLambda } from './masking';
import { acFirstScan, acRefinementScan, baselineScan, dcScan } from './scans';
import { beginCounting, codes, counts, extraBits, reserve, writeRecorded } from './symbol-coder';
import { fdct } from './transform';

/*
 * The parts of a JPEG encoder (ITU-T T.81) that touch every sample: colour conversion, chroma subsampling, DCT,
 * quantisation and entropy coding. Rows of pixels come from the top. Then each scan is counted and written as often as
 * the caller needs. The caller (`encode.ts`) chooses scans and tables and writes the markers. An instance of the module
 * encodes one picture.
 *
 * Exported names are part of the binary. README.md explains the order of the data.
 */

/** Values of `open`'s `colour`: Y alone, Y with Cb and Cr in 4:2:0, or (2) in 4:4:4. */
const GREY = 0;
const SUBSAMPLED = 1;

/** Rows of subsampled chroma in the ring buffers: those of an MCU row, the row before and the rows of the next one. */
const RING_ROWS = 24;

/** Bytes of the coefficients of a block. */
const BLOCK_BYTES = 128;

/** The least AC energy of a luma block with ringing. */
const HARD_EDGE: f32 = 100;

/** Y, Cb, Cr. */
const components = new StaticArray<Component>(3);
let componentCount = 0;
let colourMode = 0;
/** Samples are prepared as by libjpeg. */
let isPlain = false;
/** Base-2 logarithm of an MCU's side in pixels: 3 or 4 (T.81, A.2.3). */
let mcuLog2 = 0;
/** Of the picture, in pixels. */
let width = 0;
let height = 0;
/** The largest sampling factors, where coefficients are given. */
let mostH = 0;
let mostV = 0;
let mcusAcross = 0;
let mcusDown = 0;

/**
 * Lambda of each kind of coefficient, in squared quantisation steps per bit, and parameters of `initMasking`: 8 ×
 * `f32`.
 */
const settings: usize = memory.data(8 * 4, 16);
const LUMA_AC_LAMBDA = 0;
const CHROMA_AC_LAMBDA = 4;
const LUMA_DC_LAMBDA = 8;
const CHROMA_DC_LAMBDA = 12;
const LUMA_MASKING_OFFSET = 16;
const LUMA_MASKING_POWER = 20;
const CHROMA_MASKING_OFFSET = 24;
const CHROMA_MASKING_POWER = 28;

/** The input row, and its bytes per pixel. */
let row: usize = 0;
let channels = 0;
/** Level-shifted Y samples of a row of MCUs, `f32` each; bytes per row. */
let luma: usize = 0;
let lumaStride: usize = 0;
/** The end of all samples: `luma`, `cb` and `cr` follow each other. */
let samplesEnd: usize = 0;
/**
 * Cb and Cr samples: those of a row of MCUs in 4:4:4, a ring buffer in 4:2:0, since `sharpen` reads a row above and
 * below.
 */
let cb: usize = 0;
let cr: usize = 0;
let chromaStride: usize = 0;
/** For 4:2:0: a row that was smoothed vertically, and sharpened samples of a row of MCUs. */
let smoothedRow: usize = 0;
let sharpened: usize = 0;
/** Input rows so far, including repetitions of the last one. */
let rowsTaken = 0;
/** DCT coefficients of the current block, 64 × `f32`. */
const block: usize = memory.data(64 * 4, 16);
/** The AC energy of each luma block, `f32` each. */
let energies: usize = 0;
/** DC coefficients of a row of blocks divided by their quantisation step, `f32` each. */
let dcOfRow: usize = 0;

/** @returns the address of `positions` */
export function placesOf(): usize {
  return positions;
}
/** @returns the address of lambdas and masking parameters */
export function settingsOf(): usize {
  return settings;
}
/** @returns the address of `dcRates` */
export function meanPricesOf(): usize {
  return dcRates;
}
/** @returns the address of `inverse` */
export function inverseOf(): usize {
  return inverse;
}
/** @returns the address of `acRates` */
export function pricesOf(): usize {
  return acRates;
}
/** @returns the address of `lowAcRates` */
export function slowPricesOf(): usize {
  return lowAcRates;
}
/** @returns the address of `weights` */
export function weightsOf(): usize {
  return weights;
}
/** @returns the address of the symbol counts of the last `count` */
export function countsOf(): usize {
  return counts;
}
/** @returns the address of the Huffman codes for `write` */
export function codesOf(): usize {
  return codes;
}

/**
 * Allocates the buffers of a picture. Tables and settings are set before.
 * @param w width in pixels
 * @param h height in pixels
 * @param colour 0 for Y alone, 1 for 4:2:0, 2 for 4:4:4
 * @param bytes per pixel: 1, 3 or 4
 * @param asLibjpeg rounds samples to integers, as libjpeg does, and neither derings nor sharpens them
 * @returns the address of the input row
 */
export function open(w: i32, h: i32, colour: i32, bytes: i32, asLibjpeg: bool): usize {
  initAcTrellis();
  resetComponents();
  channels = bytes;
  isPlain = asLibjpeg;
  width = w;
  colourMode = colour;
  mcuLog2 = colour === SUBSAMPLED ? 4 : 3;
  componentCount = colour === GREY ? 1 : 3;
  mcusAcross = (w + (1 << mcuLog2) - 1) >> mcuLog2;
  mcusDown = (h + (1 << mcuLog2) - 1) >> mcuLog2;
  for (let c = 0; c < componentCount; c++) {
    const component = new Component();
    const most = colour === SUBSAMPLED ? 2 : 1;
    const own = c === 0 ? most : 1;
    initComponent(component, own, own, most, most, w, h);
    components[c] = component;
  }
  energies = allocate((<usize>(components[0].stride * mcusDown * components[0].v)) << 2);
  dcOfRow = allocate((<usize>components[0].stride) << 2);
  initMasking(false, setting(LUMA_AC_LAMBDA), setting(LUMA_MASKING_OFFSET), setting(LUMA_MASKING_POWER));
  initMasking(true, setting(CHROMA_AC_LAMBDA), setting(CHROMA_MASKING_OFFSET), setting(CHROMA_MASKING_POWER));
  initDcTrellis(components[0].stride, setting(LUMA_DC_LAMBDA), setting(CHROMA_DC_LAMBDA));
  const rows = (<usize>1) << mcuLog2;
  // Two vectors are read at a time: up to four pixels beyond the last MCU.
  row = allocate((((<usize>mcusAcross) << mcuLog2) + 8) * 4);
  lumaStride = ((<usize>mcusAcross) << mcuLog2) * 4;
  luma = allocate(lumaStride * rows);
  samplesEnd = luma + lumaStride * rows;
  if (colour === GREY) return row;
  chromaStride = colour === SUBSAMPLED ? lumaStride >> 1 : lumaStride;
  const plane = chromaStride * (colour === SUBSAMPLED ? RING_ROWS : 8);
  cb = allocate(plane);
  cr = allocate(plane);
  samplesEnd = cr + plane;
  // The first and the last sample are repeated outside the row.
  smoothedRow = allocate(chromaStride + 32) + 16;
  sharpened = allocate(chromaStride * 8);
  return row;
}

/** JFIF's matrix (ITU-T T.871) in units of 1 / 32768: for red and green, and for blue. */
const Y_RG = i16x8(9798, 19235, 9798, 19235, 9798, 19235, 9798, 19235);
const Y_B = i16x8(3735, 0, 3735, 0, 3735, 0, 3735, 0);
const CB_RG = i16x8(-5529, -10855, -5529, -10855, -5529, -10855, -5529, -10855);
const CB_B = i16x8(16384, 0, 16384, 0, 16384, 0, 16384, 0);
const CR_RG = i16x8(16384, -13720, 16384, -13720, 16384, -13720, 16384, -13720);
const CR_B = i16x8(-2664, 0, -2664, 0, -2664, 0, -2664, 0);
const UNIT: f32 = 1.0 / 32768;

/** Returns the shuffle that spreads two channels of four pixels to 16 bits each. An index of -1 selects zero. */
function shuffleOf(first: i32, second: i32): v128 {
  let mask = i32x4.splat(-1);
  mask = i8x16.replace_lane(mask, 0, <i8>first);
  mask = i8x16.replace_lane(mask, 4, <i8>(first + channels));
  mask = i8x16.replace_lane(mask, 8, <i8>(first + 2 * channels));
  mask = i8x16.replace_lane(mask, 12, <i8>(first + 3 * channels));
  if (second < 0) return mask;
  mask = i8x16.replace_lane(mask, 2, <i8>second);
  mask = i8x16.replace_lane(mask, 6, <i8>(second + channels));
  mask = i8x16.replace_lane(mask, 10, <i8>(second + 2 * channels));
  return i8x16.replace_lane(mask, 14, <i8>(second + 3 * channels));
}

/** Returns a row of the matrix times four pixels, times `unit`. */
function weightedSum(rg: v128, b: v128, ofRg: v128, ofB: v128, unit: f32): v128 {
  const sum = i32x4.add(i32x4.dot_i16x8_s(rg, ofRg), i32x4.dot_i16x8_s(b, ofB));
  return f32x4.mul(f32x4.convert_i32x4_s(sum), f32x4.splat(unit));
}

function shifted(y: v128): v128 {
  return f32x4.sub(y, f32x4.splat(128));
}

/**
 * Converts the input row to YCbCr, and after the last row of an MCU quantises a row of MCUs. RGB is converted by the
 * matrix of JFIF 1.02 (ITU-T T.871). Y is level-shifted (T.81, A.3.1); Cb and Cr without their offset of 128 need no
 * shift.
 */
export function takeRow(): void {
  const across = mcusAcross << mcuLog2;
  const last = row + <usize>((width - 1) * channels);
  for (let x = width; x < across; x++) memory.copy(row + <usize>(x * channels), last, channels);
  const inMcu = rowsTaken & ((1 << mcuLog2) - 1);
  const to = luma + <usize>inMcu * lumaStride;
  const inRing = <usize>((rowsTaken >> 1) % RING_ROWS) * chromaStride;
  const isSecond = (rowsTaken & 1) === 1;
  const pairs = channels === 1 ? shuffleOf(0, 0) : shuffleOf(0, 1);
  const blues = shuffleOf(channels === 1 ? 0 : 2, -1);
  const four = <usize>(channels * 4);
  let from = row;
  for (let x: usize = 0; x < lumaStride; x += 32) {
    const one = v128.load(from);
    const two = v128.load(from + four);
    from += 2 * four;
    const rg1 = i8x16.swizzle(one, pairs);
    const rg2 = i8x16.swizzle(two, pairs);
    const b1 = i8x16.swizzle(one, blues);
    const b2 = i8x16.swizzle(two, blues);
    v128.store(to + x, shifted(weightedSum(rg1, b1, Y_RG, Y_B, UNIT)));
    v128.store(to + x + 16, shifted(weightedSum(rg2, b2, Y_RG, Y_B, UNIT)));
    if (colourMode === GREY) continue;
    if (colourMode === SUBSAMPLED) {
      const rg = sumOfPairs(rg1, rg2);
      const b = sumOfPairs(b1, b2);
      // Half of a 2 × 2 mean. The row below adds the other half.
      addOrStore(cb + inRing + (x >> 1), weightedSum(rg, b, CB_RG, CB_B, UNIT / 4), isSecond);
      addOrStore(cr + inRing + (x >> 1), weightedSum(rg, b, CR_RG, CR_B, UNIT / 4), isSecond);
    } else {
      const there = <usize>inMcu * chromaStride + x;
      v128.store(cb + there, weightedSum(rg1, b1, CB_RG, CB_B, UNIT));
      v128.store(cb + there + 16, weightedSum(rg2, b2, CB_RG, CB_B, UNIT));
      v128.store(cr + there, weightedSum(rg1, b1, CR_RG, CR_B, UNIT));
      v128.store(cr + there + 16, weightedSum(rg2, b2, CR_RG, CR_B, UNIT));
    }
  }
  rowsTaken++;
  if (inMcu === (1 << mcuLog2) - 1) quantiseMcuRow();
}

/** Returns the sums of each two neighbours of eight pixels. */
function sumOfPairs(a: v128, b: v128): v128 {
  return i16x8.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
}

function addOrStore(to: usize, v: v128, isSecond: bool): void {
  v128.store(to, isSecond ? f32x4.add(v128.load(to), v) : v);
}

function setting(at: usize): f32 {
  return load<f32>(settings + at);
}

/** Transforms and quantises a complete row of MCUs. */
function quantiseMcuRow(): void {
  const component = components[0];
  if (isPlain) for (let at = luma; at < samplesEnd; at += 16) v128.store(at, f32x4.nearest(v128.load(at)));
  const top = (rowsTaken >> 3) - component.v;
  for (let v = 0; v < component.v; v++) {
    const y = top + v;
    if (y >= component.down) break;
    let to = beginRow(component, y);
    for (let x = 0; x < component.across; x++) {
      fdct(luma + <usize>v * 8 * lumaStride + <usize>x * 32, lumaStride, block);
      const at = y * component.stride + x;
      const energy = acEnergy(block);
      if (energy > HARD_EDGE && !isPlain) dering(luma + <usize>v * 8 * lumaStride + <usize>x * 32, lumaStride, block);
      store<f32>(energies + ((<usize>at) << 2), energy);
      to = quantiseBlock(0, at, x, energy, to);
    }
    endRow(to);
    quantiseDc(component, false, y, dcOfRow);
  }
  if (colourMode === GREY) return;
  if (colourMode === SUBSAMPLED) {
    // `sharpen` reads the first chroma row below, so chroma is one row of MCUs behind.
    const before = (rowsTaken >> 4) - 2;
    if (before >= 0) quantiseSubsampledChroma(before);
    return;
  }
  quantiseChroma(1, top, cb);
  quantiseChroma(2, top, cr);
}

/** @param top the row of chroma blocks */
function quantiseSubsampledChroma(top: i32): void {
  sharpen(top, cb);
  quantiseChroma(1, top, sharpened);
  sharpen(top, cr);
  quantiseChroma(2, top, sharpened);
}

/** Transforms and quantises row `top` of the blocks of component `c`, whose samples begin at `strip`. */
function quantiseChroma(c: i32, top: i32, strip: usize): void {
  const component = components[c];
  let to = beginRow(component, top);
  for (let x = 0; x < component.across; x++) {
    fdct(strip + <usize>x * 32, chromaStride, block);
    to = quantiseBlock(c, top * component.stride + x, x, lumaEnergy(top, x), to);
  }
  endRow(to);
  quantiseDc(component, true, top, dcOfRow);
}

/** Returns the mean AC energy of the luma blocks in an MCU. */
function lumaEnergy(y: i32, x: i32): f32 {
  const component = components[0];
  const sampling = component.v;
  let sum: f32 = 0;
  let count = 0;
  for (let v = y * sampling; v < min<i32>(component.down, (y + 1) * sampling); v++) {
    for (let u = x * sampling; u < min<i32>(component.across, (x + 1) * sampling); u++) {
      sum += load<f32>(energies + ((<usize>(v * component.stride + u)) << 2));
      count++;
    }
  }
  return sum / <f32>count;
}

/**
 * Quantises the AC coefficients of `block`, and keeps its DC coefficient for the trellis along the row.
 * @param at the block's index in the component
 * @param x its index in the row
 * @param energy the AC energy of luma there
 * @param to the address for its AC coefficients
 * @returns the end of its AC coefficients
 */
function quantiseBlock(c: i32, at: i32, x: i32, energy: f32, to: usize): usize {
  const component = components[c];
  store<f32>(dcOfRow + ((<usize>x) << 2), load<f32>(block) * load<f32>(inverse + c * 256));
  const map = divide(block, c);
  const end = map === 0 ? to : quantiseAc(block, c, map, maskedLambda(c > 0, energy), to);
  if (map === 0) putMaps(component, at, 0, 0, 0);
  else putMaps(component, at, from1, from2, from4);
  return end;
}

/** Completes the last row of MCUs by repetition of the last row (T.81, A.2.4). */
export function finish(): void {
  while ((rowsTaken & ((1 << mcuLog2) - 1)) !== 0) takeRow();
  if (colourMode === SUBSAMPLED) quantiseSubsampledChroma(mcusDown - 1);
}

/**
 * Sharpens subsampled chroma to compensate for decoders. libjpeg's "fancy upsampling" takes 3/4 of the nearer and 1/4
 * of the farther sample in each direction. Means of 2 × 2 of the result are the samples smoothed by (1/8, 3/4, 1/8) in
 * each direction. Twice the samples less their smoothed values cancels this to first order.
 * @param top the row of chroma blocks
 * @param plane `cb` or `cr`; the result is in `sharpened`
 */
function sharpen(top: i32, plane: usize): void {
  const last = mcusDown * 8 - 1;
  for (let v = 0; v < 8; v++) {
    const y = top * 8 + v;
    const here = ringRow(plane, y);
    const above = ringRow(plane, max<i32>(0, y - 1));
    const below = ringRow(plane, min<i32>(last, y + 1));
    for (let x: usize = 0; x < chromaStride; x += 16) {
      v128.store(smoothedRow + x, smoothed(v128.load(above + x), v128.load(here + x), v128.load(below + x)));
    }
    store<f32>(smoothedRow - 4, load<f32>(smoothedRow));
    store<f32>(smoothedRow + chromaStride, load<f32>(smoothedRow + chromaStride - 4));
    const to = sharpened + <usize>v * chromaStride;
    for (let x: usize = 0; x < chromaStride; x += 16) {
      const both = smoothed(v128.load(smoothedRow + x - 4), v128.load(smoothedRow + x), v128.load(smoothedRow + x + 4));
      const sharp = f32x4.sub(f32x4.mul(v128.load(here + x), f32x4.splat(2)), both);
      v128.store(to + x, isPlain ? v128.load(here + x) : sharp);
    }
  }
}

function ringRow(plane: usize, y: i32): usize {
  return plane + <usize>(y % RING_ROWS) * chromaStride;
}

function smoothed(before: v128, here: v128, after: v128): v128 {
  const centre = f32x4.mul(here, f32x4.splat(0.75));
  return f32x4.add(centre, f32x4.mul(f32x4.add(before, after), f32x4.splat(0.125)));
}

/**
 * Allocates the storage of a picture whose quantised coefficients are given.
 * @param w width in pixels
 * @param hMax the largest sampling factors of all components
 * @returns the address of the input row, which holds the blocks of a row
 */
export function openCoefficients(w: i32, h: i32, hMax: i32, vMax: i32): usize {
  resetComponents();
  componentCount = 0;
  width = w;
  height = h;
  mostH = hMax;
  mostV = vMax;
  mcusAcross = ceilDiv(w, 8 * hMax);
  mcusDown = ceilDiv(h, 8 * vMax);
  row = allocate(<usize>(mcusAcross * hMax) * BLOCK_BYTES);
  return row;
}

/** @returns the component's blocks across, and down in the upper 16 bits */
export function addComponent(h: i32, v: i32): i32 {
  const component = new Component();
  initComponent(component, h, v, mostH, mostV, width, height);
  components[componentCount++] = component;
  return component.across | (component.down << 16);
}

/** Stores row `y` of the blocks of component `c`: in the input row, 64 × `i16` each, by zigzag index. */
export function takeBlocks(c: i32, y: i32): void {
  const component = components[c];
  let to = beginRow(component, y);
  let from = row;
  const first = y * component.stride;
  for (let at = first; at < first + component.across; at++) {
    let all: u64 = 0;
    let two: u64 = 0;
    let four: u64 = 0;
    for (let k = 1; k < 64; k++) {
      const value = load<i16>(from + ((<usize>k) << 1));
      if (value === 0) continue;
      const magnitude = abs<i32>(value);
      const bit = (<u64>1) << k;
      all |= bit;
      if (magnitude >= 2) two |= bit;
      if (magnitude >= 4) four |= bit;
      store<i16>(to, value);
      to += 2;
    }
    store<i16>(component.dc + ((<usize>at) << 1), load<i16>(from));
    putMaps(component, at, all, two, four);
    from += BLOCK_BYTES;
  }
  endRow(to);
}

/** One DC scan has Cb and Cr, unless their blocks have another order in MCUs than by rows. */
function isChromaTogether(): bool {
  return components[1].h * components[1].v * components[2].h * components[2].v === 1;
}

/** Encodes the scan with these parameters (T.81, B.2.3); of every `every` rows of blocks only the first. */
function scan(c: i32, ss: i32, se: i32, ah: i32, al: i32, every: i32): void {
  if (ss === 0 && se > 0) baselineScan(components, componentCount, mcusAcross, mcusDown);
  else if (ss === 0) dcScan(components, c, c === 1 && isChromaTogether() ? 2 : 1, every);
  else if (ah > 0) acRefinementScan(components[c], ss, se, al, every);
  else acFirstScan(components[c], ss, se, al, every);
}

/**
 * Counts a scan's symbols, into `countsOf`. A baseline scan has `ss` 0 and `se` 63.
 * @param c the component, or for chroma's DC scan the first of the two
 * @param every counts one of `every` rows of blocks, as a sample
 * @param isRecorded whether `write` follows
 * @returns bits beside the Huffman codes
 */
export function count(c: i32, ss: i32, se: i32, ah: i32, al: i32, every: i32, isRecorded: bool): f64 {
  beginCounting(isRecorded);
  scan(c, ss, se, ah, al, every);
  return extraBits();
}

/** Reserves memory for the entropy-coded segment of the recorded scan. @returns its address */
export function outputOf(bytes: i32): usize {
  return reserve(bytes);
}

/**
 * Writes the entropy-coded segment of the recorded scan with the tables of `codesOf`.
 * @param to an address of `outputOf`
 * @returns the end of the segment
 */
export function write(to: usize): usize {
  return writeRecorded(to);
}
