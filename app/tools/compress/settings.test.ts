import { describe, expect, it } from 'vitest';
import { DEFAULT_RECIPES } from '#catalogue/preset.ts';
import { parseRecipe, type Recipe } from '#engine';
import {
  CompressForm,
  compressRecipe,
  formatChoices,
  frameLabel,
  frameOf,
  openingSettings,
  targetKilobytes,
} from './settings.ts';

const base = DEFAULT_RECIPES.compress;

describe('opening', () => {
  it('is quality 75, JPG, no resize and no target', () => {
    expect(openingSettings(base)).toEqual({ quality: 75, outputFormat: 'jpeg', resize: false, targetSize: '' });
  });

  it('takes a page’s target and frame', () => {
    const page: Recipe = {
      edits: [{ do: 'resize', width: 800, height: 600, fit: 'inside' }],
      output: { format: 'jpeg', aim: 'size', bytes: 102_400, tolerance: 0.03 },
    };
    const settings = openingSettings(page);
    expect(settings).toMatchObject({ resize: true, targetSize: '100' });
    expect(compressRecipe(settings, page)).toEqual(page);
  });
});

describe('a target in the address', () => {
  it.each([
    [102_400, '100'],
    [154_112, '150.5'],
    // Not a whole number of kilobytes: the field must not promise more than was asked for.
    [154_200, '150.58'],
  ])('of %i bytes is shown as %s KB', (bytes, targetSize) => {
    const opened: Recipe = { edits: [], output: { format: 'jpeg', aim: 'size', bytes, tolerance: 0.03 } };
    const settings = openingSettings(opened);
    expect(settings.targetSize).toBe(targetSize);
    const { output } = compressRecipe(settings, opened);
    expect(output.aim === 'size' && output.bytes).toBeLessThanOrEqual(bytes);
  });
});

describe('the box for a smaller picture', () => {
  it.each([
    [{}, 'Resize to fit 1280\u00a0×\u00a0720'],
    [{ fit: 'cover' }, 'Resize and crop to 1280\u00a0×\u00a0720'],
    [{ fit: 'fill' }, 'Stretch to 1280\u00a0×\u00a0720'],
    [{ height: undefined }, 'Resize'],
  ] as const)('with %j says "%s"', (change, label) => {
    expect(frameLabel({ ...frameOf(base), ...change })).toBe(label);
  });
});

describe('the recipe', () => {
  it('goes by quality without a target, and by the target with one', () => {
    const settings = openingSettings(base);
    expect(compressRecipe(settings, base)).toEqual(base);
    expect(compressRecipe({ ...settings, targetSize: '200' }, base).output).toMatchObject({
      aim: 'size',
      bytes: 204_800,
      tolerance: 0.03,
    });
    expect(compressRecipe({ ...settings, targetSize: '1024' }, base).output).toMatchObject({ tolerance: 0.01 });
  });

  it('resizes into 1280 × 720 and never enlarges', () => {
    const { edits } = compressRecipe({ ...openingSettings(base), resize: true }, base);
    expect(edits).toEqual([{ do: 'resize', width: 1280, height: 720, fit: 'inside', enlarge: false }]);
  });

  it('is one that the engine accepts', () => {
    for (const targetSize of ['', '10', '10000', 'nonsense']) {
      for (const outputFormat of formatChoices('gif')) {
        const recipe = compressRecipe({ quality: 1, outputFormat, resize: true, targetSize }, base);
        expect(() => parseRecipe(JSON.parse(JSON.stringify(recipe)))).not.toThrow();
      }
    }
  });
});

describe('the target', () => {
  it.each([
    ['', true, undefined],
    ['9', false, undefined],
    ['10', true, 10],
    ['10000', true, 10_000],
    ['10001', false, undefined],
    ['-5', false, undefined],
    ['many', false, undefined],
    ['150.5', true, 150.5],
  ])('%j', (text, valid, kilobytes) => {
    expect(CompressForm.safeParse({ targetSize: text }).success).toBe(valid);
    expect(targetKilobytes(text)).toBe(kilobytes);
  });
});
