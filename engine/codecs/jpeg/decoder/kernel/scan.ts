import {
  acFirst,
  acRefine,
  beginBits,
  dcFirst,
  dcRefine,
  initZigzag,
  isAtEnd,
  isCutOff,
  isPastEnd,
  mayBeCutOff,
  sequentialBlock,
} from './block';
import { BLOCK_BYTES, blockAt, Component, components, dcOf, mcusAcross, mcusDown, openDc } from './component';
import { tableAt } from './huffman';
import { BAD_LENGTH, BAD_RESTART, FINE, TRUNCATED } from './outcome';
import { marker, readSegment } from './segment';

/* Decodes a scan, one row of MCUs at a time. */

const RST0 = 0xd0;

/** Components of the scan, in the scan's order. */
const order = new StaticArray<i32>(3);
let shown = 0;
/** Ss, Se, Ah and Al. */
let start = 0;
let last = 0;
let high = 0;
let low = 0;
let isProgressive = false;
/** MCUs of the scan, per row. */
let across = 0;
/** Rows of MCUs. */
let down = 0;
let row = 0;

/** MCUs per restart interval, 0 for no restarts. */
let interval = 0;
/** MCUs of the current row that are decoded. */
let column = 0;
/** MCUs until the next restart. */
let untilRestart = 0;
let nextRestart = 0;

export function beginScan(): void {
  shown = 0;
}

/** Adds a component with its DC and AC table, 0 to 3. */
export function addToScan(component: i32, dc: i32, ac: i32): void {
  const one = components[component];
  one.dc = tableAt(dc);
  one.ac = tableAt(4 + ac);
  order[shown++] = component;
}

/** @returns the number of MCU rows */
export function openScan(progressive: bool, ss: i32, se: i32, ah: i32, al: i32, restartInterval: i32): i32 {
  isProgressive = progressive;
  start = ss;
  last = se;
  high = ah;
  low = al;
  interval = restartInterval;
  untilRestart = restartInterval;
  nextRestart = 0;
  row = 0;
  column = 0;
  if (ss > 0 && ah > 0) initZigzag();
  if (progressive && ss === 0) for (let i = 0; i < shown; i++) openDc(components[order[i]]);
  // A scan of one component has no padding: its MCU is one block (T.81, A.2.2).
  const first = components[order[0]];
  across = shown === 1 ? first.across : mcusAcross;
  down = shown === 1 ? first.down : mcusDown;
  beginSegment();
  return down;
}

function beginSegment(): void {
  readSegment();
  beginBits();
  for (let i = 0; i < shown; i++) components[order[i]].prediction = 0;
}

/** Between two MCUs, where an interval ends. */
function restart(): i32 {
  if (!isAtEnd()) return isCutOff() ? TRUNCATED : BAD_LENGTH;
  if (marker === 0) return TRUNCATED;
  if (marker !== RST0 + nextRestart) return BAD_RESTART;
  nextRestart = (nextRestart + 1) & 7;
  untilRestart = interval;
  beginSegment();
  return FINE;
}

/** MCUs of the scan that are decoded. */
export function mcusDone(): i32 {
  return row * across + column;
}

export function mcusOfScan(): i32 {
  return across * down;
}

/** Decodes the next row of MCUs. After the last row, the data must end: at a marker or with the file. */
export function scanRow(): i32 {
  const first = components[order[0]];
  for (let i = 0; i < shown; i++) {
    const component = components[order[i]];
    component.next = blockAt(component, 0, shown === 1 ? row : row * component.v);
  }
  for (let x = 0; x < across; x++) {
    column = x;
    if (interval > 0) {
      if (untilRestart === 0) {
        const outcome = restart();
        if (outcome !== FINE) return outcome;
      }
      untilRestart--;
    }
    const outcome = shown === 1 ? one(first, first.next + <usize>(x * BLOCK_BYTES)) : mcu();
    if (outcome !== FINE) return mayBeCutOff() ? TRUNCATED : outcome;
    if (isPastEnd()) return marker === 0 ? TRUNCATED : BAD_LENGTH;
  }
  row++;
  column = 0;
  if (row < down || isAtEnd()) return FINE;
  return isCutOff() ? TRUNCATED : BAD_LENGTH;
}

function mcu(): i32 {
  for (let i = 0; i < shown; i++) {
    const component = components[order[i]];
    const width = component.h * BLOCK_BYTES;
    const stride = component.columns * BLOCK_BYTES;
    let first = component.next;
    component.next = first + width;
    for (let v = component.v; v > 0; v--) {
      for (let block = first; block < first + width; block += BLOCK_BYTES) {
        const outcome = one(component, block);
        if (outcome !== FINE) return outcome;
      }
      first += stride;
    }
  }
  return FINE;
}

function one(component: Component, block: usize): i32 {
  const prediction = changetype<usize>(component) + offsetof<Component>('prediction');
  if (!isProgressive) {
    return sequentialBlock(block, component.dc, component.ac, prediction, component.mostDc);
  }
  if (start > 0) {
    if (high > 0) return acRefine(block, component.ac, start, last, low);
    return acFirst(block, component.ac, start, last, low);
  }
  const coefficient = dcOf(component, block);
  if (high > 0) {
    dcRefine(coefficient, low);
    return FINE;
  }
  return dcFirst(coefficient, component.dc, prediction, low, component.mostDc);
}
