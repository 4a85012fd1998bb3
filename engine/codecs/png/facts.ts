import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

/** Rounding steps from each quality on: the fewest bytes per score of all that were measured (docs/decisions/0033-png-bytes.md). */
export const STEPS = [
  [60, [8, 16, 32]],
  [66, [6, 12, 24]],
  [72, [5, 10, 20]],
  [76, [4, 8, 16]],
  [80, [3, 6, 12]],
  [83, [3, 3, 9]],
  [85, [2, 4, 8]],
  [88, [1, 3, 6]],
  [90, [1, 2, 4]],
  [94, [1, 3, 3]],
  [95, [1, 1, 3]],
  [99, [1, 1, 2]],
] as const;
/** Ways between two qualities: a factor of the leeway, and the usual change of the log size. */
export const NUANCES = [
  { leeway: 0.75, usually: -0.015 },
  { leeway: 1.3, usually: 0.02 },
  { leeway: 1.8, usually: 0.045 },
  { leeway: 3.2, usually: 0.1 },
] as const;

export const png: Format = {
  id: 'png',
  label: 'PNG',
  mediaType: 'image/png',
  extensions: ['png'],
  recognises: (head) => hasBytes(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  holds: { alpha: true, animation: true, depth: 16, profile: true, metadata: true, texts: true, resolution: true },
  // libpng's default limit (PNG_USER_WIDTH_MAX) is a million, but no browser shows such a picture.
  maxSide: 65_535,
  quality: {
    default: 100,
    reduces: 'colours',
    scored: true,
    roundings: STEPS.map(([from]) => from),
    nuances: NUANCES.map(({ usually }) => usually),
  },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  strips: true,
  packs: true,
  pads: 'to-least',
};
