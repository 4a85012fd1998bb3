import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

/** The twelve bytes of the box that begins a container (ISO/IEC 18181-2, section 4.1). */
const CONTAINER = [0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20, 0x0d, 0x0a, 0x87, 0x0a] as const;
/** A codestream without a container. */
const CODESTREAM = [0xff, 0x0a] as const;

export const jxl: Format = {
  id: 'jxl',
  label: 'JXL',
  mediaType: 'image/jxl',
  extensions: ['jxl'],
  recognises: (head) => hasBytes(head, 0, CODESTREAM) || hasBytes(head, 0, CONTAINER),
  holds: { alpha: true, animation: true, depth: 16, profile: true, metadata: true },
  // The limit of level 5. Few readers support level 10.
  maxSide: 262_144,
  quality: { default: 80, reduces: 'detail', scored: true, isProbeExact: true },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  library: 'vips-jxl.wasm',
  strips: true,
};
