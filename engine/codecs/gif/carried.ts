import { utf8 } from '../../metadata/blocks.ts';
import type { Carried } from '../../metadata/carried.ts';
import { gifDetails } from './details.ts';
import { bytesOfBlocks } from './lzw.ts';

/** Reads the comments and the XMP of a GIF. */
export function read(gif: Uint8Array): Carried {
  const comments: string[] = [];
  let xmp: string | undefined;
  for (const { kind, block } of gifDetails.parts(gif)) {
    const content = gif.subarray(block?.from ?? 0, block?.to ?? 0);
    if (kind === 'text') comments.push(utf8(Uint8Array.from(bytesOfBlocks(content))));
    if (kind === 'xmp' && block) xmp ??= utf8(content);
  }
  const text = comments.join('\n');
  return { xmp, texts: text === '' ? [] : [{ keyword: 'Description', text }] };
}
