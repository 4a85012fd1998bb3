import { describe, expect, it } from 'vitest';
import { type Edit, layOut } from '#engine';
import { regionOf } from './region.ts';

const photo = { width: 400, height: 200 };
const region = (...edits: Edit[]) => regionOf(photo, layOut(photo, edits).steps);

describe('the region of a result on its original', () => {
  it('is the whole original without edits or with a new size', () => {
    const whole = { orientation: { turns: 0, mirrored: false }, crop: { x: 0, y: 0, width: 1, height: 1 } };
    expect(region()).toEqual(whole);
    expect(region({ do: 'resize', percent: 30 })).toEqual(whole);
  });

  it('is the crop, within an earlier crop', () => {
    const first: Edit = { do: 'crop', left: 100, top: 0, width: 200, height: 100 };
    expect(region(first).crop).toEqual({ x: 0.25, y: 0, width: 0.5, height: 0.5 });
    expect(
      region(first, { do: 'resize', width: 20 }, { do: 'crop', left: 10, top: 5, width: 10, height: 5 }).crop,
    ).toEqual({ x: 0.5, y: 0.25, width: 0.25, height: 0.25 });
  });

  it('is cropped evenly if a size is filled', () => {
    expect(region({ do: 'resize', width: 50, height: 50, fit: 'cover' }).crop).toEqual({
      x: 0.25,
      y: 0,
      width: 0.5,
      height: 1,
    });
  });

  it('is larger than the original with edges', () => {
    expect(region({ do: 'pad', ratio: '1:1' }).crop).toEqual({ x: 0, y: -0.5, width: 1, height: 2 });
    expect(region({ do: 'pad', width: 100, height: 100 }).crop).toEqual({ x: 0, y: -0.5, width: 1, height: 2 });
  });

  it('moves when the picture is rotated and mirrored', () => {
    const corner: Edit = { do: 'crop', left: 0, top: 0, width: 100, height: 50 };
    expect(region(corner, { do: 'rotate', quarterTurns: 1 })).toEqual({
      orientation: { turns: 1, mirrored: false },
      crop: { x: 0.75, y: 0, width: 0.25, height: 0.25 },
    });
    expect(region(corner, { do: 'flip', axis: 'vertical' }).crop).toEqual({ x: 0, y: 0.75, width: 0.25, height: 0.25 });
  });
});
