import { concatenate } from '../../bytes/concatenate.ts';
import { bytesOf } from '../../metadata/blocks.ts';
import type { Carried } from '../../metadata/carried.ts';
import { FIRST_PNG_CHUNK, pngChunk, pngChunks } from './chunks.ts';
import { textChunk } from './read-carried.ts';

/** XMP's keyword, and flags for no compression and no language. */
const XMP_TEXT = 'XML:com.adobe.xmp\0\0\0\0\0';

export function writeInPng(png: Uint8Array<ArrayBuffer>, { exif, xmp, texts = [] }: Carried): Uint8Array<ArrayBuffer> {
  const [header] = pngChunks(png);
  const at = header?.end ?? FIRST_PNG_CHUNK;
  const chunks = [
    ...(exif ? [pngChunk('eXIf', exif)] : []),
    ...(xmp === undefined ? [] : [pngChunk('iTXt', bytesOf(XMP_TEXT), bytesOf(xmp))]),
    ...texts.map(textChunk),
  ];
  return concatenate([png.subarray(0, at), ...chunks, png.subarray(at)]);
}
