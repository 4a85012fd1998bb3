import type { JpegPixels } from './encode.ts';

/*
 * Is a picture drawn or photographed? Icons, charts, screenshots and lettering have steps from one pixel to the next between areas
 * of one colour, on which ringing and coarse chroma show. Where a photo has such a step, noise and texture are beside it and hide both.
 */

/** Pixels of a block's side. */
const SIDE = 8;
/** A step: neighbours so far apart in one component, of 255. */
const STEP = 96;
/** The share of pixels equal to a neighbour in blocks with a step: up to the first for a photo, from the second on for a drawing. */
const EQUAL = { photo: 0.14, drawing: 0.28 } as const;
/** A picture of up to so many blocks is an icon or a thumbnail, where a photo's numbers save a few hundred bytes at most. */
const MOST_OF_ICON = 144;
const ICON = 2;
const DRAWING = 1;
/** An icon has colour where so many of its pixels have components so far apart, of 255. */
const COLOURED = { apart: 64, share: 1 / 64 } as const;
/** Of a large picture only a sample of blocks is looked at, so that it takes next to no time. */
const SAMPLE = { fraction: 1 / 16, least: 256, most: 1024 } as const;
/** The golden ratio of 2³²: multiples of it are spread evenly. */
const GOLDEN = 0x9e37_79b1;

/** 0 for a photo, 1 for a drawing, between them for what may be either; 2 for an icon in colour. */
export function contentOf({ data, width, height, channels }: JpegPixels): number {
  // Every pixel has one to the left and one above.
  const across = Math.floor((width - 1) / SIDE);
  const blocks = across * Math.floor((height - 1) / SIDE);
  if (Math.ceil(width / SIDE) * Math.ceil(height / SIDE) <= MOST_OF_ICON) {
    return isColoured(data, width * height, channels) ? ICON : DRAWING;
  }
  const count = Math.min(blocks, SAMPLE.most, Math.max(SAMPLE.least, Math.floor(blocks * SAMPLE.fraction)));
  let equal = 0;
  let all = 0;
  for (let i = 0; i < count; i++) {
    const block = count === blocks ? i : Math.floor(((Math.imul(i, GOLDEN) >>> 0) * blocks) / 2 ** 32);
    const row = Math.floor(block / across) * SIDE;
    const found = equalBesideStep(data, (row * width + (block % across) * SIDE) * channels, width * channels, channels);
    if (found === undefined) continue;
    equal += found;
    all += SIDE ** 2;
  }
  const share = all > 0 ? equal / all : 0;
  return Math.max(0, Math.min(1, (share - EQUAL.photo) / (EQUAL.drawing - EQUAL.photo)));
}

/**
 * @param from the first sample of the pixel above and to the left of the block
 * @param stride samples of a row
 * @returns how many pixels of a block are equal to the one to the left or above; undefined where the block has no step
 */
function equalBesideStep(data: JpegPixels['data'], from: number, stride: number, channels: number): number | undefined {
  // Of grey samples there is one, read three times.
  const [green, blue] = channels === 1 ? [0, 0] : [1, 2];
  let equal = 0;
  let hasStep = false;
  for (let y = 1; y <= SIDE; y++) {
    let at = from + y * stride;
    let [r0, g0, b0] = [data[at] ?? 0, data[at + green] ?? 0, data[at + blue] ?? 0];
    for (let x = 1; x <= SIDE; x++) {
      at += channels;
      const above = at - stride;
      const [r, g, b] = [data[at] ?? 0, data[at + green] ?? 0, data[at + blue] ?? 0];
      const left = Math.max(Math.abs(r - r0), Math.abs(g - g0), Math.abs(b - b0));
      const up = Math.max(
        Math.abs(r - (data[above] ?? 0)),
        Math.abs(g - (data[above + green] ?? 0)),
        Math.abs(b - (data[above + blue] ?? 0)),
      );
      if (left === 0 || up === 0) equal++;
      if (left >= STEP || up >= STEP) hasStep = true;
      r0 = r;
      g0 = g;
      b0 = b;
    }
  }
  return hasStep ? equal : undefined;
}

function isColoured(data: JpegPixels['data'], pixels: number, channels: number): boolean {
  if (channels === 1) return false;
  let coloured = 0;
  for (let i = 0; i < pixels * channels; i += channels) {
    const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    if (Math.max(r, g, b) - Math.min(r, g, b) >= COLOURED.apart) coloured++;
  }
  return coloured >= pixels * COLOURED.share;
}
