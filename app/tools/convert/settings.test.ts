import { describe, expect, it } from 'vitest';
import { DEFAULT_RECIPES } from '#catalogue/preset.ts';
import { FORMATS, parseRecipe } from '#engine';
import { convertRecipe, openingSettings, TARGETS, targetFor } from './settings.ts';

const base = DEFAULT_RECIPES.convert;

describe('the target', () => {
  it.each([
    ['jpeg', 'webp', 'webp'],
    ['webp', 'webp', 'jpeg'],
    ['png', 'png', 'webp'],
    ['jpeg', 'jpeg', 'webp'],
    ['heic', 'jpeg', 'jpeg'],
  ] as const)('of a %s asked to be %s is %s', (own, wanted, target) => {
    expect(targetFor(own, wanted)).toBe(target);
  });

  it('is WebP at quality 92 without a wish', () => {
    expect(openingSettings('jpeg', base)).toEqual({ format: 'webp', quality: 92 });
  });
});

describe('the recipe', () => {
  it.each(TARGETS)('for %s is one that the engine accepts, with a quality only where it costs detail', (format) => {
    const hasQuality = FORMATS[format].quality?.reduces === 'detail';
    const recipe = convertRecipe({ format, quality: 92 }, hasQuality, base);
    expect(recipe.output.quality).toBe(hasQuality ? 92 : undefined);
    expect(() => parseRecipe(JSON.parse(JSON.stringify(recipe)))).not.toThrow();
  });
});
