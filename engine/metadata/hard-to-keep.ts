import { readExif, TAG } from './exif.ts';

/*
 * Metadata that a new file cannot have, or not in every format. Found without reading values, since every probe does.
 */

/** Metadata of a file that may be lost although metadata is kept. */
export interface HardToKeep {
  /** A C2PA manifest: a signature of the file's bytes. */
  credentials?: true;
  /** The notes of a camera's maker in EXIF. */
  makerNote?: true;
  /** Texts with keywords that no other format has fields for. */
  texts?: true;
}

/** The label of a C2PA manifest store (C2PA 2.1, section 11.1.4.2), and how far from the start of a box it is. */
export const STORE = 'c2pa';
export const STORE_WITHIN = 128;

export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

export function inExif(block: Uint8Array): HardToKeep {
  return readExif(block)?.exif.some(({ tag }) => tag === TAG.makerNote) ? { makerNote: true } : {};
}
