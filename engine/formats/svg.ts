import type { Format } from './format.ts';

/** Comments, declarations and white space before the root element. */
const PROLOGUE = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^>[]|\[[\s\S]*?\])*>)*/i;

export const svg: Format = {
  id: 'svg',
  label: 'SVG',
  mediaType: 'image/svg+xml',
  extensions: ['svg'],
  recognises: (head) => {
    const text = new TextDecoder().decode(head);
    return /^<(?:\w+:)?svg[\s>]/.test(text.replace(/^\uFEFF/, '').replace(PROLOGUE, ''));
  },
  holds: { alpha: true, animation: false, depth: 8, profile: false, metadata: false },
  maxSide: 32_767,
  library: 'vips-resvg.wasm',
  vector: true,
  detour: 'svg',
  minifies: true,
  rewrittenAs: 'png',
};
