import { applied, inverse, type Matrix, product, scaledColumns, type Triple, transposed } from './matrix.ts';
import type { Point, Primaries } from './space.ts';

/** The white point of the profile connection space (section 7.2.16). */
export const D50: Triple = [0.9642, 1, 0.8249];

/** The cone responses of Bradford (annex E.3). */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

const xyzOf = ([x, y]: Point): Triple => [x, y, 1 - x - y];
const whiteOf = ([x, y]: Point): Triple => [x / y, 1, (1 - x - y) / y];

/** Red, green and blue to CIE XYZ, where white has Y = 1. Its columns are those of the primaries, scaled to add up to white. */
export function toXyz({ red, green, blue, white }: Primaries): Matrix {
  const columns = transposed([xyzOf(red), xyzOf(green), xyzOf(blue)]);
  return scaledColumns(columns, applied(inverse(columns), whiteOf(white)));
}

/** From a white point to D50. */
export function adaptation(white: Point): Matrix {
  const [from, to] = [applied(BRADFORD, whiteOf(white)), applied(BRADFORD, D50)];
  const gains: Triple = [to[0] / from[0], to[1] / from[1], to[2] / from[2]];
  return product(scaledColumns(inverse(BRADFORD), gains), BRADFORD);
}
