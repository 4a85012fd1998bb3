import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { colourAt, meanDifference, pixelsOf, quadrantsDeviation } from '../../fixtures/compare.ts';
import { withExif } from '../../fixtures/exif.ts';
import { type FixtureName, fixture, fixtureFile, QUADRANTS } from '../../fixtures/index.ts';
import { asSharp, BLUE, GREEN, paint, RED, YELLOW } from '../../fixtures/pictures.ts';
import type { WritableId } from '../formats/index.ts';
import { createEngine, formatOfBytes, type Recipe } from '../node.ts';
import type { Progress } from './result.ts';

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const runOn = async (name: FixtureName, recipe: Recipe) => engine.run(await fixtureFile(name), recipe);
const upright = [RED, GREEN, BLUE, YELLOW];

describe('orientation', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('%i comes out upright, with and without an edit', async (orientation) => {
    const name: FixtureName = `orientation-${orientation}.jpg`;
    expect(await engine.probe(await fixtureFile(name))).toMatchObject({ ...QUADRANTS, orientation });
    for (const [edits, width] of [
      [[], 64],
      [[{ do: 'resize', width: 32 }], 32],
      [[{ do: 'crop', left: 0, top: 0, width: 64, height: 48 }], 64],
    ] as const) {
      const result = await runOn(name, { edits: [...edits], output: { aim: 'encode', format: 'png' } });
      const bytes = await bytesOf(result.blob);
      const meta = await sharp(bytes).metadata();
      expect([meta.width, meta.height, meta.orientation ?? 1]).toEqual([width, width * 0.75, 1]);
      expect(quadrantsDeviation(await pixelsOf(bytes), upright)).toBeLessThanOrEqual(12);
    }
  });

  it('is reset in kept metadata', async () => {
    const result = await runOn('orientation-6.jpg', {
      edits: [{ do: 'resize', width: 32 }],
      output: { aim: 'encode', format: 'jpeg', metadata: 'keep' },
    });
    const meta = await sharp(await bytesOf(result.blob)).metadata();
    expect(meta.exif).toBeDefined();
    expect(meta.orientation).toBe(1);
    expect([meta.width, meta.height]).toEqual([32, 24]);
  });

  it('ignores an invalid value', async () => {
    expect(await engine.probe(await fixtureFile('orientation-nonsense.jpg'))).toMatchObject({
      ...QUADRANTS,
      orientation: 1,
    });
  });
});

describe('edits', () => {
  it.each<[string, Recipe['edits'], typeof upright]>([
    ['a quarter turn', [{ do: 'rotate', quarterTurns: 1 }], [YELLOW, RED, GREEN, BLUE]],
    ['half a turn', [{ do: 'rotate', quarterTurns: 2 }], [BLUE, YELLOW, RED, GREEN]],
    ['three quarters', [{ do: 'rotate', quarterTurns: 3 }], [GREEN, BLUE, YELLOW, RED]],
    ['left and right', [{ do: 'flip', axis: 'horizontal' }], [GREEN, RED, YELLOW, BLUE]],
    ['top and bottom', [{ do: 'flip', axis: 'vertical' }], [YELLOW, BLUE, GREEN, RED]],
    [
      'a turn, then a resize',
      [
        { do: 'rotate', quarterTurns: 1 },
        { do: 'resize', width: 24 },
      ],
      [YELLOW, RED, GREEN, BLUE],
    ],
  ])('%s', async (_claim, edits, colours) => {
    const result = await runOn('quadrants.png', { edits, output: { aim: 'encode', format: 'png' } });
    expect(quadrantsDeviation(await pixelsOf(await bytesOf(result.blob)), colours)).toBeLessThanOrEqual(6);
  });

  it('crops the requested area', async () => {
    const result = await runOn('quadrants.png', {
      edits: [{ do: 'crop', left: 32, top: 0, width: 32, height: 24 }],
      output: { aim: 'encode', format: 'png' },
    });
    const pixels = await pixelsOf(await bytesOf(result.blob));
    expect([pixels.width, pixels.height]).toEqual([32, 24]);
    expect(colourAt(pixels, 0.02, 0.02)).toEqual([...GREEN]);
    expect(colourAt(pixels, 0.98, 0.98)).toEqual([...GREEN]);
  });

  it('change each frame of an animation', async () => {
    const result = await runOn('four-frames.gif', {
      edits: [
        { do: 'crop', left: 0, top: 10, width: 60, height: 20 },
        { do: 'rotate', quarterTurns: 1 },
      ],
      output: { aim: 'encode', format: 'gif' },
    });
    const meta = await sharp(await bytesOf(result.blob), { pages: -1 }).metadata();
    expect(meta).toMatchObject({ pages: 4, pageHeight: 60, width: 20 });
  });

  it('cause no aliasing: lines finer than the result’s pixels become grey', async () => {
    const result = await runOn('lines.png', {
      edits: [{ do: 'resize', width: 90 }],
      output: { aim: 'encode', format: 'png' },
    });
    const { channels } = await sharp(await bytesOf(result.blob)).stats();
    expect(channels[0]?.stdev).toBeLessThan(6);
    expect(channels[0]?.mean).toBeGreaterThan(110);
  });
});

describe('photos', () => {
  const resized = (width: number) => ({ edits: [{ do: 'resize' as const, width }] });

  it.each([1060, 700, 528])('decoded at a smaller size equal those decoded in full: %i pixels', async (width) => {
    const file = await fixtureFile('photo-3200.jpg');
    const result = await engine.run(file, { ...resized(width), output: { aim: 'encode', format: 'png' } });
    const inFull = await sharp(await bytesOf(file))
      .resize({ width, fastShrinkOnLoad: false })
      .png()
      .toBuffer();
    expect(meanDifference(await pixelsOf(await bytesOf(result.blob)), await pixelsOf(inFull))).toBeLessThan(1);
  });

  it.each([
    [601, 451],
    [450, 602],
  ])(
    'that are small equal those decoded in full at an eighth, whatever their sides are: %i × %i',
    async (width, height) => {
      const waves = paint(width, height, (x, y) => {
        const wave = 128 + 100 * Math.sin(x / 4.5) * Math.sin(y / 5);
        return [wave, 255 - wave, x / 3];
      });
      const bytes = new Uint8Array(await asSharp(waves).jpeg({ quality: 92 }).toBuffer());
      const output = { aim: 'encode', format: 'png' } as const;
      const recipe: Recipe = { edits: [{ do: 'resize', width: Math.round(width / 8) }], output };
      const { blob } = await engine.run(new File([bytes], 'waves.jpg'), recipe);
      const result = await pixelsOf(await bytesOf(blob));
      const inFull = await sharp(await sharp(bytes).png().toBuffer())
        .resize(result.width, result.height, { fit: 'fill' })
        .png()
        .toBuffer();
      expect(meanDifference(result, await pixelsOf(inFull))).toBeLessThan(1);
    },
  );

  it('have several scans, which are smaller, and a single one after a resize, which is faster', async () => {
    const isProgressive = async (recipe: Recipe) => {
      const { blob } = await runOn('photo-3200.jpg', recipe);
      return (await sharp(await bytesOf(blob)).metadata()).isProgressive;
    };
    const output = { aim: 'encode', format: 'jpeg', quality: 75 } as const;
    expect(await isProgressive({ edits: [], output })).toBe(true);
    expect(await isProgressive({ ...resized(1280), output })).toBe(false);
    expect(await isProgressive({ ...resized(1280), output: { ...output, progressive: true } })).toBe(true);
  });
});

describe('drawings', () => {
  it('are rendered at the requested size', async () => {
    const result = await runOn('quadrants.svg', {
      edits: [{ do: 'resize', width: 1280 }],
      output: { aim: 'encode', format: 'png' },
    });
    const pixels = await pixelsOf(await bytesOf(result.blob));
    expect([pixels.width, pixels.height]).toEqual([1280, 960]);
    // An enlarged rendering would have a soft edge here.
    expect(colourAt(pixels, 0.498, 0.25).slice(0, 3)).toEqual([...RED]);
    expect(colourAt(pixels, 0.502, 0.25).slice(0, 3)).toEqual([...GREEN]);
  });

  it('keep every byte at or below a target size', async () => {
    const result = await runOn('quadrants.svg', {
      edits: [],
      output: { aim: 'size', format: 'same', bytes: 50 * 1024 },
    });
    expect(await bytesOf(result.blob)).toEqual(await bytesOf(await fixtureFile('quadrants.svg')));
    expect(result).toMatchObject({ format: 'svg', notes: [{ code: 'left-as-it-is', why: 'fits' }] });
  });

  it('lose their code below a target size too', async () => {
    expect(await (await fixtureFile('drawing.svg')).text()).toContain('<script');
    const result = await runOn('drawing.svg', {
      edits: [],
      output: { aim: 'size', format: 'same', bytes: 50 * 1024 },
    });
    expect(await result.blob.text()).not.toContain('<script');
    expect(result).toMatchObject({ format: 'svg', plan: { losses: ['scripts'] } });
    expect(result.plan.unchanged).toBeUndefined();
  });
});

describe('a palette', () => {
  it.each([
    ['palette.png', true],
    ['four-frames.gif', true],
    ['transparent.png', false],
    ['four-frames.webp', false],
  ] as const)('is in %s: %s', async (name, palette) => {
    expect(await engine.probe(await fixtureFile(name))).toMatchObject({ palette });
  });
});

describe('limits', () => {
  it('apply to the header', async () => {
    await expect(
      runOn('claims-65535.png', { edits: [], output: { aim: 'encode', format: 'jpeg' } }),
    ).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it('apply to the result too', async () => {
    await expect(
      runOn('quadrants.png', { edits: [{ do: 'resize', width: 60_000 }], output: { aim: 'encode', format: 'png' } }),
    ).rejects.toMatchObject({ code: 'too-large' });
    await expect(
      runOn('quadrants.png', {
        edits: [{ do: 'resize', width: 16_384, height: 10, fit: 'fill' }],
        output: { aim: 'encode', format: 'webp' },
      }),
    ).rejects.toMatchObject({ code: 'too-large' });
  });
});

describe('a plain encode that is larger', () => {
  it('returns the original', async () => {
    const file = await fixtureFile('tiny.jpg');
    const result = await engine.run(file, { edits: [], output: { aim: 'encode', format: 'same', quality: 95 } });
    expect(result.notes).toEqual([{ code: 'left-as-it-is', why: 'no-gain' }]);
    expect(await bytesOf(result.blob)).toEqual(await bytesOf(file));
  });

  it('strips the metadata of a returned original', async () => {
    const photo = withExif(await fixture('tiny.jpg'), { place: { latitude: 48, longitude: 16 } });
    const file = new File([new Uint8Array(photo)], 'photo.jpg');
    const result = await engine.run(file, { edits: [], output: { aim: 'encode', format: 'same', quality: 100 } });
    expect(result.notes.map(({ code }) => code)).toEqual(['left-as-it-is', 'metadata-removed']);
    const meta = await sharp(await bytesOf(result.blob)).metadata();
    expect(meta.exif).toBeUndefined();
    expect(result.bytes).toBe(result.blob.size);
  });
});

describe('compression by quality', () => {
  const compress = (quality: number, preserveFormat = false): Recipe => ({
    edits: [],
    output: { format: 'same', aim: 'compress', quality, preserveFormat },
  });

  it('is smaller with a lower quality', async () => {
    const sizes: number[] = [];
    for (const quality of [90, 75, 50, 30]) sizes.push((await runOn('photo-1200.jpg', compress(quality))).bytes);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBe(4);
  });

  it('names the result compressed, with the extension of its format', async () => {
    const result = await runOn('photo-1200.jpg', compress(75));
    expect(result.name).toBe('photo-1200-compressed.jpg');
  });

  it('returns a small file unchanged', async () => {
    const file = await fixtureFile('tiny.jpg');
    const result = await engine.run(file, compress(50));
    expect(result).toMatchObject({ name: 'tiny-compressed.jpg', encodes: 0 });
    expect(await bytesOf(result.blob)).toEqual(await bytesOf(file));
  });

  it('returns unchanged bytes with their own media type, whatever the name', async () => {
    const bytes = await bytesOf(await fixtureFile('png-inside.jpg'));
    const named = new File([bytes], 'picture.jpg', { type: 'image/jpeg' });
    const result = await engine.run(named, compress(50));
    expect(result).toMatchObject({ name: 'picture-compressed.png', encodes: 0 });
    expect(result.blob.type).toBe('image/png');
    expect(await bytesOf(result.blob)).toEqual(bytes);
  });

  it('converts a PNG to JPEG below quality 40, as the plan reports', async () => {
    const result = await runOn('photo-600.png', compress(35));
    expect(result.plan.format).toBe('jpeg');
    expect(formatOfBytes(await bytesOf(result.blob))?.id).toBe('jpeg');
    expect(result.name).toBe('photo-600-compressed.jpg');
  });

  it('keeps an animation', async () => {
    const result = await runOn('four-frames.gif', compress(20));
    expect(result.frames).toBe(4);
  });
});

describe('compression to a size', () => {
  it.each([
    ['photo-1200.jpg', 'same', 60],
    ['photo-1200.jpg', 'webp', 60],
    ['photo-600.png', 'same', 100],
    ['photo-3200.jpg', 'same', 200],
  ] as const)('%s as %s at or below %i KB', staysBelow);
  it('photo-1200.jpg as avif at or below 40 KB', { tags: ['all'] }, () => staysBelow('photo-1200.jpg', 'avif', 40));

  async function staysBelow(name: FixtureName, format: 'same' | WritableId, kilobytes: number) {
    const bytes = kilobytes * 1024;
    const result = await runOn(name, { edits: [], output: { format, aim: 'size', bytes, tolerance: 0.03 } });
    expect(result.bytes).toBe(result.blob.size);
    expect(result.bytes).toBeLessThanOrEqual(kilobytes * 1000);
    const below = 1 - result.bytes / bytes;
    expect(result.notes.at(-1)).toMatchObject(
      below <= 0.03
        ? { code: 'target-met', below }
        : { code: 'nearest', why: expect.stringMatching(/steps|thousands/) },
    );
    const { width, height } = await sharp(await bytesOf(result.blob)).metadata();
    expect({ width, height }).toEqual({ width: result.width, height: result.height });
  }

  it('returns a file that is small enough', async () => {
    const result = await runOn('tiny.jpg', {
      edits: [],
      output: { format: 'same', aim: 'size', bytes: 50 * 1024, tolerance: 0.03 },
    });
    expect(result).toMatchObject({ bytes: (await fixtureFile('tiny.jpg')).size, encodes: 0 });
  });
});

describe('progress', () => {
  it('never falls, names each stage and ends at one', async () => {
    const seen: Progress[] = [];
    await engine.run(
      await fixtureFile('photo-3200.jpg'),
      { edits: [{ do: 'resize', width: 800 }], output: { aim: 'encode', format: 'jpeg' } },
      { onProgress: (progress) => seen.push(progress) },
    );
    const done = seen.map((progress) => progress.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    // Within a stage, the number of reports depends on the machine's speed.
    const stages = new Set(seen.map(({ stage }) => stage));
    expect([...stages].filter((stage) => stage !== 'queued')).toEqual(['reading', 'encoding']);
    expect(seen.at(-1)).toEqual({ stage: 'encoding', done: 1 });
  });
});

describe('previews', () => {
  it.each([
    ['quadrants.tiff', 'image/jpeg'],
    ['transparent.png', 'image/png'],
    ['orientation-6.jpg', 'image/jpeg'],
  ] as const)('%s as %s', async (name, type) => {
    const blob = await engine.preview(await fixtureFile(name), { maxSide: 32 });
    const { width, height } = await sharp(await bytesOf(blob)).metadata();
    expect([blob.type, width, height]).toEqual([type, 32, 24]);
  });

  it('of the engine’s own PDF show the picture inside', async () => {
    const { blob } = await engine.run(await fixtureFile('quadrants.png'), {
      edits: [],
      output: { aim: 'encode', format: 'pdf' },
    });
    expect(blob.type).toBe('application/pdf');
    const shown = await engine.preview(blob, { maxSide: 32 });
    const [red = 0, green = 255] = colourAt(await pixelsOf(await bytesOf(shown)), 0.25, 0.25);
    expect(red).toBeGreaterThan(230);
    expect(green).toBeLessThan(40);
  });
});

describe('an error has a code', () => {
  const quality = { format: 'same', aim: 'compress', quality: 75 } as const;

  it.each([quality, { aim: 'encode', format: 'png' } as const])('for a file that is cut off: %o', async (output) => {
    await expect(runOn('truncated.jpg', { edits: [], output })).rejects.toMatchObject({
      code: 'incomplete',
      message: expect.not.stringContaining('Compression'),
    });
  });

  it.each([
    [undefined, 'no-file'],
    ['photo.jpg', 'not-a-file'],
  ])('for a file that is %s', async (file, code) => {
    await expect(engine.run(file as unknown as File, { edits: [], output: quality })).rejects.toMatchObject({ code });
  });

  it('for a file that is no image', async () => {
    await expect(runOn('text.jpg', { edits: [], output: quality })).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('and facts, if a picture is too large for the format or the machine', async () => {
    const wide: Recipe = {
      edits: [{ do: 'resize', width: 16_384, height: 10, fit: 'fill' }],
      output: { aim: 'encode', format: 'webp' },
    };
    await expect(runOn('quadrants.png', wide)).rejects.toMatchObject({
      code: 'too-large',
      facts: { tooLarge: { width: 16_384, height: 10, frames: 1, maxSide: 16_383 } },
    });
    const claims = runOn('claims-65535.png', { edits: [], output: { aim: 'encode', format: 'png' } });
    await expect(claims).rejects.toMatchObject({ facts: { tooLarge: { width: 65_535, maxPixels: 100e6 } } });
  });
});
