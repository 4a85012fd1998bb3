import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paint, noise as random } from '../../../../fixtures/pictures.ts';
import { readJpeg } from '../../../../fixtures/read-jpeg.ts';
import { usedMemory } from '../../../../fixtures/used-memory.ts';
import { pixelsByImageMagick } from '../../../../scripts/machine/image-magick.ts';
import { needed } from '../../../../scripts/machine/tool.ts';
import type { Pixels } from '../../../pixels/pixels.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { encodeJpeg as encode, type JpegOptions } from './encode.ts';
import type { JpegPixels } from './pixels.ts';

const module = await compileModule('jpeg');
const encodeJpeg = (picture: JpegPixels, options: JpegOptions) => encode(module, picture, options);

const SUBSAMPLINGS = ['grey', '4:2:0', '4:4:4'] as const;

/** Gradients with noise of this amplitude. */
function picture(width: number, height: number, noise: number, seed = 1): Pixels {
  const next = random(seed);
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const value of [(255 * x) / width, (255 * y) / height, 128]) data[i++] = value + noise * (next() - 0.5);
    }
  }
  return { data, width, height, channels: 3 };
}

async function opened(bytes: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: false })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  return { data, width: info.width, height: info.height };
}

/** Returns the root mean square error, of 255. */
function difference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return Math.sqrt(sum / a.length);
}

it.each([
  [1, 1],
  [7, 9],
  [8, 8],
  [16, 16],
  [17, 33],
  [100, 3],
  [65_500, 1],
  [1, 65_500],
])('encodes %i × %i pixels, which decode to the same size', async (width, height) => {
  const source = picture(width, height, 0);
  for (const subsampling of SUBSAMPLINGS) {
    const seen = await opened(encodeJpeg(source, { scale: 0.1, subsampling }));
    expect([seen.width, seen.height]).toEqual([width, height]);
    if (subsampling === '4:4:4') expect(difference(seen.data, source.data)).toBeLessThan(3);
  }
});

it.for(SUBSAMPLINGS)('decodes alike in sharp and ImageMagick, %s', async (subsampling, { skip }) => {
  const magick = needed('imageMagick', skip);
  for (const [width, height, scale] of [
    [1, 1, 1],
    [31, 17, 0.02],
    [64, 48, 0.3],
    [97, 65, 1],
    [130, 75, 20],
  ] as const) {
    const bytes = encodeJpeg(picture(width, height, 80), { scale, subsampling });
    const other = pixelsByImageMagick(magick, bytes);
    const { data } = await opened(bytes);
    expect(other.length).toBe(data.length);
    expect(difference(other, data)).toBeLessThan(0.5);
  }
});

it.each(SUBSAMPLINGS)(
  'decodes to the same pixels from a baseline file as from a progressive one, %s',
  async (subsampling) => {
    for (const [width, height] of [
      [1, 1],
      [17, 9],
      [33, 50],
      [120, 90],
    ] as const) {
      const source = picture(width, height, 100);
      const progressive = encodeJpeg(source, { scale: 0.4, subsampling, progressive: true });
      const baseline = encodeJpeg(source, { scale: 0.4, subsampling, progressive: false });
      expect(await sharp(baseline).metadata()).toMatchObject({ isProgressive: false });
      expect((await opened(baseline)).data).toEqual((await opened(progressive)).data);
    }
  },
);

it.for(SUBSAMPLINGS)('decodes to the same pixels from both in ImageMagick, %s', async (subsampling, { skip }) => {
  const magick = needed('imageMagick', skip);
  const source = picture(33, 50, 100);
  const shown = (progressive: boolean) =>
    pixelsByImageMagick(magick, encodeJpeg(source, { scale: 0.4, subsampling, progressive }));
  expect(shown(false)).toEqual(shown(true));
});

it('preserves nearly everything with quantisation steps of 1, including noise', async () => {
  const source = picture(120, 90, 200);
  const seen = await opened(encodeJpeg(source, { scale: 0.01, subsampling: '4:4:4' }));
  expect(difference(seen.data, source.data)).toBeLessThan(1.5);
});

it('encodes valid files with any settings, whatever the memory held before', async () => {
  const used = usedMemory();
  const next = random(7);
  for (let i = 0; i < 300; i++) {
    const [width, height] = [1 + Math.floor(next() * 90), 1 + Math.floor(next() * 90)];
    const options: JpegOptions = {
      scale: 10 ** (next() * 6 - 3.5),
      subsampling: SUBSAMPLINGS[i % 3] ?? '4:4:4',
      progressive: i % 4 > 0,
    };
    const source = picture(width, height, next() < 0.3 ? 0 : next() * 600, i);
    const bytes = encodeJpeg(source, options);
    expect(used.lend((memory) => encodeJpeg(source, { ...options, memory }))).toEqual(bytes);
    const seen = await opened(bytes);
    expect([seen.width, seen.height]).toEqual([width, height]);
    expect(readJpeg(bytes)).toMatchObject({ width, height, progressive: options.progressive });
  }
});

/** A chequered pattern of two colours. */
const squares = (side: number, one: readonly [number, number, number], other: readonly [number, number, number]) => ({
  ...paint(128, 64, (x, y) => (((x / side) ^ (y / side)) & 1 ? one : other)),
  channels: 3 as const,
});
const [BLACK, WHITE] = [
  [0, 0, 0],
  [255, 255, 255],
] as const;

it.each([
  [1, BLACK, WHITE],
  [4, BLACK, WHITE],
  [8, BLACK, WHITE],
  // Sharpening of subsampled chroma takes these outside the range of samples.
  [2, [0, 0, 255], [255, 255, 0]],
  [16, [0, 0, 255], [255, 255, 0]],
  [16, [255, 0, 0], [0, 255, 255]],
] as const)(
  'has a code for each coefficient of squares of %i pixels with the largest contrast',
  async (side, one, other) => {
    const source = squares(side, one, other);
    for (const subsampling of SUBSAMPLINGS) {
      for (const progressive of [false, true]) {
        const bytes = encodeJpeg(source, { scale: 0.0005, subsampling, progressive });
        expect(() => readJpeg(bytes)).not.toThrow();
        if (subsampling === '4:4:4' || one === BLACK) {
          expect(difference((await opened(bytes)).data, source.data)).toBeLessThan(1.5);
        }
      }
    }
  },
);

it('splits an end-of-band run that is longer than one symbol can encode', async () => {
  const [width, height] = [40_000, 64];
  const source = { data: new Uint8Array(width * height * 3).fill(90), width, height, channels: 3 } as const;
  const bytes = encodeJpeg(source, { scale: 1, subsampling: '4:4:4', progressive: true });
  expect(readJpeg(bytes)).toMatchObject({ longestRun: 0x7fff, scans: 5 });
  expect(difference((await opened(bytes)).data, source.data)).toBeLessThan(2);
});

it('is larger and has a smaller error with smaller quantisation steps', async () => {
  const source = picture(200, 150, 60);
  const results = await Promise.all(
    [2, 1, 0.5, 0.25].map(async (scale) => {
      const bytes = encodeJpeg(source, { scale, subsampling: '4:2:0' });
      return { size: bytes.length, off: difference((await opened(bytes)).data, source.data) };
    }),
  );
  for (const [i, { size, off }] of results.entries()) {
    const coarser = results[i - 1];
    if (!coarser) continue;
    expect(size).toBeGreaterThan(coarser.size);
    expect(off).toBeLessThan(coarser.off);
  }
});

it('ignores the fourth channel', async () => {
  const source = picture(40, 30, 20);
  const data = new Uint8Array(40 * 30 * 4).map((_, i) =>
    i % 4 === 3 ? 7 : (source.data[(i >> 2) * 3 + (i % 4)] ?? 0),
  );
  const options = { scale: 0.5, subsampling: '4:2:0' } as const;
  expect(encodeJpeg({ ...source, data, channels: 4 }, options)).toEqual(encodeJpeg(source, options));
});

it.each([
  { width: 0 },
  // libjpeg rejects sides above 65,500.
  { width: 65_501, height: 1, data: new Uint8Array(65_501 * 3) },
  { width: Number.NaN },
  { height: 2.5 },
  { scale: 0 },
  { scale: -1 },
  { scale: Number.NaN },
  { scale: Number.POSITIVE_INFINITY },
  { channels: 2 },
  { data: new Uint8Array(74) },
])('refuses %o', (wrong) => {
  const { scale = 1, ...shape } = { width: 5, height: 5, channels: 3, data: new Uint8Array(75), ...wrong };
  expect(() => encodeJpeg(shape as JpegPixels, { scale, subsampling: '4:2:0' })).toThrow(RangeError);
});
