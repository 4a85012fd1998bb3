/* Matrices of three colour channels. */

export type Triple = readonly [number, number, number];
/** Rows. */
export type Matrix = readonly [Triple, Triple, Triple];

export function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const [c0, c1, c2] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const det = a * c0 + b * c1 + c * c2;
  return [
    [c0 / det, (c * h - b * i) / det, (b * f - c * e) / det],
    [c1 / det, (a * i - c * g) / det, (c * d - a * f) / det],
    [c2 / det, (b * g - a * h) / det, (a * e - b * d) / det],
  ];
}

export function product(a: Matrix, b: Matrix): Matrix {
  const row = ([x, y, z]: Triple): Triple => [
    x * b[0][0] + y * b[1][0] + z * b[2][0],
    x * b[0][1] + y * b[1][1] + z * b[2][1],
    x * b[0][2] + y * b[1][2] + z * b[2][2],
  ];
  return [row(a[0]), row(a[1]), row(a[2])];
}

export const transposed = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];

export const applied = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** Returns the matrix whose columns are scaled. */
export const scaledColumns = (matrix: Matrix, [x, y, z]: Triple): Matrix => {
  const row = ([a, b, c]: Triple): Triple => [a * x, b * y, c * z];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
