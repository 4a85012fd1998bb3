/** The first column, the first row and the distances of each pass of an interlaced picture (PNG, third edition, section 8.2). */
export const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Returns rows of samples without their filters.
 * @param stored each row after a byte for its filter
 * @param pixel bytes per pixel, at least one
 */
export function unfiltered(
  stored: Uint8Array,
  { rowBytes: size, pixel, rows }: { rowBytes: number; pixel: number; rows: number },
): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(size * rows);
  for (let y = 0; y < rows; y++) {
    const from = y * (size + 1);
    const to = y * size;
    data.set(stored.subarray(from + 1, from + 1 + size), to);
    unfilter(data, { filter: stored[from] ?? 0, to, size, pixel });
  }
  return data;
}

/** Replaces the filtered bytes of a row (PNG, third edition, section 9.2). */
function unfilter(
  data: Uint8Array,
  { filter, to, size, pixel }: { filter: number; to: number; size: number; pixel: number },
): void {
  if (filter === 0) return;
  for (let x = 0; x < size; x++) {
    const at = to + x;
    const left = x < pixel ? 0 : (data[at - pixel] ?? 0);
    const above = at < size ? 0 : (data[at - size] ?? 0);
    const corner = x < pixel || at < size ? 0 : (data[at - size - pixel] ?? 0);
    data[at] = (data[at] ?? 0) + predicted(filter, left, above, corner);
  }
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const ofLeft = Math.abs(above - corner);
  const ofAbove = Math.abs(left - corner);
  const ofCorner = Math.abs(left + above - 2 * corner);
  if (ofLeft <= ofAbove && ofLeft <= ofCorner) return left;
  return ofAbove <= ofCorner ? above : corner;
}
