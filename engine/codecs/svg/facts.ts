import type { Format } from '../../formats/format.ts';
import { hasRoot } from './root.ts';
import { headText } from './text-of.ts';

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
