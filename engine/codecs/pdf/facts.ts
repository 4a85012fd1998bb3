import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

export const pdf: Format = {
  id: 'pdf',
  label: 'PDF',
  mediaType: 'application/pdf',
  extensions: ['pdf'],
  recognises: (head) => hasBytes(head, 0, '%PDF-'),
  // A page is as large as its picture at its resolution.
  holds: { alpha: false, animation: false, depth: 8, profile: true, metadata: false, resolution: true },
  maxSide: 65_500,
  quality: { default: 80, reduces: 'detail', scored: true },
  asks: ['chroma', 'progressive'],
  // One page around a JPEG, byte for byte.
  binds: 'pages',
  container: 'jpeg',
};
