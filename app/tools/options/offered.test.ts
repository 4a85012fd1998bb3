import { describe, expect, it } from 'vitest';
import { applies, outputFormat, type Probe } from '#engine';
import type { Output } from '#engine/recipe/index.ts';
import { offeredOptions, offeredToAny } from './offered.ts';

const photo: Probe = {
  ...{
    format: 'jpeg',
    width: 4000,
    height: 3000,
    frames: 1,
    stilled: false,
    pages: 1,
    delays: [],
    loop: 0,
    alpha: false,
  },
  ...{ palette: false, depth: 8, colour: 'rgb', profile: false, wideGamut: false, metadata: false, orientation: 1 },
  bytes: 3e6,
};
const phone: Probe = { ...photo, metadata: true, profile: true, wideGamut: true };
const logo: Probe = { ...photo, format: 'png', alpha: true };
const door = { applies, outputFormat };
const offer = (probe: Probe, output: Output, ignores: readonly 'metadata'[] = []) =>
  offeredOptions({ probe, output, door, ignores });

describe('more options', () => {
  it.each<[string, Probe, Output, string[]]>([
    ['a plain photo', photo, { aim: 'encode', format: 'same' }, ['chroma', 'progressive', 'dpi']],
    [
      'a photo of a phone',
      phone,
      { aim: 'encode', format: 'same' },
      ['metadata', 'profile', 'chroma', 'progressive', 'dpi'],
    ],
    ['a grey one', { ...photo, colour: 'grey' }, { aim: 'encode', format: 'same' }, ['progressive', 'dpi']],
    ['one in CMYK', { ...phone, colour: 'cmyk' }, { aim: 'encode', format: 'png' }, ['metadata', 'dpi']],
    ['a logo as WebP', logo, { aim: 'encode', format: 'webp' }, ['lossless']],
    ['a logo as JPG', logo, { aim: 'encode', format: 'jpeg' }, ['background', 'chroma', 'progressive', 'dpi']],
    ['a logo that stays PNG', logo, { aim: 'encode', format: 'png' }, ['dpi']],
    ['a logo that is compressed', logo, { aim: 'compress', format: 'same' }, ['lossless', 'dpi']],
    ['a lossless AVIF', photo, { aim: 'encode', format: 'avif', lossless: true }, ['lossless']],
    ['a GIF', phone, { aim: 'encode', format: 'gif' }, []],
    ['what an address has set', photo, { aim: 'encode', format: 'tiff', metadata: 'keep' }, ['metadata', 'dpi']],
  ])('of %s', (_what, probe, output, offered) => {
    expect(offer(probe, output)).toEqual(offered);
  });

  it('are none that this browser would ignore', () => {
    expect(offer(phone, { aim: 'encode', format: 'png' }, ['metadata'])).toEqual(['profile', 'dpi']);
  });

  it('of several pictures are those of any', () => {
    const output: Output = { aim: 'encode', format: 'jpeg' };
    expect(offeredToAny([phone, logo], { output, door, ignores: [] })).toEqual([
      ...['metadata', 'profile', 'background', 'chroma', 'progressive', 'dpi'],
    ]);
    expect(offeredToAny([], { output, door, ignores: [] })).toEqual([]);
  });
});
