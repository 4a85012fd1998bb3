import { describe, expect, it } from 'vitest';
import { paletteOrder } from './palette-order.ts';

const [BLACK, RED, WHITE, FAINT, FAINTER] = [0xff000000, 0xff0000ff, 0xffffffff, 0x80ffffff, 0x40000000];
const size = { width: 4, height: 2 };

describe('the order of a palette', () => {
  it.each([
    ['the colour at the ends of most rows first', [0, 1, 2, 0, 0, 1, 1, 2], [WHITE, RED, BLACK], [WHITE, BLACK, RED]],
    ['from dark to bright without such a colour', [0, 1, 2, 1, 2, 1, 1, 0], [WHITE, RED, BLACK], [BLACK, RED, WHITE]],
    ['translucent before opaque', [0, 1, 2, 0, 0, 1, 1, 0], [WHITE, FAINT, FAINTER], [FAINTER, FAINT, WHITE]],
    [
      'the translucent one at the ends first',
      [1, 0, 2, 1, 1, 0, 2, 1],
      [WHITE, FAINT, FAINTER],
      [FAINT, FAINTER, WHITE],
    ],
  ])('is %s', (_, indices, colours, expected) => {
    expect([...paletteOrder(colours, Uint8Array.from(indices), size)]).toEqual(expected);
  });
});
