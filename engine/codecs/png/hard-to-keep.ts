import { type HardToKeep, inExif, latin1 } from '../../metadata/hard-to-keep.ts';
import { pngChunks } from './chunks.ts';

/** PNG's keywords that other formats have fields for (PNG, third edition, section 11.3.3.1), in lower case. */
export const KNOWN_KEYWORDS = [
  ...['title', 'author', 'description', 'copyright', 'creation time', 'software', 'disclaimer'],
] as const;
/** Texts that hold another block: XMP, and ImageMagick's profiles. */
const BLOCK_KEYWORD = /^(?:XML:com\.adobe\.xmp$|Raw profile type )/;
const LONGEST_KEYWORD = 79;

export function hardInPng(png: Uint8Array): HardToKeep {
  const found: HardToKeep = {};
  for (const { type, data, end } of pngChunks(png)) {
    if (type === 'caBX') found.credentials = true;
    if (type === 'eXIf') Object.assign(found, inExif(png.subarray(data, end - 4)));
    if (type !== 'tEXt' && type !== 'zTXt' && type !== 'iTXt') continue;
    const [keyword = ''] = latin1(png.subarray(data, Math.min(end - 4, data + LONGEST_KEYWORD + 1))).split('\0');
    const isKnown = (KNOWN_KEYWORDS as readonly string[]).includes(keyword.toLowerCase());
    if (!isKnown && !BLOCK_KEYWORD.test(keyword)) found.texts = true;
  }
  return found;
}
