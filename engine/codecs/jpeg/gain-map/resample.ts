import type { Size } from '../../../geometry/steps.ts';

/** Rows from the top, 8 bits per sample. */
export interface MapPixels extends Size {
  data: Uint8Array;
  channels: number;
}

/** A part of a picture, in possibly fractional pixels. */
export interface Part extends Size {
  left: number;
  top: number;
}

/** For each pixel of the resampled line, the source pixels with their weights. */
function sharesOf(length: number, from: number, part: number, result: number): [at: number, share: number][][] {
  const clamp = (at: number) => Math.max(0, Math.min(length - 1, at));
  const step = part / result;
  return Array.from({ length: result }, (_, i) => {
    const start = from + i * step;
    if (step <= 1) {
      // Interpolates between the centres of two pixels.
      const centre = start + step / 2 - 0.5;
      const first = Math.floor(centre);
      return [
        [clamp(first), 1 - (centre - first)],
        [clamp(first + 1), centre - first],
      ];
    }
    // Averages the covered pixels.
    const shares: [number, number][] = [];
    for (let at = Math.floor(start); at < start + step; at++) {
      shares.push([clamp(at), (Math.min(at + 1, start + step) - Math.max(at, start)) / step]);
    }
    return shares;
  });
}

/** Resamples a part of a picture to another size, with subpixel precision. */
export function resample({ data, width, height, channels }: MapPixels, part: Part, size: Size): MapPixels {
  const across = sharesOf(width, part.left, part.width, size.width);
  const down = sharesOf(height, part.top, part.height, size.height);
  const row = size.width * channels;
  const lines = new Map<number, Float32Array>();
  /** A source line, resampled to the width of the result. */
  const lineAt = (y: number): Float32Array => {
    const known = lines.get(y);
    if (known) return known;
    const line = new Float32Array(row);
    for (const [x, shares] of across.entries()) {
      for (const [at, share] of shares) {
        const from = (y * width + at) * channels;
        for (let c = 0; c < channels; c++)
          line[x * channels + c] = (line[x * channels + c] ?? 0) + (data[from + c] ?? 0) * share;
      }
    }
    lines.set(y, line);
    return line;
  };
  const result = new Uint8ClampedArray(row * size.height);
  const sum = new Float32Array(row);
  for (const [y, shares] of down.entries()) {
    sum.fill(0);
    for (const [at, share] of shares) {
      const line = lineAt(at);
      for (let i = 0; i < row; i++) sum[i] = (sum[i] ?? 0) + (line[i] ?? 0) * share;
    }
    result.set(sum, y * row);
    // Lines above are not needed again.
    const first = shares[0]?.[0] ?? 0;
    for (const known of lines.keys()) if (known < first) lines.delete(known);
  }
  return { data: new Uint8Array(result.buffer), ...size, channels };
}

/** Mirrors left to right if requested, then rotates clockwise. */
export function turn(pixels: MapPixels, mirrored: boolean, quarterTurns: 0 | 1 | 2 | 3): MapPixels {
  if (!mirrored && quarterTurns === 0) return pixels;
  const { data, width, height, channels } = pixels;
  const size = quarterTurns % 2 ? { width: height, height: width } : { width, height };
  const result = new Uint8Array(data.length);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      // The pixel's position before the rotation.
      const [u, v] = [
        [x, y],
        [y, height - 1 - x],
        [width - 1 - x, height - 1 - y],
        [width - 1 - y, x],
      ][quarterTurns] as [number, number];
      const from = (v * width + (mirrored ? width - 1 - u : u)) * channels;
      const to = (y * size.width + x) * channels;
      for (let c = 0; c < channels; c++) result[to + c] = data[from + c] ?? 0;
    }
  }
  return { data: result, ...size, channels };
}
