import { describe, expect, it } from 'vitest';
import { BATCH_RECIPES, sizeAim } from '#catalogue/preset.ts';
import { recipeFromAddress, settingsQuery } from '#catalogue/tool-address.ts';
import { parseRecipe, type Recipe } from '#engine';
import { type BatchSettings, DEFAULT_SETTINGS, recipeOf, settingsErrors, settingsOf, usesQuality } from './settings.ts';

const set = (change: Partial<BatchSettings>): BatchSettings => ({ ...DEFAULT_SETTINGS, ...change });

describe('the settings of a batch', () => {
  it('open as specified', () => {
    expect(settingsOf(BATCH_RECIPES.resize)).toMatchObject({
      action: 'resize',
      width: '1280',
      height: '720',
      maintainAspectRatio: true,
      quality: 75,
      format: 'webp',
    });
  });

  it.each(['resize', 'compress', 'convert'] as const)(
    'are the catalogue’s own recipe to %s while nothing is changed',
    (action) => {
      expect(recipeOf(set({ action }))).toEqual(BATCH_RECIPES[action]);
      expect(recipeOf(settingsOf(BATCH_RECIPES[action]))).toEqual(BATCH_RECIPES[action]);
    },
  );

  it.each<[string, Partial<BatchSettings>, Recipe['edits']]>([
    ['both sides', {}, [{ do: 'resize', width: 1280, height: 720, fit: 'inside' }]],
    ['a stretched frame', { maintainAspectRatio: false }, [{ do: 'resize', width: 1280, height: 720, fit: 'fill' }]],
    ['a width alone', { height: '' }, [{ do: 'resize', width: 1280 }]],
    ['a height alone', { width: ' ' }, [{ do: 'resize', height: 720 }]],
  ])('resize by %s', (_what, change, edits) => {
    expect(recipeOf(set(change)).edits).toEqual(edits);
  });

  it('never enlarge while compressing, and stay within 1920 × 1080', () => {
    expect(recipeOf(set({ action: 'compress' })).edits).toEqual([
      { do: 'resize', width: 1920, height: 1080, fit: 'inside', enlarge: false },
    ]);
  });

  it('compress to a size where one is given, else by quality', () => {
    expect(recipeOf(set({ action: 'compress', targetSize: '200' })).output).toEqual({
      format: 'same',
      ...sizeAim(200),
    });
    expect(recipeOf(set({ action: 'compress', quality: 40 })).output).toMatchObject({ aim: 'compress', quality: 40 });
  });

  it.each([
    ['webp', true],
    ['jpeg', true],
    ['avif', true],
    ['png', false],
    ['gif', false],
    ['tiff', false],
  ] as const)('conversions to %s use the quality: %s', (format, used) => {
    const settings = set({ action: 'convert', format, quality: 60 });
    expect(usesQuality(settings)).toBe(used);
    expect(recipeOf(settings).output).toEqual(used ? { format, quality: 60 } : { format });
  });

  it('keep what the page says beyond the fields', () => {
    const opened = recipeFromAddress('batch', new URLSearchParams('action=convert&metadata=keep&background=000000'));
    expect(recipeOf({ ...settingsOf(opened), format: 'jpeg' }, opened).output).toMatchObject({
      format: 'jpeg',
      metadata: 'keep',
      background: '#000000',
    });
  });

  it.each([
    set({ width: '640', height: '', maintainAspectRatio: true }),
    set({ fit: 'cover', width: '500', height: '500' }),
    set({ maintainAspectRatio: false, width: '333' }),
    set({ action: 'compress', quality: 12 }),
    set({ action: 'compress', targetSize: '350' }),
    set({ action: 'convert', format: 'jpeg', quality: 92 }),
    set({ action: 'convert', format: 'tiff' }),
    set({ action: 'convert', format: 'png' }),
  ])('come back from the address: %o', (settings) => {
    const recipe = recipeOf(settings);
    expect(() => parseRecipe(recipe)).not.toThrow();
    const opened = recipeFromAddress('batch', settingsQuery('batch', recipe));
    expect(recipeOf(settingsOf(opened), opened)).toEqual(recipe);
  });

  it.each<[string, Partial<BatchSettings>, object]>([
    ['a width of nothing', { width: '0' }, { width: 'Width must be a positive number' }],
    ['letters', { height: 'abc' }, { height: 'Height must be a positive number' }],
    [
      'a negative side',
      { width: '-3', height: '-4' },
      { width: 'Width must be a positive number', height: 'Height must be a positive number' },
    ],
    ['empty fields', { width: '', height: '' }, {}],
    ['fields of another action', { action: 'compress', width: 'abc' }, {}],
    [
      'a target too small',
      { action: 'compress', targetSize: '9' },
      { targetSize: 'Target size must be between 10 and 10000 KB' },
    ],
    [
      'a target too large',
      { action: 'compress', targetSize: '10001' },
      { targetSize: 'Target size must be between 10 and 10000 KB' },
    ],
    ['a target at its bound', { action: 'compress', targetSize: '10000' }, {}],
  ])('answer %s with a sentence a field', (_what, change, errors) => {
    expect(settingsErrors(set(change))).toEqual(errors);
  });

  it('refuse an action that is none', () => {
    expect(() => recipeOf(set({ action: 'paint' as never }))).toThrow('Invalid action selected');
  });
});
