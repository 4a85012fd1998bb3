import { hasRoot } from '../codecs/svg/root.ts';
import { headText } from '../codecs/svg/text-of.ts';
import type { Format } from './format.ts';

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
  detour: 'svg',
  minifies: true,
  rewrittenAs: 'png',
};
