import sharp, { type TiffOptions } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { animatedAvif, repeatingGif } from '../../fixtures/animation.ts';
import { flatPixelsOf, meanDifference, pixelsOf, quadrantsDeviation } from '../../fixtures/compare.ts';
import { withExif } from '../../fixtures/exif.ts';
import { type FixtureName, fixture, QUADRANTS } from '../../fixtures/index.ts';
import { asSharp, BLUE, GREEN, photoLike, RED, YELLOW } from '../../fixtures/pictures.ts';
import { readApng } from '../../fixtures/read-apng.ts';
import { handmadeTiff, withLostStrip } from '../../fixtures/tiff.ts';
import { createEngine, type Recipe, type Result, type WritableId } from '../node.ts';

/*
 * Rare, odd or damaged files on one worker: a correct picture, or an error for the problem of the file, whatever files
 * came before.
 */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const fileOf = (bytes: Uint8Array, name = 'odd') => new File([new Uint8Array(bytes)], name);
const toFormat = (bytes: Uint8Array, format: WritableId): Promise<Result> =>
  engine.run(fileOf(bytes), { edits: [], output: { aim: 'encode', format } });
const asPng = async (bytes: Uint8Array) => new Uint8Array(await (await toFormat(bytes, 'png')).blob.arrayBuffer());

const PHOTO = { width: 200, height: 140 };
const rgb = new Uint8Array(32 * 16 * 3).map((_, i) => i % 251);
const SMALL = { width: 32, height: 16, data: [rgb] };
const TILE = { width: 32, height: 16 };

/** Removes the first segment of a marker. */
function withoutSegment(jpeg: Buffer, marker: number): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, marker]));
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

describe('a TIFF', () => {
  const WRITTEN = {
    uncompressed: { compression: 'none' },
    JPEG: { compression: 'jpeg', quality: 90 },
    Deflate: { compression: 'deflate' },
    PackBits: { compression: 'packbits' },
    LZW: { compression: 'lzw' },
    WebP: { compression: 'webp', quality: 90 },
    'Group 4': { compression: 'ccittfax4', bitdepth: 1 },
  } as const satisfies Record<string, TiffOptions>;

  for (const [compression, options] of Object.entries(WRITTEN)) {
    for (const tile of [false, true]) {
      for (const alpha of [false, true]) {
        const title = `${compression} in ${tile ? 'tiles' : 'strips'}${alpha ? ', transparent' : ''}`;
        // Group 4 supports black and white only.
        if (alpha && compression === 'Group 4') continue;
        it(`equals sharp’s picture: ${title}`, async () => {
          const photo = asSharp(photoLike(PHOTO.width, PHOTO.height, 5));
          const picture =
            compression === 'Group 4' ? photo.toColourspace('b-w') : alpha ? photo.ensureAlpha(0.5) : photo;
          const bytes = await picture.tiff({ ...options, tile, tileWidth: 64, tileHeight: 64 }).toBuffer();
          const made = await asPng(bytes);
          expect(meanDifference(await flatPixelsOf(made), await flatPixelsOf(bytes))).toBeLessThan(0.01);
          expect((await sharp(made).metadata()).hasAlpha).toBe((await sharp(bytes).metadata()).hasAlpha);
        });
      }
    }
  }

  /** Compressions of ImageMagick and others that this build of libtiff cannot decode. */
  const UNKNOWN = {
    'old-style JPEG': 6,
    JBIG: 34_661,
    LERC: 34_887,
    LZMA: 34_925,
    Zstandard: 50_000,
    'JPEG XL': 50_002,
  };
  for (const [name, compression] of Object.entries(UNKNOWN)) {
    for (const tile of [undefined, TILE]) {
      it(`is not supported with ${name} in ${tile ? 'tiles' : 'strips'}`, async () => {
        const bytes = handmadeTiff({ ...SMALL, compression, ...(tile && { tile }) });
        await expect(toFormat(bytes, 'png')).rejects.toMatchObject({ code: 'unsupported' });
      });
    }
  }

  it('is not supported with tiles of separate planes, but with such strips', async () => {
    const planes = [0, 1, 2].map((band) => rgb.filter((_, i) => i % 3 === band));
    const made = await asPng(handmadeTiff({ ...SMALL, data: planes, separate: true }));
    expect((await pixelsOf(made)).data).toEqual(Buffer.from(rgb));
    const tiled = handmadeTiff({ ...SMALL, data: planes, separate: true, tile: TILE });
    await expect(toFormat(tiled, 'png')).rejects.toMatchObject({ code: 'unsupported' });
  });

  it.each([
    ['whose strip is elsewhere', withLostStrip(handmadeTiff(SMALL))],
    ['whose strip is no LZW', handmadeTiff({ ...SMALL, compression: 5 })],
    ['whose strip is no Deflate', handmadeTiff({ ...SMALL, compression: 8 })],
    ['whose strip is no JPEG', handmadeTiff({ ...SMALL, compression: 7 })],
    ['whose strip is no WebP', handmadeTiff({ ...SMALL, compression: 50_001 })],
    ['whose tile is no LZW', handmadeTiff({ ...SMALL, compression: 5, tile: TILE })],
    ['whose tile is no Deflate', handmadeTiff({ ...SMALL, compression: 8, tile: TILE })],
    ['whose tile is no JPEG', handmadeTiff({ ...SMALL, compression: 7, tile: TILE })],
    ['whose tile is no WebP', handmadeTiff({ ...SMALL, compression: 50_001, tile: TILE })],
  ])('%s is damaged', async (_claim, bytes) => {
    await expect(toFormat(bytes, 'png')).rejects.toMatchObject({ code: 'unreadable' });
  });

  /** L*, a* and b* of the quadrants' sRGB colours (CIE 15, D65). */
  const LAB = [
    [53.2, 80.1, 67.2],
    [57.2, -60.8, 58.7],
    [32.3, 79.2, -107.9],
    [88.2, -4.4, 88],
  ] as const;
  const ENCODINGS = { CIELab: { photometric: 8, zero: 0 }, ICCLab: { photometric: 9, zero: 128 } };

  it.each(Object.entries(ENCODINGS))('in 8-bit %s has the right colours', async (_name, { photometric, zero }) => {
    const { width, height } = QUADRANTS;
    const data = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const quadrant = y < height / 2 ? (x < width / 2 ? 0 : 1) : x < width / 2 ? 3 : 2;
        const [lightness, a, b] = LAB[quadrant] ?? [0, 0, 0];
        data.set([Math.round(lightness * 2.55), Math.round(a + zero), Math.round(b + zero)], (y * width + x) * 3);
      }
    }
    const bytes = handmadeTiff({ width, height, data: [data], photometric });
    expect(await engine.probe(fileOf(bytes))).toMatchObject({ colour: 'lab', wideGamut: true, depth: 8, alpha: false });
    const pixels = await pixelsOf(await asPng(bytes));
    expect(quadrantsDeviation(pixels, [RED, GREEN, BLUE, YELLOW])).toBeLessThanOrEqual(6);
  });
});

it('an animation of hundreds of frames keeps their order', async () => {
  const side = 8;
  const count = 450;
  const shadeOf = (frame: number) => (frame * 7) % 256;
  const data = Buffer.concat(Array.from({ length: count }, (_, i) => Buffer.alloc(side * side * 3, shadeOf(i))));
  const raw = { width: side, height: side * count, channels: 3, pageHeight: side } as const;
  const bytes = await sharp(data, { raw }).webp({ lossless: true }).toBuffer();
  const recipe: Recipe = {
    edits: [{ do: 'resize', width: 4 }],
    output: { aim: 'encode', format: 'webp', lossless: true },
  };
  const result = await engine.run(fileOf(bytes), recipe);
  expect(result).toMatchObject({ frames: count, width: 4, height: 4 });
  const made = await flatPixelsOf(new Uint8Array(await result.blob.arrayBuffer()), { animated: true });
  expect(made.height).toBe(4 * count);
  const shades = Array.from({ length: count }, (_, i) => made.data[i * 4 * 4 * 3]);
  expect(shades).toEqual(Array.from({ length: count }, (_, i) => shadeOf(i)));
});

describe('a damaged JPEG', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'without a table that its scan needs is unreadable, converted to %s',
    async (format) => {
      const bytes = withoutSegment(await fixture('quadrants.jpg'), 0xdb);
      await expect(toFormat(bytes, format)).rejects.toMatchObject({
        code: 'unreadable',
        message: 'Failed to load image',
        cause: { message: expect.stringMatching(/Quantization table/) },
      });
    },
  );

  it('is refused by a search for a size', async () => {
    const bytes = withoutSegment(await fixture('photo-1200.jpg'), 0xdb);
    const output = { format: 'same', aim: 'size', bytes: 20_000, tolerance: 0.05 } as const;
    await expect(engine.run(fileOf(bytes), { edits: [], output })).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('a JPEG with stray bytes after its metadata', () => {
  const PLACE = 'Picwright test camera';

  async function strayed(name: FixtureName): Promise<Buffer> {
    const photo = withExif(await fixture(name), { place: { latitude: 48, longitude: 16 } });
    const end = 4 + photo.readUInt16BE(4);
    return Buffer.concat([photo.subarray(0, end), Buffer.alloc(16, 0x20), photo.subarray(end)]);
  }

  it.each([
    ['without an aim', { aim: 'encode', format: 'same', quality: 100 }],
    ['at a quality', { format: 'same', aim: 'compress', metadata: 'strip', quality: 75 }],
    [
      'at a size that the file meets',
      { format: 'same', aim: 'size', metadata: 'strip', bytes: 2_000_000, tolerance: 0.05 },
    ],
    [
      'at a size that the file does not meet',
      { format: 'same', aim: 'size', metadata: 'strip', bytes: 50_000, tolerance: 0.05 },
    ],
  ] as const)('is encoded again, without metadata, %s', async (_aim, output) => {
    for (const name of ['photo-1200.jpg', 'tiny.jpg'] as const) {
      const bytes = await strayed(name);
      expect(bytes.includes(PLACE)).toBe(true);
      const { blob, ...result } = await engine.run(fileOf(bytes), { edits: [], output });
      const made = Buffer.from(await blob.arrayBuffer());
      expect(made.includes(PLACE)).toBe(false);
      expect(await sharp(made).metadata()).toMatchObject({ width: result.width, height: result.height });
    }
  });

  it('is returned unchanged if its metadata may stay', async () => {
    const bytes = await strayed('tiny.jpg');
    const output = { format: 'same', aim: 'compress', quality: 75, metadata: 'keep' } as const;
    const { blob, notes } = await engine.run(fileOf(bytes), { edits: [], output });
    expect(notes).toEqual([{ code: 'left-as-it-is', why: 'small' }]);
    expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true);
  });
});

describe('a photo of 108 megapixels', () => {
  it('is resized, although it exceeds the limit for memory', async () => {
    const black = { create: { width: 12_000, height: 9000, channels: 3, background: '#204080' } } as const;
    const photo = await sharp({ ...black, limitInputPixels: false })
      .jpeg()
      .toBuffer();
    const edits = [{ do: 'resize' as const, width: 2000 }];
    const { blob, backend } = await engine.run(fileOf(photo), { edits, output: { aim: 'encode', format: 'jpeg' } });
    const pixels = await pixelsOf(new Uint8Array(await blob.arrayBuffer()));
    expect([pixels.width, pixels.height, backend]).toEqual([2000, 1500, 'vips']);
    expect(quadrantsDeviation(pixels, Array(4).fill([0x20, 0x40, 0x80]))).toBeLessThanOrEqual(2);
    await expect(toFormat(photo, 'jpeg')).rejects.toMatchObject({ code: 'too-large' });
    const preview = await engine.preview(fileOf(photo), { maxSide: 320 });
    expect(await sharp(new Uint8Array(await preview.arrayBuffer())).metadata()).toMatchObject({ width: 320 });
  });
});

describe('an animation whose frames repeat', () => {
  it.each(['webp', 'gif', 'png'] as const)('reports the number of frames in the %s', async (format) => {
    const result = await toFormat(await repeatingGif(), format);
    const bytes = new Uint8Array(await result.blob.arrayBuffer());
    const { pages = (await readApng(bytes))?.frames.length ?? 1 } = await sharp(bytes, { pages: -1 }).metadata();
    expect(result.frames).toBe(pages);
  });
});

describe('an error', () => {
  it('contains nothing of the job before', async () => {
    const planes = [0, 1, 2].map((band) => rgb.filter((_, i) => i % 3 === band));
    const tiled = handmadeTiff({ ...SMALL, data: planes, separate: true, tile: TILE });
    const failure = () =>
      toFormat(tiled, 'png').then(
        () => expect.fail('it was read'),
        ({ code, cause }) => ({ code, detail: cause.message }),
      );
    const alone = await failure();
    // Bytes before a marker are skipped with a warning, not an error.
    const jpeg = await fixture('photo-1200.jpg');
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    await toFormat(Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(16, 0x20), jpeg.subarray(scan)]), 'png');
    expect(await failure()).toEqual(alone);
  });
});

describe('an AVIF sequence', () => {
  it('is read as its still image, which is reported', async () => {
    const bytes = await animatedAvif();
    expect(await engine.probe(fileOf(bytes))).toMatchObject({ format: 'avif', width: 32, height: 24, stilled: true });
    const result = await toFormat(bytes, 'png');
    expect(result).toMatchObject({ width: 32, height: 24, frames: 1 });
    expect(result.plan.losses).toContain('animation');
    const { data } = await pixelsOf(new Uint8Array(await result.blob.arrayBuffer()));
    expect([...data.subarray(0, 3)].map((sample) => Math.round(sample / 32))).toEqual([8, 0, 0]);
  });

  it('without a still image is not supported', async () => {
    const bytes = await animatedAvif();
    bytes.write('free', bytes.indexOf('meta'), 'latin1');
    await expect(toFormat(bytes, 'png')).rejects.toMatchObject({ code: 'unsupported' });
  });
});

describe('a drawing', () => {
  const drawn = (attributes: string, content: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
  const isPainted = async (bytes: Uint8Array, places: readonly (readonly [x: number, y: number])[]) => {
    const { data, width, channels } = await pixelsOf(await asPng(bytes));
    return places.map(([x, y]) => (data[(y * width + x) * channels + 3] ?? 0) > 128);
  };

  it.each([
    ['1in', '72pt'],
    ['25.4mm', '2.54cm'],
    ['6pc', '96px'],
  ])('of %s by %s has 96 pixels per side, as in browsers', async (width, height) => {
    const svg = drawn(`width="${width}" height="${height}"`, '<rect width="12.7mm" height="36pt" fill="red"/>');
    expect(await engine.probe(fileOf(svg))).toMatchObject({ width: 96, height: 96 });
    expect(
      await isPainted(svg, [
        [46, 46],
        [50, 46],
        [46, 50],
      ]),
    ).toEqual([true, false, false]);
    const larger = await engine.run(fileOf(svg), {
      edits: [{ do: 'resize', width: 192, enlarge: true }],
      output: { aim: 'encode', format: 'png' },
    });
    const { data } = await pixelsOf(new Uint8Array(await larger.blob.arrayBuffer()));
    expect([94, 98].map((x) => (data[(94 * 192 + x) * 4 + 3] ?? 0) > 128)).toEqual([true, false]);
  });

  it('turns a clip path with its element (CSS Masking, clipPathUnits)', async () => {
    // The left half of the square, which is at the top after a quarter turn to the right.
    const clip = '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="0.5" height="1"/></clipPath>';
    const square = '<rect width="80" height="80" clip-path="url(#c)" transform="translate(90 10) rotate(90)"/>';
    const svg = drawn('width="100" height="100"', `${clip}${square}`);
    expect(
      await isPainted(svg, [
        [20, 20],
        [80, 20],
        [50, 45],
        [20, 80],
        [80, 80],
      ]),
    ).toEqual([...[true, true, true], ...[false, false]]);
  });
});
