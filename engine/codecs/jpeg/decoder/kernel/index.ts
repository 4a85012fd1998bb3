import { beginBits, moveBack, position } from './block';
import {
  addComponent,
  BLOCK_BYTES,
  blockAt,
  components,
  limitDc,
  mostRowBytes,
  openFrame,
  putDc,
  scaleTo,
} from './component';
import { buildTable, definition } from './huffman';
import { openPixels, pixelRows } from './pixels';
import { addToScan, beginScan, mcusDone, mcusOfScan, openScan, scanRow } from './scan';
import { addInput, inputAddress, inputRoom, moveToStart, openWindow, reaches, unread } from './segment';

/*
 * A JPEG's scans to coefficients and pixels (ITU T.81). Markers are parsed by the caller. One instance of the module decodes one
 * file, and no memory is freed.
 */

export {
  addComponent,
  addInput,
  addToScan,
  beginScan,
  buildTable,
  inputAddress,
  limitDc,
  mcusDone,
  mcusOfScan,
  openFrame,
  openPixels,
  openScan,
  pixelRows,
  scaleTo,
  scanRow,
  unread,
};

/** Rows of MCUs, each with the most bytes that it can have, in the window of the file. */
const ROWS = 2;
/** The marker after a row's last segment. */
const MARKER_BYTES = 2;

/** Before the entropy-coded data of a scan is passed on. @param bytes the file's */
export function openInput(bytes: usize): void {
  openWindow(min<usize>(bytes, <usize>(ROWS * (mostRowBytes() + MARKER_BYTES))));
  beginBits();
}

/** Might the next row of MCUs, and the marker after it, exceed what was passed on? */
export function needsInput(): bool {
  return !reaches(position(), mostRowBytes() + MARKER_BYTES);
}

/** Drops what is decoded. @returns the number of bytes that can be put at `inputAddress` before `addInput` is called */
export function makeRoom(): usize {
  moveBack(moveToStart(position()));
  return inputRoom();
}

export function definitionOf(): usize {
  return definition;
}

export function tableOf(c: i32): usize {
  return components[c].table;
}

/** Returns the address of a component's blocks, complete once all scans are decoded. */
export function blocksOf(c: i32): usize {
  const component = components[c];
  const first = blockAt(component, 0, 0);
  const end = first + <usize>(component.rows * component.columns) * BLOCK_BYTES;
  for (let block = first; block < end; block += BLOCK_BYTES) putDc(component, block);
  return first;
}

export function columnsOf(c: i32): i32 {
  return components[c].columns;
}

export function acrossOf(c: i32): i32 {
  return components[c].across;
}

export function downOf(c: i32): i32 {
  return components[c].down;
}
