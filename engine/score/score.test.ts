import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { corpusFile, NO_CORPUS } from '../../fixtures/corpus.ts';
import { asSharp, paint, photoLike, type RawPicture } from '../../fixtures/pictures.ts';
import { plainScore, SSIMULACRA_2_0 } from '../../fixtures/plain-metric.ts';
import { ssimulacra2 } from '../../proof/benchmark/quality/ssimulacra2.ts';
import { describeWith } from '../../scripts/test/describe-with.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { compileModule } from '../worker/modules.node.ts';
import { type Definition, SSIMULACRA_2_1 } from './definition.ts';
import { compare, prepare } from './score.ts';

// `calc-s2-rust` logs every buffer that it allocates.
console.log = () => {};

const kernel = await compileModule('score');

type Rgb = Pixels & { data: Uint8Array };

async function rgbOf(image: Sharp): Promise<Rgb> {
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height, channels: 3 };
}

async function rgbaOf(image: Sharp): Promise<Rgb> {
  const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height, channels: 4 };
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/** Rows of dark words on white, with a coloured bar above them. */
const screenshot = (width: number, height: number) =>
  paint(width, height, (x, y) => {
    if (y < height / 8) return [24, 90, 188];
    const isInk = y % 12 < 7 && (x * 7 + Math.floor(y / 12) * 13) % 11 < 5 && x % 40 < 33;
    return isInk ? [30, 30, 34] : [250, 250, 252];
  });

/** Flat shapes with sharp edges on a gradient. */
const drawing = (width: number, height: number) =>
  paint(width, height, (x, y) => {
    if (Math.hypot(x - width / 3, y - height / 2) < height / 4) return [230, 60, 40];
    if (Math.abs(x - y) < 3) return [20, 20, 20];
    return [clamp((200 * x) / width), 180, clamp((240 * y) / height)];
  });

const grey = (width: number, height: number) => {
  const { data } = photoLike(width, height, 5);
  return paint(width, height, (x, y) => {
    const value = data[(y * width + x) * 3 + 1] ?? 0;
    return [value, value, value];
  });
};

const KINDS: Record<string, (width: number, height: number) => RawPicture> = {
  photo: (width, height) => photoLike(width, height, 3),
  screenshot,
  drawing,
  grey,
};

/** Odd sizes, sizes below 64, and sizes around those that add a scale. */
const SIZES = [
  [145, 119],
  [113, 131],
  [112, 90],
  [61, 47],
  [8, 33],
] as const;

const ENCODERS: Record<string, (image: Sharp) => Sharp> = {
  'jpeg 60': (image) => image.jpeg({ quality: 60 }),
  'webp 80': (image) => image.webp({ quality: 80 }),
  'palette of 24': (image) => image.png({ palette: true, colours: 24 }),
};

const PAIRS = Object.keys(KINDS).flatMap((kind) =>
  SIZES.flatMap(([width, height]) => Object.keys(ENCODERS).map((encoder) => ({ kind, width, height, encoder }))),
);

async function pairOf({ kind, width, height, encoder }: (typeof PAIRS)[number]): Promise<[Rgb, Rgb]> {
  const raw = KINDS[kind]?.(width, height);
  const encode = ENCODERS[encoder];
  if (!raw || !encode) throw new TypeError(`No ${kind} or ${encoder}`);
  return [await rgbOf(asSharp(raw)), await rgbOf(sharp(await encode(asSharp(raw)).toBuffer()))];
}

const ours = (a: Pixels, b: Pixels, definition = SSIMULACRA_2_1) => prepare(kernel, a, { definition }).score(b);

describe(`${PAIRS.length} pairs`, () => {
  it.each(PAIRS)('$kind of $width × $height in $encoder scores as published', async (terms) => {
    const [a, b] = await pairOf(terms);
    const off = (definition: Definition) => Math.abs(ours(a, b, definition) - plainScore(definition, 'exact', a, b));
    expect(off(SSIMULACRA_2_1)).toBeLessThan(0.1);
    // The older edition amplifies 32-bit rounding in the colours of a grey picture.
    expect(off(SSIMULACRA_2_0)).toBeLessThan(0.5);
  });

  const some = PAIRS.filter(({ encoder }, i) => encoder === 'webp 80' && i % 2 === 0);
  it.each(some)(
    '$kind of $width × $height: with its rounding, the same is what calc-s2-rust computes',
    async (terms) => {
      const [a, b] = await pairOf(terms);
      expect(Math.abs(plainScore(SSIMULACRA_2_0, 'recursive', a, b) - ssimulacra2(a, b))).toBeLessThan(0.75);
    },
  );

  it('and without it, five in six are within half a point of calc-s2-rust', async () => {
    const pairs = await Promise.all(PAIRS.map(pairOf));
    const near = pairs.filter(([a, b]) => Math.abs(ours(a, b, SSIMULACRA_2_0) - ssimulacra2(a, b)) <= 0.5);
    expect(near.length / pairs.length).toBeGreaterThan(5 / 6 - 0.01);
  });
});

describeWith(NO_CORPUS, 'corpus', () => {
  const files = ['flowers.jpeg', 'gradients-rgb8.png', 'photos/demo-device-screen.png', 'gamma_dalai_lama_gray.jpg'];
  it.each(files)('%s scores as published', async (name) => {
    const small = sharp(await (await corpusFile(name)).bytes())
      .flatten()
      .resize(150, 117, { fit: 'fill' });
    const a = await rgbOf(small);
    const b = await rgbOf(
      sharp(
        await sharp(a.data, { raw: { ...a, channels: 3 } })
          .webp({ quality: 85 })
          .toBuffer(),
      ),
    );
    expect(Math.abs(ours(a, b) - plainScore(SSIMULACRA_2_1, 'exact', a, b))).toBeLessThan(0.1);
  });
});

const photo = () => rgbOf(asSharp(photoLike(300, 200, 4)));
const worsened = async (quality: number) =>
  rgbOf(
    sharp(
      await asSharp(photoLike(300, 200, 4))
        .jpeg({ quality })
        .toBuffer(),
    ),
  );

describe('a score', () => {
  it('is 100 for the same picture, and falls with the quality', async () => {
    const reference = prepare(kernel, await photo());
    const scores = [];
    for (const quality of [95, 80, 60, 30]) scores.push(reference.score(await worsened(quality)));
    expect(reference.score(await photo())).toBe(100);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });

  it('does not depend on what was scored before', async () => {
    const candidate = await worsened(60);
    const reference = prepare(kernel, await photo());
    const first = reference.score(candidate);
    reference.score(await worsened(30));
    expect(reference.score(candidate)).toBe(first);
  });

  it('is the same where the reference is too large to be kept', async () => {
    const [a, b] = [await photo(), await worsened(60)];
    const kept = prepare(kernel, a);
    const streamed = prepare(kernel, a, { maxKeptPixels: 0 });
    expect(streamed.score(b)).toBe(kept.score(b));
    expect(streamed.score(b)).toBe(kept.score(b));
  });

  it('refuses a picture of another size', async () => {
    const reference = prepare(kernel, await photo());
    expect(() => reference.score({ data: new Uint8Array(12), width: 2, height: 2, channels: 3 })).toThrow(RangeError);
  });

  it('exists for a picture of a single pixel too', () => {
    const pixel = (value: number): Pixels => ({
      data: new Uint8Array(3).fill(value),
      width: 1,
      height: 1,
      channels: 3,
    });
    const reference = prepare(kernel, pixel(200));
    expect(reference.score(pixel(200))).toBe(100);
    expect(reference.score(pixel(100))).toBeLessThan(90);
  });
});

/** A picture that becomes transparent from left to right, with hidden colours there. */
async function faded(hidden: number): Promise<Rgb> {
  const { data, width, height } = photoLike(160, 120, 6);
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const alpha = Math.max(0, 255 - Math.floor(((i % width) * 320) / width));
    rgba.set(alpha === 0 ? [hidden, hidden, hidden, 0] : [...data.subarray(i * 3, i * 3 + 3), alpha], i * 4);
  }
  return { data: rgba, width, height, channels: 4 };
}

const onGround = ({ data, width, height }: Rgb, ground: number): Rgb => ({
  data: Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const [pixel, channel] = [Math.floor(i / 3), i % 3];
    const alpha = data[pixel * 4 + 3] ?? 0;
    return Math.floor(((data[pixel * 4 + channel] ?? 0) * alpha + ground * (255 - alpha) + 127) / 255);
  }),
  width,
  height,
  channels: 3,
});

describe('transparency', () => {
  it('is judged on a dark and a bright background, and the worse score counts', async () => {
    const a = await faded(0);
    const { data, width, height } = a;
    const b = await rgbaOf(
      sharp(
        await sharp(data, { raw: { width, height, channels: 4 } })
          .webp({ quality: 70, alphaQuality: 20 })
          .toBuffer(),
      ),
    );
    const on = (ground: number) => ours(onGround(a, ground), onGround(b, ground));
    expect(ours(a, b)).toBeCloseTo(Math.min(on(26), on(230)), 1);
    expect(Math.abs(on(26) - on(230))).toBeGreaterThan(0.5);
  });

  it('hides the colours of transparent pixels', async () => {
    expect(ours(await faded(0), await faded(255))).toBe(100);
  });

  it('without transparent pixels changes nothing', async () => {
    const [a, b] = [await photo(), await worsened(60)];
    const opaque = (rgb: Rgb) => rgbaOf(sharp(rgb.data, { raw: { ...rgb, channels: 3 } }));
    expect(ours(await opaque(a), await opaque(b))).toBe(ours(a, b));
    expect(ours(a, await opaque(b))).toBe(ours(a, b));
  });

  it('that only the candidate has is detected', async () => {
    const a = await faded(0);
    expect(ours(onGround(a, 26), a)).toBeLessThan(50);
  });
});

describe('a map', () => {
  it('shows where the difference is', async () => {
    const a = await photo();
    const data = a.data.slice();
    // A square of noise within the block of the third column and the second row.
    for (let y = 40; y < 56; y++)
      for (let x = 72; x < 88; x++) data[(y * a.width + x) * 3 + 1] = (x * 97 + y * 57) % 256;
    const { columns, rows, scores } = prepare(kernel, a).map({ ...a, data });
    expect([columns, rows, scores.length]).toEqual([10, 7, 70]);
    expect(scores.indexOf(Math.min(...scores))).toBe(columns + 2);
    expect(scores[scores.length - 1]).toBeGreaterThan(95);
  });

  it('can be cancelled', async () => {
    const picture = await rgbOf(asSharp(drawing(64, 64)));
    let calls = 0;
    const giveUp = () => {
      calls += 1;
      if (calls === 10) throw new Error('enough');
    };
    expect(() => compare(kernel, picture, picture, giveUp)).toThrow('enough');
    expect(calls).toBe(10);
  });

  it('is 100 everywhere for the same picture', async () => {
    const a = await photo();
    expect(new Set(prepare(kernel, a).map(a).scores)).toEqual(new Set([100]));
  });
});
