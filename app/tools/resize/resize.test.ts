import { describe, expect, it } from 'vitest';
import type { Edit, Recipe } from '#engine';
import { type Adjustment, openingAdjustment } from './opening.ts';
import { plainOutput, resizeRecipe, sharedRecipe, sourceSize } from './recipe.ts';
import { pixelsOf, ResizeForm } from './settings.ts';
import { fieldsFor, percentOf } from './size-fields.ts';

const photo = { width: 3000, height: 2000 };
const output = { aim: 'encode', format: 'same' } as const;
const recipe = (...edits: Edit[]): Recipe => ({ edits, output });
const open = (...edits: Edit[]) => openingAdjustment(photo, recipe(...edits));

describe('a picture that was opened', () => {
  it('fills the fields with its own dimensions', () => {
    expect(open()).toMatchObject({
      settings: { width: '3000', height: '2000', maintainAspectRatio: true },
      crop: undefined,
    });
  });

  it.each<[string, Edit, { width: string; height: string }]>([
    ['one side', { do: 'resize', width: 1280 }, { width: '1280', height: '853' }],
    ['the other', { do: 'resize', height: 500 }, { width: '750', height: '500' }],
    ['a percentage', { do: 'resize', percent: 50 }, { width: '1500', height: '1000' }],
    ['a box to fit into', { do: 'resize', width: 1280, height: 720, fit: 'inside' }, { width: '1080', height: '720' }],
    ['the longest edge', { do: 'resize', longestEdge: 1200 }, { width: '1200', height: '800' }],
    ['exact dimensions', { do: 'resize', width: 1280, height: 720, fit: 'cover' }, { width: '1280', height: '720' }],
  ])('takes %s from a landing page', (_, edit, fields) => {
    expect(open(edit).settings).toMatchObject(fields);
  });

  it('is cut in the middle, not stretched, where exact dimensions have other proportions', () => {
    const square = open({ do: 'resize', width: 500, height: 500, fit: 'cover' });
    expect(resizeRecipe(photo, square, output).edits).toEqual([
      { do: 'crop', left: 500, top: 0, width: 2000, height: 2000 },
      { do: 'resize', width: 500, height: 500, fit: 'fill' },
    ]);
  });

  it('is left whole where the proportions agree', () => {
    expect(open({ do: 'resize', width: 600, height: 400, fit: 'cover' }).crop).toBeUndefined();
  });

  it('is measured after it was turned', () => {
    expect(open({ do: 'rotate', quarterTurns: 1 }, { do: 'resize', width: 500 }).settings).toMatchObject({
      width: '500',
      height: '750',
    });
  });
});

describe('the recipe', () => {
  const adjustment = (change: Partial<Adjustment>): Adjustment => ({ ...open(), ...change });

  it('turns, then crops, then resizes', () => {
    const changed = adjustment({
      orientation: { turns: 1, mirrored: true },
      crop: { x: 0, y: 0, width: 0.5, height: 0.5 },
      settings: { width: '100', height: '150', maintainAspectRatio: true },
    });
    expect(resizeRecipe(photo, changed, output).edits).toEqual([
      { do: 'rotate', quarterTurns: 1 },
      { do: 'flip', axis: 'horizontal' },
      { do: 'crop', left: 0, top: 0, width: 1000, height: 1500 },
      { do: 'resize', width: 100, height: 150, fit: 'fill' },
    ]);
    expect(sourceSize(photo, changed)).toEqual({ width: 1000, height: 1500 });
  });

  it('asks for one side where only one is given', () => {
    const settings = { width: '', height: '400', maintainAspectRatio: true };
    expect(resizeRecipe(photo, adjustment({ settings }), output).edits).toEqual([{ do: 'resize', height: 400 }]);
  });

  it.each<[string, Partial<Adjustment>, Edit[]]>([
    ['nothing was decided', {}, []],
    [
      'a width was typed',
      { basis: 'width', settings: { width: '1280', height: '853', maintainAspectRatio: true } },
      [{ do: 'resize', width: 1280 }],
    ],
    ['a percentage was chosen', { basis: { percent: 25 } }, [{ do: 'resize', percent: 25 }]],
    [
      'a frame to fit into was opened',
      { basis: { inside: { width: 1280, height: 720 } } },
      [{ do: 'resize', width: 1280, height: 720, fit: 'inside' }],
    ],
    [
      'the width was emptied',
      { basis: 'width', settings: { width: '', height: '400', maintainAspectRatio: true } },
      [{ do: 'resize', height: 400 }],
    ],
    [
      'the lock is off',
      { basis: 'width', settings: { width: '100', height: '900', maintainAspectRatio: false } },
      [{ do: 'resize', width: 100, height: 900, fit: 'fill' }],
    ],
  ])('for sharing holds for any picture: %s', (_, change, edits) => {
    const shared = sharedRecipe(adjustment(change), output);
    expect(shared.edits).toEqual(edits);
    const other = { width: 800, height: 600 };
    const reopened = openingAdjustment(other, shared);
    expect(sharedRecipe(reopened, output)).toEqual(shared);
  });
});

describe('an address with the longest edge', () => {
  it('cuts nothing off the next picture, whatever its shape', () => {
    const shared = sharedRecipe(open({ do: 'resize', longestEdge: 1200 }), output);
    const upright = { width: 2000, height: 4000 };
    const reopened = openingAdjustment(upright, shared);
    expect(resizeRecipe(upright, reopened, output).edits).toEqual([
      { do: 'resize', width: 600, height: 1200, fit: 'fill' },
    ]);
  });
});

describe('what an address says of the file', () => {
  it('is kept, but for a size in bytes, which belongs to another tool', () => {
    const file = { format: 'webp', metadata: 'keep', background: '#ff8800' } as const;
    expect(plainOutput({ ...file, aim: 'size', bytes: 102_400, tolerance: 0.03 })).toEqual(file);
    expect(plainOutput({ ...file, quality: 60 })).toEqual({ ...file, quality: 60 });
  });
});

describe('the fields', () => {
  const settings = { width: '1000', height: '700', maintainAspectRatio: true };
  it('follow what was decided when a crop changes the picture', () => {
    const square = { width: 2000, height: 2000 };
    expect(fieldsFor(square, 'width', settings)).toMatchObject({ width: '1000', height: '1000' });
    expect(fieldsFor(square, 'height', settings)).toMatchObject({ width: '700', height: '700' });
    expect(fieldsFor(square, 'box', settings)).toEqual(settings);
    expect(fieldsFor(square, 'picture', settings)).toMatchObject({ width: '2000', height: '2000' });
    expect(fieldsFor(square, 'width', { ...settings, maintainAspectRatio: false }).height).toBe('700');
  });

  it('say how large the result is beside the picture', () => {
    expect(percentOf(photo, { ...settings, width: '1500' })).toBe(50);
    expect(percentOf(photo, { ...settings, width: '', height: '200' })).toBe(10);
    expect(percentOf(photo, { ...settings, width: '', height: '' })).toBeUndefined();
  });

  it.each([
    ['1280', 1280],
    [' 640 ', 640],
    ['0.4', 1],
    ['99.6', 100],
    ['', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['abc', undefined],
    ['1e999', undefined],
  ])('"%s" asks for %s pixels', (text, pixels) => {
    expect(pixelsOf(text)).toBe(pixels);
  });

  it.each([
    ['abc', ['Width must be a positive number']],
    ['0', ['Width must be a positive number']],
    ['-3', ['Width must be a positive number']],
    ['1e999', ['Width must be a positive number']],
    ['', []],
    ['12', []],
  ])('a width of "%s" is answered with %j', (width, messages) => {
    const parsed = ResizeForm.safeParse({ ...settings, width });
    expect(parsed.error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });
});
