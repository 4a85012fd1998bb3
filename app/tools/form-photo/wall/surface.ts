/** Places in a picture, from -1 to 1 across and down, and the value of a channel there. */
export interface Samples {
  x: Float64Array;
  y: Float64Array;
  value: Float64Array;
}

/** Coefficients of 1, x, y, x², xy and y². */
export type Surface = Float64Array;

const TERMS = 6;

export function levelAt(s: Surface, x: number, y: number): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = s;
  return a + x * (b + d * x + e * y) + y * (c + f * y);
}

/** Fits the surface with the least squares of errors: the light on a wall changes slowly. */
export function fitted({ x, y, value }: Samples): Surface {
  // The normal equations, with a little weight on flat surfaces: samples of one line have a solution too.
  const rows = Array.from({ length: TERMS }, (_, i) => {
    const row = new Float64Array(TERMS + 1);
    row[i] = i === 0 ? 0 : 1e-3 * x.length;
    return row;
  });
  for (const [i, u] of x.entries()) {
    const v = y[i] ?? 0;
    const here = [1, u, v, u * u, u * v, v * v, value[i] ?? 0];
    for (const [r, row] of rows.entries()) {
      const weight = here[r] ?? 0;
      for (const [c, term] of here.entries()) row[c] = (row[c] ?? 0) + weight * term;
    }
  }
  return solved(rows);
}

/** Gauss–Jordan elimination of a symmetric, positive system. */
function solved(rows: Float64Array[]): Surface {
  for (const [p, pivot] of rows.entries()) {
    const by = pivot[p] || 1;
    for (const c of pivot.keys()) pivot[c] = (pivot[c] ?? 0) / by;
    for (const [r, row] of rows.entries()) {
      const times = row[p] ?? 0;
      if (r !== p && times !== 0) for (const c of row.keys()) row[c] = (row[c] ?? 0) - times * (pivot[c] ?? 0);
    }
  }
  return Float64Array.from(rows, (row) => row[TERMS] ?? 0);
}
