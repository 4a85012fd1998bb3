import { deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asSharp, noise, photoLike } from '../../../../fixtures/pictures.ts';
import type { Pixels, Samples } from '../../../pixels/pixels.ts';
import { compare } from '../../../score/score.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { type Indexed, inFewerColours, reduced as reducedBy } from './reduced.ts';

const [metric, kernel] = await Promise.all([compileModule('score'), compileModule('png')]);
const reduced = (samples: Samples, count: number): Indexed => reducedBy(kernel, samples, count);

const samplesOf = (width: number, height: number, at: (x: number, y: number) => readonly number[]): Samples => {
  const channels = at(0, 0).length as Samples['channels'];
  const data = new Uint8Array(width * height * channels);
  for (let i = 0; i < width * height; i++) data.set(at(i % width, Math.floor(i / width)), i * channels);
  return { data, width, height, channels };
};

const colourAt = ({ palette, indices }: Indexed, pixel: number): number[] => {
  const colour = palette[indices[pixel] ?? 0] ?? 0;
  return [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255, colour >>> 24];
};

async function photo(): Promise<Samples> {
  const { data, info } = await asSharp(photoLike(240, 160)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}

/** Toolbars and a button, flat, with noise beside them. */
function screenshot(): Samples {
  const random = noise(3);
  return samplesOf(200, 100, (x, y) => {
    if (x >= 100) return [255 * random(), 255 * random(), 255 * random()].map(Math.round);
    if (y < 20) return [36, 41, 47];
    return x > 10 && x < 30 && y > 40 && y < 50 ? [209, 36, 47] : [246, 248, 250];
  });
}

/** The mean squared difference of the colours. */
function errorOf({ data, channels }: Samples, made: Indexed): number {
  let sum = 0;
  for (let i = 0; i < made.indices.length; i++) {
    const colour = colourAt(made, i);
    for (let d = 0; d < 3; d++) sum += ((colour[d] ?? 0) - (data[i * channels + d] ?? 0)) ** 2;
  }
  return sum / data.length;
}

describe('the number of colours', () => {
  it.each([2, 3, 16, 100, 255, 256])('is at most %i, and nearly that for a photo', async (count) => {
    const { palette, indices } = reduced(await photo(), count);
    expect(palette.length).toBeLessThanOrEqual(count);
    expect(palette.length).toBeGreaterThan(0.9 * count - 1);
    expect(new Set(indices).size).toBe(palette.length);
  });

  it('lowers the error as it rises', async () => {
    const picture = await photo();
    const errors = [4, 8, 16, 32, 64, 128, 256].map((count) => errorOf(picture, reduced(picture, count)));
    expect(errors).toEqual(errors.toSorted((one, other) => other - one));
  });

  it('of more than 65,536 is reduced too', () => {
    const all = samplesOf(512, 512, (x, y) => [x >> 1, y >> 1, ((x & 1) << 7) | ((y & 1) << 6)]);
    expect(reduced(all, 256).palette.length).toBe(256);
    expect(errorOf(all, reduced(all, 256))).toBeLessThan(300);
  });
});

/** Libvips's quantiser is the one that sharp has too. */
it.each([16, 256])('scores higher than libvips with %i colours and no dithering', async (colours) => {
  const picture = (await photo()) as Pixels;
  const { width, height } = picture;
  const made = reduced(picture, colours);
  const ours = Uint8Array.from(
    { length: picture.data.length },
    (_, i) => colourAt(made, Math.floor(i / 3))[i % 3] ?? 0,
  );
  const raw = { width, height, channels: 3 } as const;
  const png = await sharp(picture.data, { raw }).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
  const theirs = await sharp(png).removeAlpha().raw().toBuffer();
  const [mine, other] = [ours, theirs].map((data) => compare(metric, picture, { ...picture, data }).score);
  expect(mine).toBeGreaterThan(other ?? 100);
});

describe('colours stay exact', () => {
  it('in a picture with no more colours', () => {
    const few = samplesOf(64, 64, (x, y) => [4 * (x >> 2), 255 - 16 * (y >> 4), 7]);
    const made = reduced(few, 64);
    expect(made.palette).toHaveLength(64);
    expect(errorOf(few, made)).toBe(0);
  });

  it('in flat areas beside noise', () => {
    const picture = screenshot();
    const made = reduced(picture, 16);
    for (let i = 0; i < made.indices.length; i++) {
      if (i % 200 < 100) expect(colourAt(made, i).slice(0, 3)).toEqual([...picture.data.subarray(3 * i, 3 * i + 3)]);
    }
  });
});

describe('alpha', () => {
  const faded = samplesOf(256, 16, (x, y) => [200, 16 * y, 30, x]);

  it('of all invisible pixels is one colour, translucent colours come before opaque ones', () => {
    const { palette, indices } = reduced(faded, 64);
    const alphas = Array.from(palette, (colour) => colour >>> 24);
    expect(palette[indices[0] ?? 0]).toBe(0);
    expect(alphas.lastIndexOf(255)).toBe(alphas.length - 1);
    const firstOpaque = alphas.indexOf(255);
    expect(alphas.slice(firstOpaque).every((alpha) => alpha === 255)).toBe(true);
  });

  it('is kept within a few steps', () => {
    const made = reduced(faded, 256);
    for (let i = 0; i < made.indices.length; i++)
      expect(Math.abs((colourAt(made, i)[3] ?? 0) - (i % 256))).toBeLessThan(12);
  });
});

it.each([1, 2] as const)('a grey picture with %i channels stays grey', (channels) => {
  const grey = samplesOf(256, 4, (x) => [x, 255].slice(0, channels));
  const { palette } = reduced(grey, 16);
  expect(palette).toHaveLength(16);
  for (const colour of palette)
    expect([(colour >>> 8) & 255, (colour >>> 16) & 255]).toEqual([colour & 255, colour & 255]);
});

describe('fewer colours without indices', () => {
  it('are those of the palette up to 256', async () => {
    const picture = await photo();
    const { palette, indices } = reduced(picture, 100);
    const { data } = inFewerColours(kernel, picture, 100);
    for (let i = 0; i < indices.length; i++) {
      const colour = palette[indices[i] ?? 0] ?? 0;
      expect([...data.subarray(3 * i, 3 * i + 3)]).toEqual([colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255]);
    }
  });

  it.each([300, 1000, 8192])('are at most %i, and nearer to the picture than fewer ones', async (count) => {
    const picture = await photo();
    const [fewer, more] = [count / 2, count].map((most) => inFewerColours(kernel, picture, most));
    const coloursOf = ({ data }: Samples) =>
      new Set(Array.from({ length: data.length / 3 }, (_, i) => data.subarray(3 * i, 3 * i + 3).join()));
    expect(coloursOf(more as Samples).size).toBeLessThanOrEqual(count);
    const errorOf = ({ data }: Samples) =>
      Array.from(data).reduce((sum, value, i) => sum + (value - (picture.data[i] ?? 0)) ** 2, 0);
    expect(errorOf(more as Samples)).toBeLessThan(0.8 * errorOf(fewer as Samples));
  });

  it.each([1, 2, 4] as const)('keep %i channels', (channels) => {
    const picture = samplesOf(64, 4, (x, y) => [4 * x, 60 * y, 9, 255 - x].slice(4 - channels));
    const made = inFewerColours(kernel, picture, 8192);
    expect([...made.data]).toEqual([...picture.data]);
  });
});

it('survives memory that grows between its steps', () => {
  for (const height of [449, 451, 452]) {
    let pixel = 0;
    const many = samplesOf(500, height, () => {
      const colour = Math.imul(pixel++ % 40_000, 2_654_435_761) & 0xffffff;
      return [colour & 255, (colour >> 8) & 255, colour >> 16];
    });
    expect(reduced(many, 16).palette).toHaveLength(16);
  }
});

it('returns the same for the same picture', async () => {
  const [one, other] = [reduced(await photo(), 64), reduced(await photo(), 64)];
  expect([one.palette, one.indices]).toEqual([other.palette, other.indices]);
});

describe('packed rows', () => {
  const EFFORTS = ['draft', 'quick', 'usual', 'best'] as const;

  it.each([2, 4, 16, 200])('of at most %i colours are those of the indices, without filters', async (count) => {
    const picture = await photo();
    const { indices, pack } = reduced(picture, count);
    for (const effort of EFFORTS) {
      const { bitDepth, rows } = reduced(picture, count).pack(effort);
      expect(pixelsOf(inflateSync(rows), picture.width, bitDepth)).toEqual([...indices]);
    }
    expect(pack('usual')).toEqual(reduced(picture, count).pack('usual'));
  });

  it('of letters on wide empty lines repeat earlier letters', () => {
    const random = noise(5);
    const [width, height, line] = [1200, 480, 16];
    /** Letters of 7 × 9 pixels in a few greys. */
    const letters = Array.from({ length: 20 }, () => Array.from({ length: 63 }, () => 60 * Math.floor(5 * random())));
    const words = Array.from({ length: height / line }, () =>
      Array.from({ length: 6 }, () => ({ left: Math.floor(150 * random()), letter: Math.floor(20 * random()) })),
    );
    const page = samplesOf(width, height, (x, y) => {
      const word = words[Math.floor(y / line)]?.[Math.floor(x / 200)];
      const [column, row] = [(x % 200) - (word?.left ?? 0), y % line];
      const grey = column >= 0 && column < 7 && row < 9 ? (letters[word?.letter ?? 0]?.[7 * row + column] ?? 0) : 250;
      return [grey, grey, grey];
    });
    const packed = reduced(page, 200).pack('usual').rows;
    expect(packed.length).toBeLessThan(0.98 * deflateSync(inflateSync(packed), { level: 9 }).length);
  });

  it('are smaller with more effort, and smaller than those of zlib', () => {
    const picture = screenshot();
    const sizes = EFFORTS.map((effort) => reduced(picture, 256).pack(effort).rows.length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    const { rows } = reduced(picture, 256).pack('usual');
    expect(rows.length).toBeLessThan(deflateSync(inflateSync(rows), { level: 9 }).length);
  });

  it.each([
    ['of one pixel', 1, 1],
    ['of one column', 1, 500],
    ['of several segments of the compressor', 700, 600],
  ])('%s are complete', (_, width, height) => {
    const random = noise(5);
    const picture = samplesOf(width, height, () => [255 * random(), 64 * Math.floor(4 * random()), 0].map(Math.round));
    const { indices, pack } = reduced(picture, 256);
    const { bitDepth, rows } = pack('usual');
    expect(pixelsOf(inflateSync(rows), width, bitDepth)).toEqual([...indices]);
  });
});

/** Reads rows as a PNG stores them. */
function pixelsOf(rows: Uint8Array, width: number, bitDepth: number): number[] {
  const bytes = Math.ceil((width * bitDepth) / 8) + 1;
  const found: number[] = [];
  for (let at = 0; at < rows.length; at += bytes) {
    expect(rows[at]).toBe(0);
    for (let bit = 0; bit < width * bitDepth; bit += bitDepth) {
      const byte = rows[at + 1 + (bit >> 3)] ?? 0;
      found.push((byte >> (8 - bitDepth - (bit & 7))) & (2 ** bitDepth - 1));
    }
  }
  return found;
}
