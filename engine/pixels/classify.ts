import type { Samples } from './pixels.ts';
import { spread } from './spread.ts';

/*
 * Classifies pictures as photos, drawings or icons. Icons, charts, screenshots and lettering have sharp edges between areas of
 * one colour, on which ringing and coarse chroma are visible. A photo has noise and texture beside its edges, which
 * mask both.
 */

/** Pixels per side of a sampled block. */
const SIDE = 8;
/** The smallest difference of neighbours in one channel, of 255, that counts as an edge. */
const EDGE = 96;
/**
 * The share of pixels that equal a neighbour, in blocks with an edge: at most `photo` in a photo, at least `drawing` in
 * a drawing.
 */
const EQUAL = { photo: 0.14, drawing: 0.28 } as const;
/**
 * Pictures of up to this number of blocks are icons or thumbnails, where a photo's parameters save a few hundred bytes
 * at most.
 */
const MOST_ICON_BLOCKS = 144;
/** Drawings of up to this number of blocks gain by an icon's parameters too; photos lose. */
const MOST_SMALL_BLOCKS = 250;
const ICON = 2;
const DRAWING = 1;
/** The sample of blocks, which keeps the time small in large pictures. */
const SAMPLE = { fraction: 1 / 16, least: 256, most: 1024 } as const;

/**
 * Returns what a picture shows: 0 for a photo, 1 for a drawing, a value between them if the evidence is mixed, and 2
 * for an icon or another small drawing.
 */
export function contentOf({ data, width, height, channels }: Samples<1 | 3 | 4>): number {
  // The first row and column are excluded: every sampled pixel has neighbours to the left and above.
  const across = Math.floor((width - 1) / SIDE);
  const blocks = across * Math.floor((height - 1) / SIDE);
  const all = Math.ceil(width / SIDE) * Math.ceil(height / SIDE);
  if (all <= MOST_ICON_BLOCKS) return ICON;
  const count = Math.min(blocks, SAMPLE.most, Math.max(SAMPLE.least, Math.floor(blocks * SAMPLE.fraction)));
  let equal = 0;
  let compared = 0;
  for (let i = 0; i < count; i++) {
    const block = count === blocks ? i : spread(i, blocks);
    const row = Math.floor(block / across) * SIDE;
    const found = countEqual(data, (row * width + (block % across) * SIDE) * channels, width * channels, channels);
    if (found === undefined) continue;
    equal += found;
    compared += SIDE ** 2;
  }
  const share = compared > 0 ? equal / compared : 0;
  const content = Math.max(0, Math.min(1, (share - EQUAL.photo) / (EQUAL.drawing - EQUAL.photo)));
  return content === DRAWING && all <= MOST_SMALL_BLOCKS ? ICON : content;
}

/** Whether a picture has areas of one colour beside sharp edges, as drawings and screenshots do. */
export const isDrawing = (pixels: Samples<1 | 3 | 4>): boolean => contentOf(pixels) > 0;

const largestDifference = (r: number, r0: number, g: number, g0: number, b: number, b0: number) =>
  Math.max(Math.abs(r - r0), Math.abs(g - g0), Math.abs(b - b0));

/**
 * Counts the pixels of a block that equal their neighbour to the left or above.
 * @param from index of the first sample of the pixel above and to the left of the block
 * @param stride samples per row
 * @returns the number, or undefined if the block has no edge
 */
function countEqual(data: Samples['data'], from: number, stride: number, channels: number): number | undefined {
  // A grey sample is read three times.
  const [green, blue] = channels === 1 ? [0, 0] : [1, 2];
  let equal = 0;
  let hasEdge = false;
  for (let y = 1; y <= SIDE; y++) {
    let at = from + y * stride;
    let [r0, g0, b0] = [data[at] ?? 0, data[at + green] ?? 0, data[at + blue] ?? 0];
    for (let x = 1; x <= SIDE; x++) {
      at += channels;
      const above = at - stride;
      const [r, g, b] = [data[at] ?? 0, data[at + green] ?? 0, data[at + blue] ?? 0];
      const [rAbove, gAbove, bAbove] = [data[above] ?? 0, data[above + green] ?? 0, data[above + blue] ?? 0];
      const fromLeft = largestDifference(r, r0, g, g0, b, b0);
      const fromAbove = largestDifference(r, rAbove, g, gAbove, b, bAbove);
      if (fromLeft === 0 || fromAbove === 0) equal++;
      hasEdge ||= fromLeft >= EDGE || fromAbove >= EDGE;
      r0 = r;
      g0 = g;
      b0 = b;
    }
  }
  return hasEdge ? equal : undefined;
}

/** Pixels per side of a block that is searched for one colour: an MCU of 4:2:0. */
const PLAIN_SIDE = 16;

/** Returns the share of a picture's blocks that have one colour each, as the ground of a drawing, an icon or a cut-out has: 0 to 1. */
export function plainShareOf({ data, width, height, channels }: Samples<1 | 3 | 4>): number {
  const across = Math.floor(width / PLAIN_SIDE);
  const blocks = across * Math.floor(height / PLAIN_SIDE);
  const count = Math.min(blocks, SAMPLE.most);
  const stride = width * channels;
  let plain = 0;
  for (let i = 0; i < count; i++) {
    const block = count === blocks ? i : spread(i, blocks);
    const from = (Math.floor(block / across) * stride + (block % across) * channels) * PLAIN_SIDE;
    if (isPlain(data, from, stride, channels)) plain++;
  }
  return count > 0 ? plain / count : 0;
}

/** Whether a block has one colour. @param from index of its first sample */
function isPlain(data: Samples['data'], from: number, stride: number, channels: number): boolean {
  for (let y = 0; y < PLAIN_SIDE; y++) {
    const start = from + y * stride;
    for (let at = start; at < start + PLAIN_SIDE * channels; at++)
      if (data[at] !== data[from + ((at - start) % channels)]) return false;
  }
  return true;
}

/** The largest range of red less green, and of blue less green, in which Cb and Cr vary by at most a tenth of their range. */
const MOST_TINT = 40;

/**
 * Returns whether chroma hardly varies: grey pictures and those of one tint, but no icon, in which a few pixels of it count. Halved chroma
 * shows the same then, in fewer bytes: 240 pictures that are no photos score 0.5 to 3 points more at equal bytes where it applies
 * (docs/decisions/0053-jpeg-nearly-grey.md).
 */
export function isNearlyGrey({ data, width, height, channels }: Samples<1 | 3 | 4>): boolean {
  if (channels === 1 || Math.ceil(width / SIDE) * Math.ceil(height / SIDE) <= MOST_ICON_BLOCKS) return false;
  let [leastRed, mostRed, leastBlue, mostBlue] = [255, -255, 255, -255];
  for (let i = 0; i < width * height * channels; i += channels) {
    const green = data[i + 1] ?? 0;
    const [red, blue] = [(data[i] ?? 0) - green, (data[i + 2] ?? 0) - green];
    if (red < leastRed) leastRed = red;
    if (red > mostRed) mostRed = red;
    if (blue < leastBlue) leastBlue = blue;
    if (blue > mostBlue) mostBlue = blue;
    if (mostRed - leastRed > MOST_TINT || mostBlue - leastBlue > MOST_TINT) return false;
  }
  return true;
}
