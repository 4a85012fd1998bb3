import { describe, expect, it } from 'vitest';
import { type Arrangement, arrange, editsOf } from '#app/tools/adjust/arrangement.ts';
import { type Edit, layOut } from '#engine';
import { noise } from '../../../fixtures/pictures.ts';
import {
  clearSide,
  setCrop,
  setLock,
  setPad,
  setPercent,
  setPreset,
  setRatio,
  setSide,
  setStretch,
  turn,
} from './changes.ts';
import { type View, viewOf } from './view.ts';

const photo = { width: 3000, height: 2000 };
const look = (...edits: Edit[]) => viewOf(photo, arrange(edits), layOut);

/** The edits after a control's change. */
function editsAfter(edits: Edit[], change: (arrangement: Arrangement, view: View) => Arrangement): Edit[] {
  const arrangement = arrange(edits);
  return editsOf(change(arrangement, viewOf(photo, arrangement, layOut)));
}

const square: Edit = { do: 'resize', width: 500, height: 500, fit: 'cover' };

describe('the view of a recipe on a picture', () => {
  it('has the picture’s own dimensions by default', () => {
    expect(look()).toMatchObject({ result: photo, crop: undefined, locked: true, percent: 100 });
  });

  it.each<[string, Edit, { width: number; height: number }]>([
    ['one side', { do: 'resize', width: 1280 }, { width: 1280, height: 853 }],
    ['the other', { do: 'resize', height: 500 }, { width: 750, height: 500 }],
    ['a percentage', { do: 'resize', percent: 50 }, { width: 1500, height: 1000 }],
    ['a box to fit into', { do: 'resize', width: 1280, height: 720, fit: 'inside' }, { width: 1080, height: 720 }],
    ['the longest edge', { do: 'resize', longestEdge: 1200 }, { width: 1200, height: 800 }],
    ['exact dimensions', { do: 'resize', width: 1280, height: 720, fit: 'cover' }, { width: 1280, height: 720 }],
    ['no enlargement', { do: 'resize', longestEdge: 9000, enlarge: false }, photo],
  ])('takes %s', (_, edit, result) => {
    expect(look(edit).result).toEqual(result);
  });

  it('is cropped from the centre, not stretched, if exact dimensions have other proportions', () => {
    expect(look(square)).toMatchObject({
      crop: { x: expect.closeTo(1 / 6), y: 0, width: 2 / 3, height: 1 },
      source: { width: 2000, height: 2000 },
      percent: 25,
      stretched: false,
    });
    expect(look({ do: 'resize', width: 600, height: 400, fit: 'cover' }).crop).toBeUndefined();
    expect(look({ do: 'resize', width: 600, height: 600, fit: 'fill' }).stretched).toBe(true);
  });

  it('is measured after rotation and crop', () => {
    expect(look({ do: 'rotate', quarterTurns: 1 }, { do: 'resize', width: 500 }).result).toEqual({
      width: 500,
      height: 750,
    });
    const crop: Edit = { do: 'crop', left: 0, top: 0, width: 1000, height: 1000 };
    expect(look(crop, { do: 'resize', percent: 10 }).result).toEqual({ width: 100, height: 100 });
  });
});

describe('edges', () => {
  const blurred = { do: 'pad', fill: 'blur' } as const;
  const box = (width: number, height: number): Edit[] => [
    { do: 'resize', width, height, fit: 'inside' },
    { ...blurred, width, height },
  ];

  it('count for the size, and not for the scale', () => {
    expect(look({ ...blurred, ratio: '1:1' })).toMatchObject({
      result: { width: 3000, height: 3000 },
      percent: 100,
      crop: undefined,
    });
    expect(look(...box(1080, 1080))).toMatchObject({ result: { width: 1080, height: 1080 }, percent: 36 });
  });

  it.each<[string, Edit[], Parameters<typeof editsAfter>[1], Edit[]]>([
    ['of a ratio', [], (a) => setPad(a, { ...blurred, ratio: '1:1' }), [{ ...blurred, ratio: '1:1' }]],
    ['instead of a crop', [square], (a) => setPad(a, { ...blurred, width: 500, height: 500 }), box(500, 500)],
    [
      'of a ratio, within a size that was filled',
      [square],
      (a) => setPad(a, { ...blurred, ratio: '16:9' }),
      [
        { do: 'resize', width: 500, height: 500, fit: 'inside' },
        { ...blurred, ratio: '16:9' },
      ],
    ],
    ['up to a typed width', [{ ...blurred, ratio: '4:5' }], (a, v) => setSide(a, v, 'width', 1080), box(1080, 1350)],
    ['up to a typed height', box(1080, 1350), (a, v) => setSide(a, v, 'height', 1000), box(800, 1000)],
    [
      'up to a side without the lock',
      box(1080, 1350),
      (a, v) => setSide(a, { ...v, locked: false }, 'height', 1000),
      box(1080, 1000),
    ],
    ['up to a size from the list', box(1080, 1350), (a) => setPreset(a, { width: 800, height: 600 }), box(800, 600)],
    [
      'keep their shape at a percentage',
      box(1080, 1350),
      (a, v) => setPercent(a, v, 50),
      [
        { do: 'resize', percent: 50 },
        { ...blurred, ratio: '4:5' },
      ],
    ],
    [
      'are gone where it is stretched',
      box(50, 20),
      (a, v) => setStretch(a, v, true),
      [{ do: 'resize', width: 50, height: 20, fit: 'fill' }],
    ],
    ['removed', box(50, 20), (a) => setPad(a, undefined), [{ do: 'resize', width: 50, height: 20, fit: 'inside' }]],
  ])('%s', (_, before, change, after) => {
    expect(editsAfter(before, change)).toEqual(after);
  });
});

describe('a typed side', () => {
  it.each<[string, Edit[], Edit[]]>([
    ['lets the other follow', [], [{ do: 'resize', width: 400 }]],
    ['takes the place of a percentage', [{ do: 'resize', percent: 50 }], [{ do: 'resize', width: 400 }]],
    ['keeps the shape of a size that is filled', [square], [{ ...square, width: 400, height: 400 }]],
    [
      'leaves the other alone without the lock',
      [{ do: 'resize', width: 100, height: 900, fit: 'fill' }],
      [{ do: 'resize', width: 400, height: 900, fit: 'fill' }],
    ],
    [
      'keeps what else was said of the size',
      [{ do: 'resize', longestEdge: 99, enlarge: false }],
      [{ do: 'resize', width: 400, enlarge: false }],
    ],
  ])('%s', (_, edits, expected) => {
    expect(editsAfter(edits, (a, v) => setSide(a, v, 'width', 400))).toEqual(expected);
  });

  it('can be emptied, and the other one determines the size', () => {
    const edits: Edit[] = [{ do: 'resize', width: 600 }];
    expect(editsAfter(edits, (a, v) => clearSide(a, v, 'width', false))).toEqual([{ do: 'resize', height: 400 }]);
    expect(editsAfter(edits, (a, v) => clearSide(a, v, 'width', true))).toEqual([]);
  });
});

describe('a typed side with a fraction', () => {
  const typed = (picture: { width: number; height: number }, side: 'width' | 'height', value: number) => {
    const view = viewOf(picture, arrange([]), layOut);
    return viewOf(picture, setSide(arrange([]), view, side, value), layOut).result;
  };

  it('determines the other side from the fraction itself', () => {
    expect(typed(photo, 'width', 12.5)).toEqual({ width: 12, height: 8 });
    expect(typed({ width: 500, height: 1000 }, 'width', 12.5)).toEqual({ width: 13, height: 25 });
    expect(typed({ width: 10_000, height: 1000 }, 'width', 104.6)).toEqual({ width: 104, height: 10 });
  });

  it('rounds the other side from the ratio, and keeps the typed text, whatever the picture', () => {
    const random = noise(17);
    for (let i = 0; i < 3000; i++) {
      const picture = { width: 1 + Math.floor(random() * 5000), height: 1 + Math.floor(random() * 5000) };
      const ratio = picture.width / picture.height;
      const width = 1 + random() * 3000;
      const height = Math.max(1, Math.round(width / ratio));
      const result = typed(picture, 'width', width);
      const what = `${width} of ${picture.width} × ${picture.height}`;
      // Exactly between two pixels either is right.
      const isBetween = ((2 * result.width * picture.height) / picture.width) % 2 === 1;
      if (!isBetween) expect(result.height, what).toBe(height);
      expect(Math.abs(result.width - width), what).toBeLessThanOrEqual(Math.max(1, ratio / 2 + 0.5));
    }
  });
});

describe('the other controls', () => {
  it('set a percentage of the visible picture, with its crop', () => {
    expect(editsAfter([square], (a, v) => setPercent(a, v, 10))).toEqual([
      { do: 'crop', left: 500, top: 0, width: 2000, height: 2000 },
      { do: 'resize', percent: 10 },
    ]);
  });

  it('release the proportions and restore them', () => {
    const loose = editsAfter([{ do: 'resize', width: 300 }], (a, v) => setLock(a, v, false));
    expect(loose).toEqual([{ do: 'resize', width: 300, height: 200, fit: 'cover' }]);
    expect(editsAfter(loose, (a, v) => setLock(a, v, true))).toEqual(loose);
    const stretched = editsAfter(loose, (a, v) => setStretch(a, v, true));
    expect(stretched).toEqual([{ do: 'resize', width: 300, height: 200, fit: 'fill' }]);
    expect(editsAfter(stretched, (a, v) => setLock(a, v, true))).toEqual([{ do: 'resize', width: 300 }]);
    expect(editsAfter(stretched, (a, v) => setStretch(a, v, false))).toEqual(loose);
  });

  it('crop to a size of any shape around the drawn crop, and stretch only if that is selected', () => {
    const typed = (edits: Edit[]) => editsAfter(edits, (a, v) => setSide(a, { ...v, locked: false }, 'height', 400));
    expect(typed([{ do: 'resize', width: 400, height: 200, fit: 'cover' }])).toEqual([
      { do: 'resize', width: 400, height: 400, fit: 'cover' },
    ]);
    // The centre of the drawn crop stays the centre.
    const drawn: Edit[] = [
      { do: 'crop', left: 2000, top: 800, width: 800, height: 200 },
      { do: 'resize', width: 400, height: 100, fit: 'cover' },
    ];
    expect(typed(drawn)).toEqual([
      { do: 'crop', left: 2200, top: 700, width: 400, height: 400 },
      { do: 'resize', width: 400, height: 400, fit: 'cover' },
    ]);
  });

  it('fill a size from the list, which replaces a crop', () => {
    const crop: Edit = { do: 'crop', left: 0, top: 0, width: 9, height: 9 };
    expect(editsAfter([crop], (a) => setPreset(a, { width: 500, height: 500 }))).toEqual([square]);
  });

  it('draw a crop, and remove it without stretching', () => {
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    expect(editsAfter([square], (a, v) => setCrop(a, v, crop))).toEqual([
      { do: 'crop', left: 0, top: 0, width: 1500, height: 1000 },
      square,
    ]);
    expect(editsAfter([square], (a, v) => setCrop(a, v, undefined))).toEqual([{ ...square, fit: 'inside' }]);
  });

  it('give the crop another shape, for which a filled size loses its own', () => {
    expect(editsAfter([square], (a, v) => setRatio(a, v, '16:9'))).toEqual([
      { do: 'crop', left: 0, top: 156, width: 3000, height: 1688 },
      { do: 'resize', width: 500 },
    ]);
  });

  it('rotate and mirror, together with the crop', () => {
    const corner: Edit = { do: 'crop', left: 0, top: 0, width: 300, height: 200 };
    expect(editsAfter([corner], (a, v) => turn(a, v, 'turn-right'))).toEqual([
      { do: 'rotate', quarterTurns: 1 },
      { do: 'crop', left: 1800, top: 0, width: 200, height: 300 },
    ]);
    expect(editsAfter([corner, square], (a, v) => turn(a, v, 'turn-left'))).toEqual([
      { do: 'rotate', quarterTurns: 3 },
      square,
    ]);
    const twice = editsAfter(
      editsAfter([], (a, v) => turn(a, v, 'flip-vertical')),
      (a, v) => turn(a, v, 'flip-vertical'),
    );
    expect(twice).toEqual([]);
  });

  it('keep edits that they do not show', () => {
    const rest: Edit[] = [
      { do: 'resize', width: 300 },
      { do: 'flip', axis: 'vertical' },
      { do: 'crop', left: 1, top: 1, width: 2, height: 2 },
    ];
    const turned = editsAfter(rest, (a, v) => turn(a, v, 'turn-right'));
    expect(turned).toEqual([{ do: 'rotate', quarterTurns: 1 }, ...rest]);
  });
});
