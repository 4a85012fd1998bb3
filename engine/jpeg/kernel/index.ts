import { beginMeans, meanPrices, settle } from './means';
import {
  begin,
  energyOf,
  from1,
  from2,
  from4,
  inverse,
  places,
  prices,
  quantise,
  slowPrices,
  weights,
} from './quantise';
import { room } from './room';
import {
  beginCounting,
  beginWriting,
  codes,
  counts,
  extraBits,
  finishWriting,
  first,
  means,
  Part,
  refine,
  sequential,
} from './scans';
import { transform } from './transform';

/*
 * A JPEG's coefficients and scans (ITU T.81): rows of pixels in, from the top; then the scans, counted and written as often as
 * whoever calls likes. Markers, tables and what is chosen among are the caller's. One instance of the module writes one picture.
 */

/** What becomes of colour. */
const GREY = 0;
const HALVED = 1;

/** The energy of a block in which a bit costs what the settings say. */
const TYPICAL: f32 = 100;

const parts = new StaticArray<Part>(3);
let partCount = 0;
let colourKind = 0;
/** Pixels of a unit's side, as a power of two: of what all parts have whole blocks of. */
let unit = 0;
let width = 0;
let unitsAcross = 0;
let unitsDown = 0;

/** What a bit costs in squared steps, and how a block's energy changes that (`masking`). */
const settings: usize = memory.data(8 * 4, 16);
const LUMA_BIT = 0;
const COLOUR_BIT = 4;
const LUMA_MEAN_BIT = 8;
const COLOUR_MEAN_BIT = 12;
const FROM = 16;
const POWER = 20;
const COLOUR_FROM = 24;
const COLOUR_POWER = 28;

let row: usize = 0;
let channels = 0;
/** Rows of one unit. */
let luma: usize = 0;
let lumaStride: usize = 0;
/** Halved: all of blue and red, since their filter looks beyond a unit. In full: rows of one unit. */
let blue: usize = 0;
let red: usize = 0;
let colourStride: usize = 0;
let taken = 0;
const block: usize = memory.data(64 * 4, 16);
/** Of each block of luma, its energy; then of a row of blocks, their means in steps. */
let energies: usize = 0;
let meansOfRow: usize = 0;

export function placesOf(): usize {
  return places;
}
export function settingsOf(): usize {
  return settings;
}
export function meanPricesOf(): usize {
  return meanPrices;
}
export function inverseOf(): usize {
  return inverse;
}
export function pricesOf(): usize {
  return prices;
}
export function slowPricesOf(): usize {
  return slowPrices;
}
export function weightsOf(): usize {
  return weights;
}
export function countsOf(): usize {
  return counts;
}
export function codesOf(): usize {
  return codes;
}

/**
 * @param colour 0 for none, 1 for half its size, 2 for all of it
 * @param bytes of a pixel, 1, 3 or 4
 * @returns where a row's pixels go
 */
export function open(w: i32, h: i32, colour: i32, bytes: i32): usize {
  begin();
  channels = bytes;
  width = w;
  colourKind = colour;
  unit = colour === HALVED ? 4 : 3;
  partCount = colour === GREY ? 1 : 3;
  unitsAcross = (w + (1 << unit) - 1) >> unit;
  unitsDown = (h + (1 << unit) - 1) >> unit;
  for (let c = 0; c < partCount; c++) {
    const part = new Part();
    part.side = c === 0 && colour === HALVED ? 2 : 1;
    part.columns = unitsAcross * part.side;
    const pixels = (1 << unit) / part.side;
    part.across = (w + pixels - 1) / pixels;
    part.down = (h + pixels - 1) / pixels;
    const blocks = <usize>(part.columns * unitsDown * part.side);
    part.values = room(blocks * 128);
    part.maps = room(blocks * 24);
    parts[c] = part;
  }
  energies = room((<usize>(parts[0].columns * unitsDown * parts[0].side)) << 2);
  meansOfRow = room((<usize>parts[0].columns) << 2);
  beginMeans(parts[0].columns);
  const rows = (<usize>1) << unit;
  // Two vectors at a time: up to four pixels beyond the last unit.
  row = room((((<usize>unitsAcross) << unit) + 8) * 4);
  lumaStride = ((<usize>unitsAcross) << unit) * 4;
  luma = room(lumaStride * rows);
  if (colour === GREY) return row;
  colourStride = colour === HALVED ? lumaStride >> 1 : lumaStride;
  const plane = colourStride * 8 * (colour === HALVED ? unitsDown : 1);
  blue = room(plane);
  red = room(plane);
  return row;
}

/** @param x of the first, times four */
function fourPixels(x: usize): v128 {
  if (channels === 4) return v128.load(row + x);
  if (channels === 1) {
    const greys = v128.load(row + (x >> 2));
    return v128.shuffle<u8>(greys, greys, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  }
  const pixels = v128.load(row + (x >> 2) * 3);
  return v128.shuffle<u8>(pixels, pixels, 0, 1, 2, 0, 3, 4, 5, 0, 6, 7, 8, 0, 9, 10, 11, 0);
}

function channel(pixels: v128, shift: i32): v128 {
  return f32x4.convert_i32x4_u(v128.and(i32x4.shr_u(pixels, shift), i32x4.splat(255)));
}

function mixed(r: v128, g: v128, b: v128, x: f32, y: f32, z: f32): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(r, f32x4.splat(x)), f32x4.mul(g, f32x4.splat(y))), f32x4.mul(b, f32x4.splat(z)));
}

/** Takes the row that was put down (and again, for rows below the last). */
export function takeRow(): void {
  const across = unitsAcross << unit;
  const last = row + <usize>((width - 1) * channels);
  for (let x = width; x < across; x++) memory.copy(row + <usize>(x * channels), last, channels);
  const inUnit = taken & ((1 << unit) - 1);
  const to = luma + <usize>inUnit * lumaStride;
  const half = <usize>(taken >> 1) * colourStride;
  const isSecond = (taken & 1) === 1;
  for (let x: usize = 0; x < lumaStride; x += 32) {
    const one = fourPixels(x);
    const two = fourPixels(x + 16);
    const r1 = channel(one, 0);
    const g1 = channel(one, 8);
    const b1 = channel(one, 16);
    const r2 = channel(two, 0);
    const g2 = channel(two, 8);
    const b2 = channel(two, 16);
    v128.store(to + x, f32x4.sub(mixed(r1, g1, b1, 0.299, 0.587, 0.114), f32x4.splat(128)));
    v128.store(to + x + 16, f32x4.sub(mixed(r2, g2, b2, 0.299, 0.587, 0.114), f32x4.splat(128)));
    if (colourKind === GREY) continue;
    if (colourKind === HALVED) {
      const r = pairs(r1, r2);
      const g = pairs(g1, g2);
      const b = pairs(b1, b2);
      add(blue + half + (x >> 1), blueOf(r, g, b), isSecond);
      add(red + half + (x >> 1), redOf(r, g, b), isSecond);
    } else {
      const there = <usize>inUnit * colourStride + x;
      v128.store(blue + there, blueOf(r1, g1, b1));
      v128.store(blue + there + 16, blueOf(r2, g2, b2));
      v128.store(red + there, redOf(r1, g1, b1));
      v128.store(red + there + 16, redOf(r2, g2, b2));
    }
  }
  taken++;
  if (inUnit === (1 << unit) - 1) finishUnits();
}

function blueOf(r: v128, g: v128, b: v128): v128 {
  return mixed(r, g, b, -0.168735892, -0.331264108, 0.5);
}

function redOf(r: v128, g: v128, b: v128): v128 {
  return mixed(r, g, b, 0.5, -0.418687589, -0.081312411);
}

function pairs(a: v128, b: v128): v128 {
  const sum = f32x4.add(v128.shuffle<f32>(a, b, 0, 2, 4, 6), v128.shuffle<f32>(a, b, 1, 3, 5, 7));
  return f32x4.mul(sum, f32x4.splat(0.25));
}

function add(to: usize, v: v128, isSecond: bool): void {
  v128.store(to, isSecond ? f32x4.add(v128.load(to), v) : v);
}

function setting(at: usize): f32 {
  return load<f32>(settings + at);
}

/** A bit may cost so many times as much: where much is going on errors are masked. */
function masking(energy: f32, from: f32, power: f32): f32 {
  return Mathf.pow((from + energy) / (from + TYPICAL), power);
}

/** A row of units is complete. */
function finishUnits(): void {
  const part = parts[0];
  const top = (taken >> 3) - part.side;
  const perBit = setting(LUMA_BIT);
  const from = setting(FROM);
  const power = setting(POWER);
  for (let v = 0; v < part.side; v++) {
    const y = top + v;
    if (y >= part.down) break;
    for (let x = 0; x < part.across; x++) {
      transform(luma + <usize>v * 8 * lumaStride + <usize>x * 32, lumaStride, block);
      const at = y * part.columns + x;
      const energy = energyOf(block);
      store<f32>(energies + ((<usize>at) << 2), energy);
      finishBlock(0, at, x, perBit * masking(energy, from, power));
    }
    settle(part, y, meansOfRow, meanPrices, setting(LUMA_MEAN_BIT));
  }
  if (colourKind <= HALVED) return;
  finishColour(1, top, blue);
  finishColour(2, top, red);
}

function finishColour(c: i32, top: i32, strip: usize): void {
  const part = parts[c];
  const perBit = setting(COLOUR_BIT);
  const from = setting(COLOUR_FROM);
  const power = setting(COLOUR_POWER);
  for (let x = 0; x < part.across; x++) {
    transform(strip + <usize>x * 32, colourStride, block);
    finishBlock(c, top * part.columns + x, x, perBit * masking(energyOfUnit(top, x), from, power));
  }
  settle(part, top, meansOfRow, meanPrices + 64, setting(COLOUR_MEAN_BIT));
}

/** What goes on in luma where a block of colour is: the mean of its blocks. */
function energyOfUnit(y: i32, x: i32): f32 {
  const part = parts[0];
  const side = part.side;
  let sum: f32 = 0;
  let count = 0;
  for (let v = y * side; v < min<i32>(part.down, (y + 1) * side); v++) {
    for (let u = x * side; u < min<i32>(part.across, (x + 1) * side); u++) {
      sum += load<f32>(energies + ((<usize>(v * part.columns + u)) << 2));
      count++;
    }
  }
  return sum / <f32>count;
}

function finishBlock(c: i32, at: i32, x: i32, perBit: f32): void {
  const part = parts[c];
  store<f32>(meansOfRow + ((<usize>x) << 2), load<f32>(block) * load<f32>(inverse + c * 256));
  quantise(block, c, perBit, part.values + ((<usize>at) << 7));
  const maps = part.maps + <usize>at * 24;
  store<u64>(maps, from1);
  store<u64>(maps + 8, from2);
  store<u64>(maps + 16, from4);
}

/** After the last row. */
export function finish(): void {
  while ((taken & ((1 << unit) - 1)) !== 0) takeRow();
  if (colourKind !== HALVED) return;
  sharpened(1, blue);
  sharpened(2, red);
}

/**
 * Decoders enlarge colour by 3/4 of the nearer and 1/4 of the farther neighbour. What is halved after that is smoothed by
 * 1/8, 3/4, 1/8 both ways; so much is put on beforehand.
 */
function sharpened(c: i32, plane: usize): void {
  const h = unitsDown * 8;
  const strip = room(colourStride * 8);
  // One value more on either side.
  const line = room(colourStride + 32) + 16;
  const first = line - 4;
  const last = line + colourStride;
  for (let top = 0; top < unitsDown; top++) {
    for (let v = 0; v < 8; v++) {
      const y = top * 8 + v;
      const here = plane + <usize>y * colourStride;
      const above = plane + <usize>max<i32>(0, y - 1) * colourStride;
      const below = plane + <usize>min<i32>(h - 1, y + 1) * colourStride;
      for (let x: usize = 0; x < colourStride; x += 16) {
        const around = f32x4.add(v128.load(above + x), v128.load(below + x));
        const centre = f32x4.mul(v128.load(here + x), f32x4.splat(0.75));
        v128.store(line + x, f32x4.add(centre, f32x4.mul(around, f32x4.splat(0.125))));
      }
      store<f32>(first, load<f32>(line));
      store<f32>(last, load<f32>(last - 4));
      const to = strip + <usize>v * colourStride;
      for (let x: usize = 0; x < colourStride; x += 16) {
        const around = f32x4.add(v128.load(line + x - 4), v128.load(line + x + 4));
        const centre = f32x4.mul(v128.load(line + x), f32x4.splat(0.75));
        const smoothed = f32x4.add(centre, f32x4.mul(around, f32x4.splat(0.125)));
        v128.store(to + x, f32x4.sub(f32x4.mul(v128.load(here + x), f32x4.splat(2)), smoothed));
      }
    }
    finishColour(c, top, strip);
  }
}

function scan(c: i32, start: i32, end: i32, high: i32, low: i32): void {
  if (start === 0 && end > 0) sequential(parts, partCount, unitsAcross, unitsDown);
  else if (start === 0) means(parts, c, c === 0 ? 1 : 2);
  else if (high > 0) refine(parts[c], start, end, low);
  else first(parts[c], start, end, low);
}

/**
 * @param every of how many rows of blocks one is looked at
 * @returns bits beside the symbols
 */
export function count(c: i32, start: i32, end: i32, high: i32, low: i32, every: i32): f64 {
  beginCounting(every);
  scan(c, start, end, high, low);
  return extraBits();
}

/** @returns where it ends */
export function write(to: usize, c: i32, start: i32, end: i32, high: i32, low: i32): usize {
  beginWriting(to);
  scan(c, start, end, high, low);
  return finishWriting();
}

/** Room for what is written. */
export function outputOf(bytes: i32): usize {
  return room(bytes);
}
