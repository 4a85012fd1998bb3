import type { Size } from '../geometry/steps.ts';
import type { Pixels } from '../pixels/pixels.ts';

/** Neighbours of a sample along a line, and their weights. */
const TAPS = 4;

/** Returns the weights of the four neighbours of a place between two samples. Catmull and Rom's cubic, 1974. @param t from 0 to 1 */
const catmullRom = (t: number): readonly [number, number, number, number] => [
  t * (-0.5 + t * (1 - 0.5 * t)),
  1 + t * t * (-2.5 + 1.5 * t),
  t * (0.5 + t * (2 - 1.5 * t)),
  t * t * (-0.5 + 0.5 * t),
];

/** The neighbours and weights of each sample of a longer line. The edges of both lines are aligned. */
function lineOf(from: number, to: number) {
  const first = new Int32Array(to * TAPS);
  const weights = new Float32Array(to * TAPS);
  for (let i = 0; i < to; i++) {
    const place = ((i + 0.5) * from) / to - 0.5;
    const before = Math.floor(place);
    catmullRom(place - before).forEach((weight, tap) => {
      first[i * TAPS + tap] = Math.min(from - 1, Math.max(0, before - 1 + tap));
      weights[i * TAPS + tap] = weight;
    });
  }
  return { first, weights };
}

/**
 * Enlarges a result with fewer pixels to the size of its reference, about as a viewer does, so that both can be compared. Colours are
 * not multiplied by alpha. A picture of that size is returned as it is.
 */
export function enlarge(picture: Pixels, to: Size): Pixels {
  const { data, width, height, channels } = picture;
  if (width === to.width && height === to.height) return picture;
  const [columns, lines] = [lineOf(width, to.width), lineOf(height, to.height)];
  const wide = new Float32Array(to.width * height * channels);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < to.width; x++) {
      for (let channel = 0; channel < channels; channel++, at++) {
        let sum = 0;
        for (let tap = x * TAPS; tap < (x + 1) * TAPS; tap++) {
          const from = (y * width + (columns.first[tap] ?? 0)) * channels + channel;
          sum += (columns.weights[tap] ?? 0) * (data[from] ?? 0);
        }
        wide[at] = sum;
      }
    }
  }
  const row = to.width * channels;
  const enlarged = new Uint8ClampedArray(to.height * row);
  for (let y = 0, at = 0; y < to.height; y++) {
    for (let x = 0; x < row; x++, at++) {
      let sum = 0;
      for (let tap = y * TAPS; tap < (y + 1) * TAPS; tap++) {
        sum += (lines.weights[tap] ?? 0) * (wide[(lines.first[tap] ?? 0) * row + x] ?? 0);
      }
      enlarged[at] = sum;
    }
  }
  return { ...to, channels, data: enlarged };
}
