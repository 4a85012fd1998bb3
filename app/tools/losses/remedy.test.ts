import { describe, expect, it } from 'vitest';
import * as api from '#engine';
import { type FormatId, type Probe, type Recipe, WRITABLE_IDS, type WritableId } from '#engine';
import { PHOTO_PROBE } from '../../../fixtures/probe.ts';
import { planOrProblem } from './plan-of.ts';

const probe = (format: FormatId, width: number, height: number): Probe => ({
  ...PHOTO_PROBE,
  format,
  width,
  height,
  bytes: 30e6,
});
const to = (format: WritableId, ...edits: Recipe['edits']): Recipe => ({ edits, output: { format, aim: 'encode' } });
const look = (picture: Probe, recipe: Recipe, writes: readonly WritableId[] = WRITABLE_IDS) =>
  planOrProblem(api, picture, recipe, writes);

describe('the remedy for settings that cannot be applied', () => {
  it('is a size for a JPG that is decoded at a smaller scale', () => {
    const picture = probe('jpeg', 16_000, 12_000);
    const { problem, remedy } = look(picture, to('png'));
    expect(problem).toBe('This image has 16000\u00a0×\u00a012000 pixels, more than the limit of 100 megapixels.');
    expect(remedy).toMatchObject({ kind: 'size', edit: { do: 'resize' } });
    if (remedy?.kind !== 'size') return;
    expect(look(picture, to('png', remedy.edit)).plan).toMatchObject({ width: remedy.width, height: remedy.height });
  });

  it('is undefined if no size and no format is possible', () => {
    for (const format of ['png', 'webp'] as const)
      expect(look(probe('jpeg', 20_000, 14_000), to(format))).toEqual({
        problem: 'This image has 20000\u00a0×\u00a014000 pixels, more than the limit of 100 megapixels.',
        remedy: undefined,
        isSizeAtFault: false,
      });
    expect(look(probe('png', 16_000, 12_000), to('jpeg'))).toMatchObject({ remedy: undefined });
  });

  it('is a format that supports such a long side', () => {
    const { problem, remedy } = look(probe('png', 20_000, 100), to('webp'));
    expect(problem).toMatch(/^This format allows up to 16,383 pixels on each side, and this would be/);
    expect(remedy?.kind === 'formats' && remedy.formats).toContain('jpeg');
  });

  it('is the largest size of an icon', () => {
    const { problem, remedy } = look(probe('png', 1000, 500), to('ico'));
    expect(problem).toMatch(/^This format allows up to 256 pixels on each side/);
    expect(remedy).toMatchObject({ kind: 'size', width: 256, height: 128 });
    const resized = to('ico', { do: 'resize', width: 300 });
    expect(look(probe('png', 1000, 500), resized).remedy).toMatchObject({ kind: 'formats' });
  });

  it('is a format that the browser can write', () => {
    const { problem, remedy } = look(probe('png', 600, 400), to('gif'), ['jpeg', 'png']);
    expect(problem).toBe('This browser cannot write GIF.');
    expect(remedy).toEqual({ kind: 'formats', formats: ['jpeg', 'png'] });
  });

  it('is no smaller size for a picture that is too large at any size', () => {
    for (const longestEdge of [2000, 500, 10]) {
      const small = to('jpeg', { do: 'resize', longestEdge });
      for (const picture of [probe('jpeg', 20_000, 14_000), probe('png', 16_000, 12_000), probe('tiff', 12_000, 9000)])
        expect(look(picture, small)).toMatchObject({ remedy: undefined, isSizeAtFault: false });
    }
    // One that is decoded at a smaller scale is possible.
    const larger = look(probe('jpeg', 16_000, 12_000), to('jpeg', { do: 'resize', width: 15_000 }));
    expect(larger).toMatchObject({ isSizeAtFault: true });
  });

  it('is not a size if one is set, because its fields are visible', () => {
    const enlarged = to('png', { do: 'resize', width: 60_000 });
    expect(look(probe('png', 600, 400), enlarged)).toMatchObject({ remedy: undefined, isSizeAtFault: true });
  });
});
