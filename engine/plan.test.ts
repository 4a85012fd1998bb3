import { describe, expect, it } from 'vitest';
import { type Loss, outputFormat, plan } from './plan.ts';
import type { Probe } from './probe.ts';
import type { Output } from './recipe.ts';

const photo: Probe = {
  format: 'jpeg',
  width: 4000,
  height: 3000,
  frames: 1,
  stilled: false,
  pages: 1,
  delays: [],
  loop: 0,
  alpha: false,
  palette: false,
  depth: 8,
  colour: 'rgb',
  profile: false,
  wideGamut: false,
  metadata: false,
  orientation: 1,
  bytes: 3e6,
};
const animation: Probe = { ...photo, format: 'gif', frames: 10, alpha: true, palette: true };
const deep: Probe = { ...photo, format: 'png', depth: 16 };
const camera: Probe = { ...photo, metadata: true };
const p3: Probe = { ...photo, profile: true, wideGamut: true };
const cmyk: Probe = { ...p3, colour: 'cmyk' };

describe('losses', () => {
  it.each<[string, Probe, Output, Loss[]]>([
    ['nothing of a plain photo', photo, { format: 'webp' }, []],
    ['transparency in a JPEG', { ...photo, format: 'png', alpha: true }, { format: 'jpeg' }, ['transparency']],
    ['no transparency in a WebP', { ...photo, format: 'png', alpha: true }, { format: 'webp' }, []],
    ['both in a JPEG', animation, { format: 'jpeg' }, ['transparency', 'animation']],
    ['nothing from GIF to WebP', animation, { format: 'webp' }, []],
    ['the frames of an animated PNG', { ...photo, format: 'png', stilled: true }, { format: 'webp' }, ['animation']],
    ['the further pages of a TIFF', { ...photo, format: 'tiff', pages: 3 }, { format: 'png' }, ['pages']],
    ['metadata by default', camera, { format: 'jpeg' }, ['metadata']],
    ['no metadata that is kept', camera, { format: 'jpeg', metadata: 'keep' }, []],
    ['only the place', camera, { format: 'jpeg', metadata: 'keep-but-location' }, ['location']],
    ['metadata where the format holds none', camera, { format: 'gif', metadata: 'keep' }, ['metadata', 'colours']],
    ['colours beyond 256 in a GIF', photo, { format: 'gif' }, ['colours']],
    ['no colours of a picture that lists its own', { ...photo, format: 'png', palette: true }, { format: 'gif' }, []],
    [
      'half-transparent pixels in a GIF',
      { ...photo, format: 'webp', alpha: true },
      { format: 'gif' },
      ['colours', 'half-transparency'],
    ],
    ['nothing from GIF to GIF', animation, { format: 'gif' }, []],
    ['depth in a JPEG', deep, { format: 'jpeg' }, ['bit-depth']],
    ['no depth in a TIFF', deep, { format: 'tiff' }, []],
    ['colours outside sRGB', p3, { format: 'jpeg' }, ['wide-gamut']],
    ['no colours with their profile', p3, { format: 'jpeg', profile: 'keep' }, []],
    ['colours where the format holds no profile', p3, { format: 'gif', profile: 'keep' }, ['colours', 'wide-gamut']],
    ['CMYK, whatever the recipe says', cmyk, { format: 'jpeg', profile: 'keep' }, ['wide-gamut']],
  ])('%s', (_claim, probe, output, losses) => {
    expect(plan(probe, { edits: [], output }).losses).toEqual(losses);
  });
});

describe('format', () => {
  it.each<[string, Probe, Output, string]>([
    ['same', photo, { format: 'same' }, 'jpeg'],
    ['HEIC becomes JPEG', { ...photo, format: 'heic' }, { format: 'same' }, 'jpeg'],
    ['BMP becomes PNG', { ...photo, format: 'bmp' }, { format: 'same' }, 'png'],
    ['a PNG compressed below quality 40 becomes JPEG', deep, { format: 'same', aim: 'compress', quality: 39 }, 'jpeg'],
    ['unless it is to stay', deep, { format: 'same', aim: 'compress', quality: 39, preserveFormat: true }, 'png'],
    ['and not at 40', deep, { format: 'same', aim: 'compress', quality: 40 }, 'png'],
    ['an animation never', animation, { format: 'same', aim: 'compress', quality: 5 }, 'gif'],
  ])('%s', (_claim, probe, output, format) => {
    expect(plan(probe, { edits: [], output }).format).toBe(format);
  });
});

describe('size', () => {
  it('is the one after all edits', () => {
    const { width, height } = plan(photo, {
      edits: [
        { do: 'resize', width: 1000 },
        { do: 'rotate', quarterTurns: 1 },
      ],
      output: { format: 'same' },
    });
    expect([width, height]).toEqual([750, 1000]);
  });

  it('is no matter for which format is written', () => {
    const vast = { ...photo, width: 70_000, height: 70_000 };
    expect(outputFormat(vast, { format: 'same' }).id).toBe('jpeg');
    expect(outputFormat(vast, { format: 'webp' }).id).toBe('webp');
  });

  it('is refused where the format cannot hold it', () => {
    const wide = {
      edits: [{ do: 'resize' as const, width: 17_000, height: 1000, fit: 'fill' as const }],
      output: { format: 'webp' as const },
    };
    expect(() => plan(photo, wide)).toThrow(expect.objectContaining({ code: 'too-large' }));
    expect(() => plan(photo, { ...wide, output: { format: 'png' } })).not.toThrow();
  });
});

describe('pixels', () => {
  const large = { ...photo, width: 12_000, height: 9000 };
  const smaller = { edits: [{ do: 'resize' as const, longestEdge: 2000 }], output: { format: 'same' as const } };
  const tooLarge = expect.objectContaining({ code: 'too-large' });

  it('of 108 millions are told to be too many before anything is run', () => {
    expect(() => plan(large, { edits: [], output: { format: 'same' } })).toThrow(tooLarge);
  });

  it('are few enough where they are made fewer while they are decoded', () => {
    expect(plan(large, smaller)).toMatchObject({ width: 2000, height: 1500 });
    expect(() => plan({ ...large, format: 'png' }, smaller)).toThrow(tooLarge);
  });

  it('of 200 millions are the most that are read even so', () => {
    expect(plan({ ...photo, width: 16_320, height: 12_240 }, smaller)).toMatchObject({ width: 2000 });
    expect(() => plan({ ...photo, width: 20_000, height: 15_000 }, smaller)).toThrow(tooLarge);
  });

  it('of all frames count together', () => {
    const many = { ...animation, width: 3000, height: 2000, frames: 60 };
    expect(() => plan(many, { edits: [], output: { format: 'same' } })).toThrow(tooLarge);
    expect(plan(many, { edits: [], output: { format: 'png' } })).toMatchObject({ width: 3000 });
  });
});
