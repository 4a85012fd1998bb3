import type { Size } from '#engine';

/** Pixels of a mask that touch each other, by their sides or corners. */
export interface Region {
  /** Positions of its pixels in the mask. */
  pixels: readonly number[];
  /** How many of them are at the picture's edge. */
  atEdge: number;
}

/** Returns the regions of a mask; other than 0 is inside. */
export function regionsOf(mask: Uint8Array, size: Size): Region[] {
  const seen = new Uint8Array(mask.length);
  const regions: Region[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue;
    const pixels = [start];
    let atEdge = 0;
    seen[start] = 1;
    for (let next = 0; next < pixels.length; next++) {
      const at = pixels[next] ?? 0;
      if (isAtEdge(at, size)) atEdge++;
      forSquare(at, size, (to) => {
        if (!mask[to] || seen[to]) return;
        seen[to] = 1;
        pixels.push(to);
      });
    }
    regions.push({ pixels, atEdge });
  }
  return regions;
}

/** Returns a mask with the pixels around each of its pixels too. */
export function widened(mask: Uint8Array, size: Size): Uint8Array {
  const result = mask.slice();
  const add = (at: number) => {
    result[at] = 1;
  };
  for (let at = 0; at < mask.length; at++) if (mask[at]) forSquare(at, size, add);
  return result;
}

function isAtEdge(at: number, { width, height }: Size): boolean {
  const x = at % width;
  return x === 0 || x === width - 1 || at < width || at >= width * (height - 1);
}

/** Visits a pixel and its neighbours. */
function forSquare(at: number, { width, height }: Size, visit: (at: number) => void): void {
  const [x, y] = [at % width, Math.floor(at / width)];
  const right = Math.min(width - 1, x + 1);
  const bottom = Math.min(height - 1, y + 1);
  for (let v = Math.max(0, y - 1); v <= bottom; v++)
    for (let u = Math.max(0, x - 1); u <= right; u++) visit(v * width + u);
}
