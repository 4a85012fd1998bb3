import { beginMeans, meanPrices, settle } from './means';
import { beginParts, beginRow, endRow, openPart, Part, putMaps } from './part';
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
import { first, means, refine, sequential } from './scans';
import { beginCounting, beginWriting, codes, counts, extraBits, finishWriting } from './stream';
import { transform } from './transform';

/*
 * A JPEG's coefficients and scans (ITU T.81): rows of pixels in, from the top; then the scans, counted and written as often as
 * whoever calls likes. Markers, tables and what is chosen among are the caller's. One instance of the module writes one picture.
 */

/** What becomes of colour. */
const GREY = 0;
const HALVED = 1;

/** Of colour that is halved: so many rows are kept. */
const KEPT_ROWS = 24;

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
/** Rows of one unit. Halved: of three, again and again, since their filter looks at the rows beside a unit. */
let blue: usize = 0;
let red: usize = 0;
let colourStride: usize = 0;
/** Halved: a row that was smoothed down, and rows of one unit that were sharpened. */
let line: usize = 0;
let sharp: usize = 0;
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
  beginParts();
  channels = bytes;
  width = w;
  colourKind = colour;
  unit = colour === HALVED ? 4 : 3;
  partCount = colour === GREY ? 1 : 3;
  unitsAcross = (w + (1 << unit) - 1) >> unit;
  unitsDown = (h + (1 << unit) - 1) >> unit;
  for (let c = 0; c < partCount; c++) {
    const part = new Part();
    openPart(part, c === 0 && colour === HALVED ? 2 : 1, 1 << unit, w, h);
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
  const plane = colourStride * (colour === HALVED ? KEPT_ROWS : 8);
  blue = room(plane);
  red = room(plane);
  // One value more on either side.
  line = room(colourStride + 32) + 16;
  sharp = room(colourStride * 8);
  return row;
}

/** Which bytes of four pixels are of a colour, to 32 bits each: beyond 15 means none. */
function bytesOf(colour: i32): v128 {
  const from = channels === 1 ? 0 : colour;
  let mask = i32x4.splat(-1);
  mask = i8x16.replace_lane(mask, 0, <i8>from);
  mask = i8x16.replace_lane(mask, 4, <i8>(from + channels));
  mask = i8x16.replace_lane(mask, 8, <i8>(from + 2 * channels));
  return i8x16.replace_lane(mask, 12, <i8>(from + 3 * channels));
}

function channel(pixels: v128, bytes: v128): v128 {
  return f32x4.convert_i32x4_u(i8x16.swizzle(pixels, bytes));
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
  const half = <usize>((taken >> 1) % KEPT_ROWS) * colourStride;
  const isSecond = (taken & 1) === 1;
  const reds = bytesOf(0);
  const greens = bytesOf(1);
  const blues = bytesOf(2);
  const four = <usize>(channels * 4);
  let from = row;
  for (let x: usize = 0; x < lumaStride; x += 32) {
    const one = v128.load(from);
    const two = v128.load(from + four);
    from += 2 * four;
    const r1 = channel(one, reds);
    const g1 = channel(one, greens);
    const b1 = channel(one, blues);
    const r2 = channel(two, reds);
    const g2 = channel(two, greens);
    const b2 = channel(two, blues);
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
    let to = beginRow(part, y);
    for (let x = 0; x < part.across; x++) {
      transform(luma + <usize>v * 8 * lumaStride + <usize>x * 32, lumaStride, block);
      const at = y * part.columns + x;
      const energy = energyOf(block);
      store<f32>(energies + ((<usize>at) << 2), energy);
      to = finishBlock(0, at, x, perBit * masking(energy, from, power), to);
    }
    endRow(to);
    settle(part, y, meansOfRow, meanPrices, setting(LUMA_MEAN_BIT));
  }
  if (colourKind === GREY) return;
  if (colourKind === HALVED) {
    // The row below is there only now.
    const before = (taken >> 4) - 2;
    if (before >= 0) finishHalved(before);
    return;
  }
  finishColour(1, top, blue);
  finishColour(2, top, red);
}

function finishHalved(top: i32): void {
  sharpen(top, blue);
  finishColour(1, top, sharp);
  sharpen(top, red);
  finishColour(2, top, sharp);
}

function finishColour(c: i32, top: i32, strip: usize): void {
  const part = parts[c];
  const perBit = setting(COLOUR_BIT);
  const from = setting(COLOUR_FROM);
  const power = setting(COLOUR_POWER);
  let to = beginRow(part, top);
  for (let x = 0; x < part.across; x++) {
    transform(strip + <usize>x * 32, colourStride, block);
    to = finishBlock(c, top * part.columns + x, x, perBit * masking(energyOfUnit(top, x), from, power), to);
  }
  endRow(to);
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

/** @returns where its values end */
function finishBlock(c: i32, at: i32, x: i32, perBit: f32, to: usize): usize {
  const part = parts[c];
  store<f32>(meansOfRow + ((<usize>x) << 2), load<f32>(block) * load<f32>(inverse + c * 256));
  const end = quantise(block, c, perBit, to);
  putMaps(part, at, from1, from2, from4);
  return end;
}

/** After the last row. */
export function finish(): void {
  while ((taken & ((1 << unit) - 1)) !== 0) takeRow();
  if (colourKind === HALVED) finishHalved(unitsDown - 1);
}

/**
 * Decoders enlarge colour by 3/4 of the nearer and 1/4 of the farther neighbour. What is halved after that is smoothed by
 * 1/8, 3/4, 1/8 both ways; so much is put on beforehand.
 */
function sharpen(top: i32, plane: usize): void {
  const last = unitsDown * 8 - 1;
  for (let v = 0; v < 8; v++) {
    const y = top * 8 + v;
    const here = keptRow(plane, y);
    const above = keptRow(plane, max<i32>(0, y - 1));
    const below = keptRow(plane, min<i32>(last, y + 1));
    for (let x: usize = 0; x < colourStride; x += 16) {
      v128.store(line + x, smoothed(v128.load(above + x), v128.load(here + x), v128.load(below + x)));
    }
    store<f32>(line - 4, load<f32>(line));
    store<f32>(line + colourStride, load<f32>(line + colourStride - 4));
    const to = sharp + <usize>v * colourStride;
    for (let x: usize = 0; x < colourStride; x += 16) {
      const both = smoothed(v128.load(line + x - 4), v128.load(line + x), v128.load(line + x + 4));
      v128.store(to + x, f32x4.sub(f32x4.mul(v128.load(here + x), f32x4.splat(2)), both));
    }
  }
}

function keptRow(plane: usize, y: i32): usize {
  return plane + <usize>(y % KEPT_ROWS) * colourStride;
}

function smoothed(before: v128, here: v128, after: v128): v128 {
  const centre = f32x4.mul(here, f32x4.splat(0.75));
  return f32x4.add(centre, f32x4.mul(f32x4.add(before, after), f32x4.splat(0.125)));
}

function scan(c: i32, start: i32, end: i32, high: i32, low: i32, every: i32): void {
  if (start === 0 && end > 0) sequential(parts, partCount, unitsAcross, unitsDown);
  else if (start === 0) means(parts, c, c === 0 ? 1 : 2, every);
  else if (high > 0) refine(parts[c], start, end, low, every);
  else first(parts[c], start, end, low, every);
}

/**
 * @param every of how many rows of blocks one is looked at
 * @returns bits beside the symbols
 */
export function count(c: i32, start: i32, end: i32, high: i32, low: i32, every: i32): f64 {
  beginCounting();
  scan(c, start, end, high, low, every);
  return extraBits();
}

/** @returns where it ends */
export function write(to: usize, c: i32, start: i32, end: i32, high: i32, low: i32): usize {
  beginWriting(to);
  scan(c, start, end, high, low, 1);
  return finishWriting();
}

/** Room for what is written. */
export function outputOf(bytes: i32): usize {
  return room(bytes);
}
