import { describe, expect, it } from 'vitest';
import { cutsOf, PAPER_NAMES, sheetOf } from './sheet.ts';

const PASSPORT = { width: 35, height: 45 };

it.each([
  [PASSPORT, 'photo', 6],
  [PASSPORT, 'l', 4],
  [PASSPORT, 'a4', 30],
  [{ width: 51, height: 51 }, 'photo', 2],
  [{ width: 30, height: 40 }, 'photo', 9],
  [{ width: 101.6, height: 152.4 }, 'photo', undefined],
] as const)('of %o, %s holds %s', (photo, paper, count) => {
  expect(sheetOf(photo, paper)?.places.length).toBe(count);
});

it('sheet and photo have their size on paper at 300 dots per inch', () => {
  expect(sheetOf(PASSPORT, 'photo')).toMatchObject({
    width: 1181,
    height: 1772,
    photo: { width: 413, height: 531 },
  });
});

describe.each(PAPER_NAMES)('on %s', (paper) => {
  const sheet = sheetOf(PASSPORT, paper) ?? expect.fail('none fits');
  const { photo, places } = sheet;

  it('no copy reaches the printer’s edge or another copy', () => {
    for (const { left, top } of places) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(35);
      expect(sheet.width - left - photo.width).toBeGreaterThanOrEqual(35);
      expect(sheet.height - top - photo.height).toBeGreaterThanOrEqual(35);
      for (const other of places)
        if (other.left !== left || other.top !== top)
          expect(
            Math.abs(other.left - left) >= photo.width + 20 || Math.abs(other.top - top) >= photo.height + 20,
          ).toBe(true);
    }
  });

  it('a cut is beside the photos and goes through none', () => {
    const { columns, rows } = cutsOf(sheet);
    expect(columns).toContain((places[0]?.left ?? 0) - 1);
    expect(rows).toContain((places[0]?.top ?? 0) + photo.height);
    for (const { left, top } of places) {
      expect(columns.filter((x) => x >= left && x < left + photo.width)).toEqual([]);
      expect(rows.filter((y) => y >= top && y < top + photo.height)).toEqual([]);
    }
  });
});
