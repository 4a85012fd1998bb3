import type { Steps } from '../rounded.ts';
import type { Format, VipsSave } from './format.ts';
import { hasBytes } from './magic.ts';

/** From here down a palette is what quality means: above, 256 colours are too few for a photo on a screenshot. */
const ROUNDS_ABOVE = 75;

/** From the first quality above a palette's up to 99: the fewest bytes for their score of all that were measured. */
const STEPS = [
  [4, 8, 16],
  [3, 6, 12],
  [3, 3, 9],
  [2, 4, 8],
  [1, 3, 6],
  [1, 2, 4],
  [1, 3, 3],
  [1, 1, 3],
  [1, 1, 2],
] as const satisfies Steps[];

/** What colours are rounded to at a quality (docs/decisions/0033-png-bytes.md). */
function stepsAt(quality: number): Steps {
  const share = (quality - ROUNDS_ABOVE - 1) / (99 - ROUNDS_ABOVE - 1);
  return STEPS[Math.round(Math.min(1, Math.max(0, share)) * (STEPS.length - 1))] ?? STEPS[0];
}

export const png: Format = {
  id: 'png',
  label: 'PNG',
  mediaType: 'image/png',
  extensions: ['png'],
  recognises: (head) => hasBytes(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  holds: { alpha: true, animation: true, depth: 16, profile: true, metadata: true, resolution: true },
  // libpng's default limit (PNG_USER_WIDTH_MAX) is a million, but no browser shows such a picture.
  maxSide: 65_535,
  quality: {
    default: 100,
    reduces: 'colours',
    looks: { at80: 95, perPoint: 1, perActivity: 0 },
    drawingDownTo: 25,
    roundsAbove: ROUNDS_ABOVE,
  },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  save: ({ quality, lossless, effort, colours = 'palette' }): VipsSave => {
    const compression = effort === 'draft' ? 3 : effort === 'best' ? 9 : 6;
    if (lossless || quality >= 100) return { suffix: '.png', options: { compression, filter: 'all' } };
    if (colours === 'rounded') {
      // Coarse values repeat themselves: of a screenshot they often take a fifth less unfiltered, and of a photo more.
      return {
        suffix: '.png',
        steps: stepsAt(quality),
        options: { compression, filter: 'paeth' },
        or: { compression, filter: 'none' },
      };
    }
    const palette = { palette: true, Q: Math.round(quality), effort: effort === 'draft' ? 1 : 7, dither: 1 };
    return { suffix: '.png', options: { ...palette, compression: 9 } };
  },
  strips: true,
  packs: true,
};
