import { describe, expect, it } from 'vitest';
import type { Edit, Probe, Recipe } from '../engine/node.ts';
import { cropOf, positionOf, recipeFor } from './crop.ts';

const probe = { width: 800, height: 600 } as Probe;
const output: Recipe['output'] = { aim: 'encode', format: 'same' };

describe('a crop', () => {
  it.each([
    ['10,20,30,40', '10,20,30,40', false],
    ['30x40+10+20', '10,20,30,40', false],
    ['30X40', '0,0,30,40', true],
    ['16:9', '0,0,16,9', true],
  ])('%s is %s', (typed, text, isPlaced) => {
    expect(cropOf(typed)).toMatchObject({ text, isPlaced });
  });

  it.each(['800', '800x', '1,2,3', '16:0', '50%', ''])('is not %s', (typed) => {
    expect(cropOf(typed)).toBeUndefined();
  });
});

it.each([
  ['top-left', 'top-left'],
  ['North', 'top'],
  ['southeast', 'bottom-right'],
  ['middle', undefined],
] as const)('the position %s is %s', (typed, position) => {
  expect(positionOf(typed)).toBe(position);
});

describe('the rectangle of a picture of 800 × 600', () => {
  const rectangleOf = (typed: string, position: string, before: Edit[] = []) => {
    const { text, isRatio } = cropOf(typed) ?? expect.fail('no crop');
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
    const edits: Edit[] = [...before, { do: 'crop', left, top, width, height }];
    const crop = { position: positionOf(position) ?? expect.fail('no position'), isRatio };
    const made = recipeFor(probe, { recipe: { edits, output }, crop }).edits.at(-1);
    return made?.do === 'crop' ? [made.left, made.top, made.width, made.height] : [];
  };

  it.each([
    ['200x100', 'center', [300, 250, 200, 100]],
    ['200x100', 'top', [300, 0, 200, 100]],
    ['200x100', 'bottom-right', [600, 500, 200, 100]],
    ['1:1', 'center', [100, 0, 600, 600]],
    ['1:1', 'west', [0, 0, 600, 600]],
    ['16:9', 'bottom', [0, 150, 800, 450]],
    ['9:16', 'center', [231, 0, 338, 600]],
  ])('%s at %s', (typed, position, rectangle) => {
    expect(rectangleOf(typed, position)).toEqual(rectangle);
  });

  it('lies in the picture after earlier edits', () => {
    expect(rectangleOf('1:2', 'right', [{ do: 'rotate', quarterTurns: 1 }])).toEqual([200, 0, 400, 800]);
    expect(rectangleOf('100x100', 'center', [{ do: 'resize', width: 400 }])).toEqual([150, 100, 100, 100]);
  });

  it('larger than the picture stays so, for the engine to refuse', () => {
    expect(rectangleOf('900x100', 'center')).toEqual([0, 250, 900, 100]);
  });
});
