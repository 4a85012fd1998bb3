import type { Rgba } from '../pixels/rgba.ts';
import type { Ink } from './ink.ts';

export const INK_COLOURS = ['black', 'blue'] as const;
export type InkColour = (typeof INK_COLOURS)[number];

export interface InkPaint {
  colour: InkColour;
  /** Whether the paper is transparent instead of white. */
  transparent: boolean;
}

const RGB: Readonly<Record<InkColour, readonly [number, number, number]>> = { black: [0, 0, 0], blue: [16, 42, 150] };
/** Of the ink's longer side, around it. */
const MARGIN = 0.04;

/** Ink in one colour on white or on nothing, cropped to the ink with a margin. */
export function painted({ cover, width, height }: Ink, { colour, transparent }: InkPaint): Rgba {
  const box = boxOf(cover, width);
  const margin = Math.max(1, Math.round(MARGIN * Math.max(box.right - box.left, box.bottom - box.top)));
  const size = { width: box.right - box.left + 1 + 2 * margin, height: box.bottom - box.top + 1 + 2 * margin };
  const data = new Uint8ClampedArray(4 * size.width * size.height);
  const rgb = RGB[colour];
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const [u, v] = [x + box.left - margin, y + box.top - margin];
      const covered = u >= 0 && v >= 0 && u < width && v < height ? (cover[v * width + u] ?? 0) : 0;
      const to = 4 * (y * size.width + x);
      for (const [i, value] of rgb.entries())
        data[to + i] = transparent ? value : 255 - ((255 - value) * covered) / 255;
      data[to + 3] = transparent ? covered : 255;
    }
  return { ...size, data };
}

/** The first and last column and row with ink. */
function boxOf(cover: Uint8Array, width: number) {
  const box = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  for (const [i, covered] of cover.entries()) {
    if (!covered) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
