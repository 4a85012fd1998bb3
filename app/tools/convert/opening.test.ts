import { describe, expect, it } from 'vitest';
import { TOOLS } from '#catalogue/tools.ts';
import { type FormatId, formatOf, WRITABLE_IDS, type WritableId } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { adapt, insteadBecause } from './opening.ts';

const base = TOOLS.convert.opens;
const to = (format: Recipe['output']['format']): Recipe => ({ ...base, output: { ...base.output, format } });
const opened = (
  own: FormatId,
  recipe = base,
  page = base,
  writes: readonly WritableId[] = WRITABLE_IDS,
  formatIsNamed = false,
) => adapt(recipe, page, { probe: { format: own }, writes }, { formatOf }, formatIsNamed).output.format;

describe('the target of an opened picture', () => {
  it.each<[FormatId, string]>([
    ['png', 'webp'],
    ['webp', 'jpeg'],
    ['heic', 'jpeg'],
    ['bmp', 'webp'],
  ])('of a %s is %s', (own, target) => {
    expect(opened(own)).toBe(target);
  });

  it('is the requested format, unless the picture has it already', () => {
    expect(opened('png', to('gif'))).toBe('gif');
    expect(opened('gif', to('gif'))).toBe('webp');
    expect(opened('webp', to('webp'), to('webp'))).toBe('jpeg');
    expect(opened('png', to('same'))).toBe('webp');
  });

  it('of a HEIC is the format chosen by hand or by the page', () => {
    expect(opened('heic', to('png'))).toBe('png');
    expect(opened('heic', to('png'), to('png'))).toBe('png');
  });

  it('of a HEIC is WebP if the page or its address names it', () => {
    expect(opened('heic', to('webp'), to('webp'), WRITABLE_IDS, true)).toBe('webp');
    expect(opened('heic', to('webp'), base, WRITABLE_IDS, true)).toBe('webp');
  });

  it('is a format that the browser can write', () => {
    const canvas: WritableId[] = ['jpeg', 'png'];
    expect(opened('png', base, base, canvas)).toBe('jpeg');
    expect(opened('jpeg', to('tiff'), base, canvas)).toBe('png');
  });

  it('changes nothing else', () => {
    const recipe: Recipe = { edits: [{ do: 'rotate', quarterTurns: 1 }], output: { ...base.output, metadata: 'keep' } };
    expect(adapt(recipe, base, { probe: { format: 'webp' }, writes: WRITABLE_IDS }, { formatOf })).toEqual({
      ...recipe,
      output: { ...recipe.output, format: 'jpeg' },
    });
  });
});

describe('why another format than the requested one is selected', () => {
  const canvas: WritableId[] = ['jpeg', 'png', 'webp'];
  it.each<[string, FormatId, Recipe['output']['format'], Recipe['output']['format'], readonly WritableId[], string?]>([
    ['it is that already', 'webp', 'webp', 'jpeg', WRITABLE_IDS, 'is-already'],
    ['the browser cannot write it', 'jpeg', 'gif', 'webp', canvas, 'cannot-write'],
    ['none, where it was chosen by hand since', 'webp', 'webp', 'png', WRITABLE_IDS],
    ['none, where it is what was asked for', 'webp', 'jpeg', 'jpeg', WRITABLE_IDS],
    ['none, where a HEIC becomes what is usual for it', 'heic', 'webp', 'jpeg', WRITABLE_IDS],
  ])('%s', (_, own, requested, selected, writes, reason) => {
    expect(insteadBecause(own, { requested, selected }, writes)).toBe(reason);
  });
});
