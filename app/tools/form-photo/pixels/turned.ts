import type { Rgba } from './rgba.ts';

export interface Turn {
  /** Clockwise if positive. */
  degrees: number;
  /** The sides of the result, as shares of the picture's sides. Both have the same centre. */
  keeps: { x: number; y: number };
}

/** The picture's last pixels continue so far outside of it: the sides of a frame within it are rounded. */
const CONTINUES = 1.5;

/** Returns a turned picture on white, with pixels of the same size, by cubic convolution in the picture before the turn. */
export function turned(picture: Rgba, { degrees, keeps }: Turn): Rgba {
  const width = Math.max(1, Math.round(picture.width * keeps.x));
  const height = Math.max(1, Math.round(picture.height * keeps.y));
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const source = onWhite(picture);
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let row = 0, to = 0; row < height; row++) {
    const v = row + 0.5 - height / 2;
    for (let column = 0; column < width; column++, to += 4) {
      const u = column + 0.5 - width / 2;
      const x = u * cos + v * sin + picture.width / 2 - 0.5;
      const y = v * cos - u * sin + picture.height / 2 - 0.5;
      const outside = Math.max(-0.5 - x, x - picture.width + 0.5, -0.5 - y, y - picture.height + 0.5);
      const cover = Math.min(1, CONTINUES + 1 - outside);
      if (cover > 0) sample(source, picture, x, y, cover, data, to);
    }
  }
  return { data, width, height };
}

/** Weights of the four samples around a position between the middle two (R. Keys, 1981, with a = -1/2). */
function weightsAt(t: number): readonly [number, number, number, number] {
  const [t2, t3] = [t * t, t * t * t];
  return [(2 * t2 - t - t3) / 2, (3 * t3 - 5 * t2 + 2) / 2, (t + 4 * t2 - 3 * t3) / 2, (t3 - t2) / 2];
}

/** Writes the colour at a position; outside of the picture it is the edge's. */
function sample(
  source: Uint8ClampedArray,
  { width, height }: Rgba,
  x: number,
  y: number,
  cover: number,
  data: Uint8ClampedArray,
  to: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [weightsAt(x - left), weightsAt(y - top)];
  let [red, green, blue] = [0, 0, 0];
  for (let j = 0; j < 4; j++) {
    const row = Math.min(height - 1, Math.max(0, top + j - 1)) * width;
    for (let i = 0; i < 4; i++) {
      const at = 3 * (row + Math.min(width - 1, Math.max(0, left + i - 1)));
      const weight = (across[i] ?? 0) * (down[j] ?? 0);
      red += weight * (source[at] ?? 0);
      green += weight * (source[at + 1] ?? 0);
      blue += weight * (source[at + 2] ?? 0);
    }
  }
  data[to] = 255 + cover * (red - 255);
  data[to + 1] = 255 + cover * (green - 255);
  data[to + 2] = 255 + cover * (blue - 255);
}

function onWhite({ data, width, height }: Rgba): Uint8ClampedArray {
  const result = new Uint8ClampedArray(3 * width * height);
  for (let from = 0, to = 0; to < result.length; from += 4, to += 3) {
    const alpha = (data[from + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++) result[to + c] = 255 + alpha * ((data[from + c] ?? 0) - 255);
  }
  return result;
}
