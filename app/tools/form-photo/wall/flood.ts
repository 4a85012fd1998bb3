import type { Size } from '#engine';

/**
 * Returns the pixels that are connected with the left, right or upper edge by pixels that pass, side by side. At the lower edge is a shirt.
 */
export function floodFromEdges({ width, height }: Size, passes: (at: number) => boolean): Uint8Array {
  const reached = new Uint8Array(width * height);
  const next: number[] = [];
  const visit = (at: number) => {
    if (reached[at] || !passes(at)) return;
    reached[at] = 1;
    next.push(at);
  };
  for (let x = 0; x < width; x++) visit(x);
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return reached;
}
