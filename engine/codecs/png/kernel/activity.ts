/*
 * The local activity of each pixel: the sum of its differences from four neighbours in the channel where that is largest, at most
 * `MOST_ACTIVITY`. The same as in formats/rounded.ts.
 */

export const MOST_ACTIVITY = 124;

function difference(one: v128, other: v128): v128 {
  return v128.or(i8x16.sub_sat_u(one, other), i8x16.sub_sat_u(other, one));
}

/**
 * @param samples rows without gaps; 16 bytes before and behind them can be read
 * @param row an address for the differences of a row of samples and 16 bytes
 * @param to `u8` for each pixel
 */
export function measureActivity(samples: usize, width: i32, height: i32, channels: i32, row: usize, to: usize): void {
  const stride = <usize>(width * channels);
  const pixel = <usize>channels;
  const colours = channels < 3 ? 1 : 3;
  for (let y = 0; y < height; y++) {
    const here = samples + <usize>y * stride;
    // At the border, the opposite neighbour replaces the missing one; in a single row or column, the pixel itself.
    const up = y > 0 ? here - stride : height > 1 ? here + stride : here;
    const down = y < height - 1 ? here + stride : up;
    for (let x: usize = 0; x < stride; x += 16) {
      const value = v128.load(here + x);
      const across = i8x16.add_sat_u(
        difference(value, v128.load(here + x - pixel)),
        difference(value, v128.load(here + x + pixel)),
      );
      const along = i8x16.add_sat_u(difference(value, v128.load(up + x)), difference(value, v128.load(down + x)));
      v128.store(row + x, i8x16.add_sat_u(across, along));
    }
    for (let i = 0; i < channels; i++) {
      const first = <usize>i;
      const last = stride - pixel + first;
      store<u8>(
        row + first,
        sumAt(here + first, up + first, down + first, width > 1 ? here + pixel + first : here + first),
      );
      store<u8>(row + last, sumAt(here + last, up + last, down + last, width > 1 ? here + last - pixel : here + last));
    }
    for (let x = 0, at = row; x < width; x++, at += pixel) {
      let most: i32 = load<u8>(at);
      for (let i = 1; i < colours; i++) most = max<i32>(most, load<u8>(at + <usize>i));
      store<u8>(to++, min<i32>(MOST_ACTIVITY, most));
    }
  }
}

/** The sum of the differences of a sample that has one neighbour in its row. */
function sumAt(here: usize, up: usize, down: usize, beside: usize): i32 {
  const value: i32 = load<u8>(here);
  const vertical = abs<i32>(value - <i32>load<u8>(up)) + abs<i32>(value - <i32>load<u8>(down));
  return min<i32>(255, vertical + 2 * abs<i32>(value - <i32>load<u8>(beside)));
}
