import { describe, expect, it } from 'vitest';
import { applies, optionsWithoutEffect, outputFormat, type Probe } from '#engine';
import type { Edit, Output } from '#engine/recipe/index.ts';
import { PHOTO_PROBE } from '../../../fixtures/probe.ts';
import { offeredOptions, offeredToAny } from './offered.ts';

const photo = PHOTO_PROBE;
const phone: Probe = { ...photo, metadata: true, profile: true, wideGamut: true };
const logo: Probe = { ...photo, format: 'png', alpha: true };
const api = { applies, outputFormat, optionsWithoutEffect };
const offer = (probe: Probe, output: Output, ignores: readonly 'metadata'[] = [], edits: Edit[] = []) =>
  offeredOptions({ probe, recipe: { edits, output }, api, ignores });

describe('more options', () => {
  it.each<[string, Probe, Output, string[]]>([
    ['a plain photo', photo, { aim: 'encode', format: 'same' }, ['chroma', 'progressive', 'dpi', 'minSavings']],
    [
      'a photo of a phone',
      phone,
      { aim: 'encode', format: 'same' },
      ['metadata', 'profile', 'chroma', 'progressive', 'dpi', 'minSavings'],
    ],
    [
      'a grey one',
      { ...photo, colour: 'grey' },
      { aim: 'encode', format: 'same' },
      ['progressive', 'dpi', 'minSavings'],
    ],
    ['one in CMYK', { ...phone, colour: 'cmyk' }, { aim: 'encode', format: 'png' }, ['metadata', 'dpi']],
    ['a logo as WebP', logo, { aim: 'encode', format: 'webp' }, ['lossless']],
    ['a logo as JPG', logo, { aim: 'encode', format: 'jpeg' }, ['background', 'chroma', 'progressive', 'dpi']],
    ['a logo that stays PNG', logo, { aim: 'encode', format: 'png' }, ['dpi', 'minSavings']],
    ['a logo that is compressed', logo, { aim: 'compress', format: 'same' }, ['lossless', 'dpi', 'minSavings']],
    ['one that is to fit a size', logo, { aim: 'size', format: 'same', bytes: 9999 }, ['min', 'dpi']],
    ['a lossless AVIF', photo, { aim: 'encode', format: 'avif', lossless: true }, ['lossless']],
    ['a GIF', phone, { aim: 'encode', format: 'gif' }, []],
    ['what an address has set', photo, { aim: 'encode', format: 'tiff', metadata: 'keep' }, ['metadata', 'dpi']],
  ])('of %s', (_what, probe, output, offered) => {
    expect(offer(probe, output)).toEqual(offered);
  });

  it('exclude those that this browser would ignore', () => {
    expect(offer(phone, { aim: 'encode', format: 'png' }, ['metadata'])).toEqual(['profile', 'dpi']);
  });

  it('exclude returning the original if the picture is edited', () => {
    const turned: Edit[] = [{ do: 'rotate', quarterTurns: 1 }];
    const outside: Edit[] = [{ do: 'crop', left: 9000, top: 0, width: 10, height: 10 }];
    for (const edits of [turned, outside]) {
      expect(offer(photo, { aim: 'compress', format: 'same' }, [], edits)).toEqual(['chroma', 'progressive', 'dpi']);
    }
  });

  it('of several pictures include those that any of them needs', () => {
    const output: Output = { aim: 'encode', format: 'jpeg' };
    expect(offeredToAny([phone, logo], { recipe: { edits: [], output }, api, ignores: [] })).toEqual([
      ...['metadata', 'profile', 'background', 'chroma', 'progressive', 'dpi', 'minSavings'],
    ]);
    expect(offeredToAny([], { recipe: { edits: [], output }, api, ignores: [] })).toEqual([]);
  });
});
