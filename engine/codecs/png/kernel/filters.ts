/* The filters of a row (PNG, third edition, 9.2): each byte less what its neighbours predict. */

export const FILTERS = 5;

function averages(left: v128, above: v128): v128 {
  // `avgr` rounds up, and PNG down.
  const odd = v128.and(v128.xor(left, above), i8x16.splat(1));
  return i8x16.sub(i8x16.avgr_u(left, above), odd);
}

/** The neighbour that is nearest to left + above − corner: left before above before corner where two are as near (9.4). */
function paeth(left: v128, above: v128, corner: v128): v128 {
  const ofLeft = v128.or(i8x16.sub_sat_u(above, corner), i8x16.sub_sat_u(corner, above));
  const ofAbove = v128.or(i8x16.sub_sat_u(left, corner), i8x16.sub_sat_u(corner, left));
  // The distance of the corner is the sum of both where it lies outside of left and above, and else their difference.
  const apart = v128.or(i8x16.sub_sat_u(ofLeft, ofAbove), i8x16.sub_sat_u(ofAbove, ofLeft));
  const isOutside = v128.not(v128.xor(i8x16.ge_u(left, corner), i8x16.ge_u(above, corner)));
  const ofCorner = v128.bitselect(i8x16.add_sat_u(ofLeft, ofAbove), apart, isOutside);
  const isLeft = v128.and(i8x16.le_u(ofLeft, ofAbove), i8x16.le_u(ofLeft, ofCorner));
  return v128.bitselect(left, v128.bitselect(above, corner, i8x16.le_u(ofAbove, ofCorner)), isLeft);
}

/**
 * @param filter 0 to 4
 * @param row the address of the samples; the row above is before it, and 16 bytes before that and behind the row can be read
 * @param size bytes of a row
 * @param pixel bytes of a pixel
 * @param to the address for the filter, the bytes and 16 more
 */
export function filterRow(filter: i32, row: usize, size: i32, pixel: i32, to: usize): void {
  store<u8>(to, filter);
  const out = to + 1;
  if (filter === 0) {
    memory.copy(out, row, size);
    return;
  }
  const above = row - <usize>size;
  for (let x: usize = 0; x < <usize>size; x += 16) {
    const left = v128.load(row + x - <usize>pixel);
    const up = v128.load(above + x);
    let predicted = left;
    if (filter === 2) predicted = up;
    else if (filter === 3) predicted = averages(left, up);
    else if (filter === 4) predicted = paeth(left, up, v128.load(above + x - <usize>pixel));
    v128.store(out + x, i8x16.sub(v128.load(row + x), predicted));
  }
  // The first pixel has nothing on its left, so Paeth's nearest is the one above.
  for (let x: usize = 0; x < <usize>min<i32>(pixel, size); x++) {
    const up = load<u8>(above + x);
    const predicted = filter === 1 ? 0 : filter === 3 ? up >> 1 : up;
    store<u8>(out + x, load<u8>(row + x) - predicted);
  }
}
