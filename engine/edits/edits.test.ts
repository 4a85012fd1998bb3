import { describe, expect, it } from 'vitest';
import type { Step } from '../geometry/steps.ts';
import type { Edit } from '../recipe/index.ts';
import { layOut } from './index.ts';

const pad = { do: 'pad', fill: '#ffffff' } as const;
const photo = { width: 4000, height: 3000 };

describe('resize', () => {
  it.each<[string, Omit<Extract<Edit, { do: 'resize' }>, 'do'>, [number, number]]>([
    ['width keeps the proportions', { width: 1280 }, [1280, 960]],
    ['height keeps the proportions', { height: 600 }, [800, 600]],
    ['inside is the default of a box', { width: 1000, height: 1000 }, [1000, 750]],
    ['inside by height', { width: 4000, height: 300 }, [400, 300]],
    ['fill stretches', { width: 500, height: 500, fit: 'fill' }, [500, 500]],
    ['cover fills the box', { width: 500, height: 500, fit: 'cover' }, [500, 500]],
    ['percent', { percent: 50 }, [2000, 1500]],
    ['percent above a hundred', { percent: 150 }, [6000, 4500]],
    ['longest edge of a wide picture', { longestEdge: 1000 }, [1000, 750]],
    ['larger is allowed by default', { width: 8000 }, [8000, 6000]],
    ['never larger', { width: 8000, enlarge: false }, [4000, 3000]],
    ['never larger by percent', { percent: 300, enlarge: false }, [4000, 3000]],
    [
      'never larger, in the box’s proportions',
      { width: 8000, height: 8000, fit: 'cover', enlarge: false },
      [3000, 3000],
    ],
    ['at least a pixel', { width: 1 }, [1, 1]],
  ])('%s', (_claim, options, [width, height]) => {
    expect(layOut(photo, [{ do: 'resize', ...options }]).size).toEqual({ width, height });
  });

  it('takes the longest edge of a tall picture from its height', () => {
    expect(layOut({ width: 300, height: 900 }, [{ do: 'resize', longestEdge: 90 }]).size).toEqual({
      width: 30,
      height: 90,
    });
  });

  it.each([{ width: 800 }, { width: 800, height: 800 }, { longestEdge: 800 }, { percent: 130 }])(
    'that may not enlarge leaves a smaller picture alone, to the pixel: %o',
    (options) => {
      for (const size of [
        { width: 608, height: 407 },
        { width: 375, height: 146 },
        { width: 751, height: 292 },
      ]) {
        expect(layOut(size, [{ do: 'resize', ...options, enlarge: false }])).toEqual({ size, steps: [] });
      }
    },
  );

  it('does nothing where the size is right already', () => {
    expect(layOut(photo, [{ do: 'resize', width: 4000 }]).steps).toEqual([]);
  });

  it('cuts the middle out to cover', () => {
    const { steps } = layOut(photo, [{ do: 'resize', width: 300, height: 300, fit: 'cover' }]);
    expect(steps).toEqual([
      { do: 'crop', left: 500, top: 0, width: 3000, height: 3000 },
      { do: 'scale', width: 300, height: 300 },
    ]);
  });
});

describe('pad', () => {
  it.each<[string, Omit<Extract<Edit, { do: 'pad' }>, 'do'>, Step[]]>([
    [
      'a ratio adds edges above and below',
      { ratio: '1:1' },
      [{ ...pad, left: 0, top: 500, width: 4000, height: 4000 }],
    ],
    ['or left and right', { ratio: '2:1' }, [{ ...pad, left: 1000, top: 0, width: 6000, height: 3000 }]],
    ['a ratio that fits does nothing', { ratio: '4:3' }, []],
    [
      'a size scales a larger picture down',
      { width: 1080, height: 1350, fill: 'blur' },
      [
        { do: 'scale', width: 1080, height: 810 },
        { ...pad, left: 0, top: 270, width: 1080, height: 1350, fill: 'blur' },
      ],
    ],
    [
      'and keeps a smaller one',
      { width: 5000, height: 5000, fill: 'transparent' },
      [{ ...pad, left: 500, top: 1000, width: 5000, height: 5000, fill: 'transparent' }],
    ],
    ['a size of the same shape only scales', { width: 400, height: 300 }, [{ do: 'scale', width: 400, height: 300 }]],
  ])('%s', (_claim, options, steps) => {
    expect(layOut(photo, [{ do: 'pad', ...options }]).steps).toEqual(steps);
  });
});

describe('redact', () => {
  const redact = (options: Omit<Extract<Edit, { do: 'redact' }>, 'do'>) =>
    layOut(photo, [{ do: 'redact', ...options }]).steps;

  it('covers every pixel that a box touches, within the picture', () => {
    const boxes = [{ left: 3990, top: 0, width: 50, height: 10 }];
    expect(redact({ boxes })).toEqual([
      { do: 'redact', boxes: [{ left: 3990, top: 0, width: 10, height: 10 }], cover: 'black' },
    ]);
    const percent = [{ left: 0.01, top: 50, width: 0.01, height: 50 }];
    expect(redact({ boxes: percent, unit: 'percent', cover: 'blur' })).toEqual([
      { do: 'redact', boxes: [{ left: 0, top: 1500, width: 1, height: 1500 }], cover: 'blur' },
    ]);
  });

  it('refuses a box outside, whose secret would stay visible', () => {
    expect(() => redact({ boxes: [{ left: 4000, top: 0, width: 5, height: 5 }] })).toThrow(
      expect.objectContaining({ code: 'bad-recipe' }),
    );
  });
});

describe('watermark', () => {
  const picture = '0'.repeat(64);
  const step = (options: Omit<Extract<Edit, { do: 'watermark' }>, 'do' | 'picture'> = {}, size = photo) =>
    layOut(size, [{ do: 'watermark', picture, ...options }]);

  it('has a quarter of the shorter side at the bottom right, a little transparent', () => {
    const expected = { do: 'watermark', picture, position: 'bottom-right', side: 750, margin: 90, opacity: 0.6 };
    expect(step()).toEqual({ steps: [expected], size: photo });
    const portrait = { width: photo.height, height: photo.width };
    expect(step({}, portrait).steps).toEqual([expected]);
  });

  it('is at least a pixel', () => {
    expect(step({ size: 1, margin: 0 }, { width: 9, height: 9 }).steps).toMatchObject([{ side: 1, margin: 0 }]);
  });
});

describe('a list of edits', () => {
  it('refers each edit to the picture as the one before left it', () => {
    const { steps, size } = layOut(photo, [
      { do: 'rotate', quarterTurns: 1 },
      { do: 'crop', left: 0, top: 0, width: 3000, height: 2000 },
      { do: 'flip', axis: 'vertical' },
      { do: 'resize', width: 300 },
    ]);
    expect(size).toEqual({ width: 300, height: 200 });
    expect(steps.map((step) => step.do)).toEqual(['rotate', 'crop', 'flip', 'scale']);
  });

  it('refuses a crop that juts out', () => {
    const crop: Edit = { do: 'crop', left: 3900, top: 0, width: 101, height: 10 };
    expect(() => layOut(photo, [crop])).toThrow(expect.objectContaining({ name: 'ImageError', code: 'bad-recipe' }));
    expect(layOut(photo, [{ ...crop, width: 100 }]).size).toEqual({ width: 100, height: 10 });
  });

  it('leaves out a crop of the whole', () => {
    expect(layOut(photo, [{ do: 'crop', left: 0, top: 0, ...photo }]).steps).toEqual([]);
  });
});
