import { addComponent, BLOCK_BYTES, blockAt, components, limitDc, openFrame, putDc, scaleTo } from './component';
import { buildTable, definition } from './huffman';
import { openPixels, pixelRows } from './pixels';
import { addToScan, beginScan, markerAfter, openScan, scanRow } from './scan';
import { AFTER_FILE, inputAt, openSegments } from './segment';

/*
 * A JPEG's scans to coefficients and pixels (ITU T.81). Markers are parsed by the caller. One instance of the module decodes one
 * file, and no memory is freed.
 */

export {
  addComponent,
  addToScan,
  beginScan,
  buildTable,
  limitDc,
  markerAfter,
  openFrame,
  openPixels,
  openScan,
  pixelRows,
  scaleTo,
  scanRow,
};

let file: usize = 0;
let fileBytes: usize = 0;

/** @returns where the file's bytes go; decoding changes them */
export function openFile(bytes: usize): usize {
  fileBytes = bytes;
  file = heap.alloc(bytes + AFTER_FILE);
  // A truncated file is read up to here.
  memory.fill(file + bytes, 0, AFTER_FILE);
  return file;
}

/** Sets the offset in the file of a scan's entropy-coded data. */
export function seek(offset: usize): void {
  openSegments(file + offset, file + fileBytes);
}

/** The offset after the marker that ended the scan. */
export function offsetAfter(): usize {
  return inputAt() - file;
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
