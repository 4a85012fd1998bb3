import { hasBytes } from './magic.ts';

/** Cameras' own files that are no TIFF: Canon's CR3 and CRW, Fujifilm's, Panasonic's, Olympus's, Minolta's and Sigma's. */
const SIGNATURES: readonly (readonly [at: number, bytes: string])[] = [
  [4, 'ftypcrx '],
  [6, 'HEAPCCDR'],
  [0, 'FUJIFILMCCD-RAW'],
  [0, 'IIU\0'],
  [0, 'IIRO'],
  [0, 'IIRS'],
  [0, 'MMOR'],
  [0, '\0MRM'],
  [0, 'FOVb'],
];

/** @param head a file's first bytes */
export const isRawHead = (head: Uint8Array): boolean => SIGNATURES.some(([at, bytes]) => hasBytes(head, at, bytes));
