import { describe, expect, it } from 'vitest';
import { PHOTO_PROBE } from '../../fixtures/probe.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output, Recipe } from '../recipe/index.ts';
import type { Loss } from '../report/losses.ts';
import { type Plan, plan } from './plan.ts';
import { outputFormat } from './target-format.ts';

const photo = PHOTO_PROBE;
const animation: Probe = { ...photo, format: 'gif', frames: 10, alpha: true, palette: true };
const deep: Probe = { ...photo, format: 'png', depth: 16 };
const camera: Probe = { ...photo, metadata: true };
const p3: Probe = { ...photo, profile: true, wideGamut: true };
const cmyk: Probe = { ...p3, colour: 'cmyk' };

describe('losses', () => {
  it.each<[string, Probe, Output, Loss[]]>([
    ['nothing of a plain photo', photo, { aim: 'encode', format: 'webp' }, []],
    [
      'transparency in a JPEG',
      { ...photo, format: 'png', alpha: true },
      { aim: 'encode', format: 'jpeg' },
      ['transparency'],
    ],
    ['no transparency in a WebP', { ...photo, format: 'png', alpha: true }, { aim: 'encode', format: 'webp' }, []],
    ['both in a JPEG', animation, { aim: 'encode', format: 'jpeg' }, ['transparency', 'animation']],
    ['nothing from GIF to WebP', animation, { aim: 'encode', format: 'webp' }, []],
    ['nothing from GIF to PNG', animation, { aim: 'encode', format: 'png' }, []],
    [
      'the frames of an animated PNG in a TIFF',
      { ...animation, format: 'png' },
      { aim: 'encode', format: 'tiff' },
      ['animation'],
    ],
    [
      'the frames of an AVIF sequence',
      { ...photo, format: 'avif', stilled: true },
      { aim: 'encode', format: 'webp' },
      ['animation'],
    ],
    [
      'the further pages of a TIFF',
      { ...photo, format: 'tiff', pages: 3 },
      { aim: 'encode', format: 'png' },
      ['pages'],
    ],
    ['metadata by default', camera, { aim: 'encode', format: 'jpeg' }, ['metadata']],
    ['no metadata that is kept', camera, { aim: 'encode', format: 'jpeg', metadata: 'keep' }, []],
    ['only the place', camera, { aim: 'encode', format: 'jpeg', metadata: 'keep-but-location' }, ['location']],
    ['all but credit', camera, { aim: 'encode', format: 'tiff', metadata: 'copyright' }, ['all-but-credit']],
    [
      'metadata where the format holds none',
      camera,
      { aim: 'encode', format: 'gif', metadata: 'keep' },
      ['metadata', 'colours'],
    ],
    ['colours beyond 256 in a GIF', photo, { aim: 'encode', format: 'gif' }, ['colours']],
    [
      'no colours of a picture that lists its own',
      { ...photo, format: 'png', palette: true },
      { aim: 'encode', format: 'gif' },
      [],
    ],
    [
      'half-transparent pixels in a GIF',
      { ...photo, format: 'webp', alpha: true },
      { aim: 'encode', format: 'gif' },
      ['colours', 'half-transparency'],
    ],
    ['nothing from GIF to GIF', animation, { aim: 'encode', format: 'gif' }, []],
    ['depth in a JPEG', deep, { aim: 'encode', format: 'jpeg' }, ['bit-depth']],
    [
      'masks and other inks',
      { ...photo, format: 'tiff', parts: { channels: true } },
      { aim: 'encode', format: 'png' },
      ['channels'],
    ],
    [
      'what is beyond black and white',
      { ...deep, format: 'tiff', float: true },
      { aim: 'encode', format: 'tiff' },
      ['out-of-range'],
    ],
    ['no depth in a TIFF', deep, { aim: 'encode', format: 'tiff' }, []],
    ['colours outside sRGB', p3, { aim: 'encode', format: 'jpeg' }, ['wide-gamut']],
    ['no colours with their profile', p3, { aim: 'encode', format: 'jpeg', profile: 'keep' }, []],
    [
      'colours where the format holds no profile',
      p3,
      { aim: 'encode', format: 'gif', profile: 'keep' },
      ['colours', 'wide-gamut'],
    ],
    [
      'the light of HDR, whatever the recipe says',
      { ...p3, hdr: 'pq' },
      { aim: 'encode', format: 'jpeg', profile: 'keep' },
      ['wide-gamut', 'hdr-light'],
    ],
    ['CMYK, whatever the recipe says', cmyk, { aim: 'encode', format: 'jpeg', profile: 'keep' }, ['wide-gamut']],
  ])('%s', (_claim, probe, output, losses) => {
    expect(plan(probe, { edits: [], output }).losses).toEqual(losses);
  });
});

describe('format', () => {
  it.each<[string, Probe, Output, string]>([
    ['same', photo, { aim: 'encode', format: 'same' }, 'jpeg'],
    ['HEIC becomes JPEG', { ...photo, format: 'heic' }, { aim: 'encode', format: 'same' }, 'jpeg'],
    ['BMP becomes PNG', { ...photo, format: 'bmp' }, { aim: 'encode', format: 'same' }, 'png'],
    ['a PNG compressed below quality 40 becomes JPEG', deep, { format: 'same', aim: 'compress', quality: 39 }, 'jpeg'],
    ['unless it is to stay', deep, { format: 'same', aim: 'compress', quality: 39, preserveFormat: true }, 'png'],
    ['and not at 40', deep, { format: 'same', aim: 'compress', quality: 40 }, 'png'],
    [
      'unless exact pixels are asked for, whatever the quality',
      deep,
      { format: 'webp', aim: 'compress', quality: 20, lossless: true },
      'webp',
    ],
    ['an animation never', animation, { format: 'same', aim: 'compress', quality: 5 }, 'gif'],
  ])('%s', (_claim, probe, output, format) => {
    expect(plan(probe, { edits: [], output }).format).toBe(format);
  });
});

describe('a file that is small enough', () => {
  const small = { ...camera, bytes: 9000 };
  const drawing = { format: 'svg', metadata: false } as const;

  it.each<[string, Probe, Recipe['output'], Plan['unchanged'], Loss[]]>([
    ['comes back, whatever its page opened with', small, { aim: 'compress', format: 'webp' }, 'small', ['metadata']],
    ['at its target too', { ...camera, bytes: 2e6 }, { aim: 'size', format: 'png', bytes: 2e6 }, 'fits', ['metadata']],
    [
      'even where it is only read',
      { ...small, format: 'heic' },
      { aim: 'compress', format: 'same' },
      'small',
      ['metadata'],
    ],
    ['whole, if it has no metadata', { ...small, metadata: false }, { aim: 'compress', format: 'same' }, 'small', []],
    ['or if that is to stay', small, { aim: 'compress', format: 'same', metadata: 'keep' }, 'small', []],
    [
      'without the place alone',
      small,
      { aim: 'compress', format: 'same', metadata: 'keep-but-location' },
      'small',
      ['location'],
    ],
    [
      'with credit alone',
      small,
      { aim: 'compress', format: 'same', metadata: 'copyright' },
      'small',
      ['all-but-credit'],
    ],
    [
      'but not where metadata takes an encode',
      { ...small, metadataTakesEncode: true },
      { aim: 'compress', format: 'same' },
      undefined,
      ['metadata'],
    ],
    [
      'nor in a format that was chosen by hand',
      small,
      { aim: 'compress', format: 'webp', preserveFormat: true },
      undefined,
      ['metadata'],
    ],
    [
      'nor where it is asked how it is written',
      small,
      { aim: 'compress', format: 'same', progressive: true },
      undefined,
      ['metadata'],
    ],
    [
      'nor where it states another resolution',
      { ...small, dpi: 72 },
      { aim: 'compress', format: 'same', dpi: 300 },
      undefined,
      ['metadata'],
    ],
    [
      'but where it states the one that was asked for',
      { ...small, dpi: 300 },
      { aim: 'compress', format: 'same', dpi: 300 },
      'small',
      ['metadata'],
    ],
    [
      'nor where it is stated which saving is enough',
      small,
      { aim: 'compress', format: 'same', minSavings: 0 },
      undefined,
      ['metadata'],
    ],
    ['a drawing too', { ...small, ...drawing }, { aim: 'compress', format: 'same' }, 'small', []],
    ['a drawing at its target', { ...photo, ...drawing }, { aim: 'size', format: 'same', bytes: 3e6 }, 'fits', []],
    [
      'but not a drawing with code',
      { ...small, ...drawing, parts: { scripts: true } },
      { aim: 'compress', format: 'same' },
      undefined,
      ['scripts'],
    ],
    [
      'nor one that is to lose its titles',
      { ...small, ...drawing },
      { aim: 'compress', format: 'same', titles: 'strip' },
      undefined,
      [],
    ],
    ['nor as a page around it', small, { aim: 'compress', format: 'pdf' }, undefined, ['metadata']],
    ['nor where nothing is to be compressed', small, { aim: 'encode', format: 'same' }, undefined, ['metadata']],
  ])('%s', (_claim, probe, output, unchanged, losses) => {
    const planned = plan(probe, { edits: [], output });
    expect(planned).toMatchObject({ losses, format: unchanged ? probe.format : planned.format });
    expect(planned.unchanged).toBe(unchanged);
  });

  it('is edited all the same', () => {
    const edits: Recipe['edits'] = [{ do: 'flip', axis: 'horizontal' }];
    expect(plan(small, { edits, output: { aim: 'compress', format: 'same' } }).unchanged).toBeUndefined();
  });
});

describe('why a result may be larger than its file', () => {
  const larger: Recipe['edits'] = [{ do: 'resize', width: 5000, enlarge: true }];
  it.each<[string, Output, Recipe['edits'], string | undefined]>([
    ['it may not', { aim: 'compress', format: 'png' }, [], undefined],
    ['a format was chosen', { aim: 'compress', format: 'png', preserveFormat: true }, [], 'format'],
    ['not where it is the file’s', { aim: 'compress', format: 'jpeg', preserveFormat: true }, [], undefined],
    ['larger dimensions', { aim: 'compress', format: 'same' }, larger, 'dimensions'],
    ['not a mere turn', { aim: 'compress', format: 'same' }, [{ do: 'rotate', quarterTurns: 1 }], undefined],
    ['exact pixels', { aim: 'compress', format: 'webp', lossless: true }, [], 'lossless'],
  ])('%s', (_claim, output, edits, why) => {
    expect(plan(photo, { edits, output }).growth).toBe(why);
  });
});

describe('size', () => {
  it('is the one after all edits', () => {
    const { width, height } = plan(photo, {
      edits: [
        { do: 'resize', width: 1000 },
        { do: 'rotate', quarterTurns: 1 },
      ],
      output: { aim: 'encode', format: 'same' },
    });
    expect([width, height]).toEqual([750, 1000]);
  });

  it('is no matter for which format is written', () => {
    const vast = { ...photo, width: 70_000, height: 70_000 };
    expect(outputFormat(vast, { aim: 'encode', format: 'same' }).id).toBe('jpeg');
    expect(outputFormat(vast, { aim: 'encode', format: 'webp' }).id).toBe('webp');
  });

  it('is refused where the format cannot hold it', () => {
    const wide = {
      edits: [{ do: 'resize' as const, width: 17_000, height: 1000, fit: 'fill' as const }],
      output: { aim: 'encode' as const, format: 'webp' as const },
    };
    expect(() => plan(photo, wide)).toThrow(expect.objectContaining({ code: 'too-large' }));
    expect(() => plan(photo, { ...wide, output: { aim: 'encode', format: 'png' } })).not.toThrow();
  });
});

describe('pixels', () => {
  const large = { ...photo, width: 12_000, height: 9000 };
  const smaller = {
    edits: [{ do: 'resize' as const, longestEdge: 2000 }],
    output: { aim: 'encode' as const, format: 'same' as const },
  };
  const tooLarge = expect.objectContaining({ code: 'too-large' });

  it('of 108 millions are told to be too many before anything is run', () => {
    expect(() => plan(large, { edits: [], output: { aim: 'encode', format: 'same' } })).toThrow(tooLarge);
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
    expect(() => plan(many, { edits: [], output: { aim: 'encode', format: 'same' } })).toThrow(tooLarge);
    expect(() => plan(many, { edits: [], output: { aim: 'encode', format: 'png' } })).toThrow(tooLarge);
    expect(plan(many, { edits: [], output: { aim: 'encode', format: 'tiff' } })).toMatchObject({ width: 3000 });
  });
});
