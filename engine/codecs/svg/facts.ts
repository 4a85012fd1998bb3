import type { Format } from '../../formats/format.ts';

/** Comments, declarations and white space before the root element. */
export const PROLOGUE = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^>[]|\[[\s\S]*?\])*>)*/i;
const NAME = /^<(?:[\w.-]+:)?svg[\s/>]/;
const DECLARED = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;

export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const [, declared] = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200))) ?? [];
  // A declaration that could be read byte by byte is not UTF-16, which some programs name anyway.
  return declared && !/^utf-?16/i.test(declared) ? declared : 'utf-8';
}

/** Decodes the first bytes of a file, as the text that it would be. Names and markup are ASCII in the encodings of drawings, or UTF-16. */
function headText(head: Uint8Array): string {
  const encoding = encodingOf(head);
  return new TextDecoder(encoding.startsWith('utf-16') ? encoding : 'utf-8').decode(head);
}

/** Whether a text, perhaps cut off, has an SVG's root element. */
const hasRoot = (text: string): boolean => NAME.test(text.replace(PROLOGUE, ''));

export const svg: Format = {
  id: 'svg',
  label: 'SVG',
  mediaType: 'image/svg+xml',
  extensions: ['svg'],
  recognises: (head) => hasRoot(headText(head)),
  holds: { alpha: true, animation: false, depth: 8, profile: false, metadata: false },
  maxSide: 32_767,
  library: 'vips-resvg.wasm',
  vector: true,
  minifies: true,
  rewrittenAs: 'png',
};
