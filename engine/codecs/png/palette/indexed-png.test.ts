import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compileModule } from '../../../worker/modules.node.ts';
import { pngChunks, pngData } from '../chunks.ts';
import { indexedPng } from './indexed-png.ts';
import { reduced } from './reduced.ts';

const kernel = await compileModule('png');
const black = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
const plain = await black.clone().png().toBuffer();
const withProfile = await black.clone().withIccProfile('p3').png().toBuffer();

/** A palette of greens that are translucent at first, and indices that use all of them. */
function picture(width: number, height: number, colours: number) {
  const alpha = (i: number) => (i < colours / 4 ? 16 + i : 255);
  return {
    palette: Uint32Array.from({ length: colours }, (_, i) => ((i << 8) | (alpha(i) << 24)) >>> 0),
    indices: Uint8Array.from({ length: width * height }, (_, i) => i % colours),
  };
}

type Picture = ReturnType<typeof picture>;

function written({ palette, indices }: Picture, size: { width: number; height: number }, carrier = plain): Uint8Array {
  const samples = new Uint8Array(Uint32Array.from(indices, (i) => palette[i] ?? 0).buffer);
  const made = reduced(kernel, { data: samples, ...size, channels: 4 }, 256);
  return indexedPng(carrier, { ...size, palette: made.palette, ...made.pack('draft') });
}

describe.each([2, 3, 4, 5, 16, 17, 256])('%i colours', (colours) => {
  it.each([
    [1, 300],
    [3, 100],
    [17, 20],
    [64, 8],
  ])('in %i × %i pixels are what other decoders read', async (width, height) => {
    const indexed = picture(width, height, colours);
    const png = written(indexed, { width, height });
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width, height });
    const seen = new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length));
    expect([...seen]).toEqual(Array.from(indexed.indices, (i) => indexed.palette[i]));
  });

  it('have the smallest bit depth, and alphas only for translucent ones', async () => {
    const png = written(picture(17, 20, colours), { width: 17, height: 20 });
    const chunks = new Map([...pngChunks(png)].map((chunk) => [chunk.type, pngData(png, chunk)]));
    const depth = colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8;
    expect([...(chunks.get('IHDR')?.subarray(8, 10) ?? [])]).toEqual([depth, 3]);
    expect(chunks.get('PLTE')).toHaveLength(3 * colours);
    expect(chunks.get('tRNS')).toHaveLength(Math.ceil(colours / 4));
  });
});

it('has the metadata of its carrier, before the pixels', async () => {
  const png = written(picture(4, 4, 4), { width: 4, height: 4 }, withProfile);
  const types = [...pngChunks(png)].map(({ type }) => type);
  expect(types[0]).toBe('IHDR');
  expect(types.indexOf('iCCP')).toBeGreaterThan(0);
  expect(types.indexOf('iCCP')).toBeLessThan(types.indexOf('PLTE'));
  expect(types.indexOf('tRNS')).toBe(types.indexOf('PLTE') + 1);
  expect(types.slice(-2)).toEqual(['IDAT', 'IEND']);
  expect((await sharp(png).metadata()).icc).toBeDefined();
});

it('has its pixels once, whatever the number of chunks of the carrier', async () => {
  const noise = sharp({
    create: {
      width: 100,
      height: 100,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#000',
    },
  });
  const carrier = await noise.png().toBuffer();
  const dataOf = (png: Uint8Array) => [...pngChunks(png)].filter(({ type }) => type === 'IDAT').length;
  expect(dataOf(carrier)).toBeGreaterThan(1);
  expect(dataOf(written(picture(4, 4, 4), { width: 4, height: 4 }, carrier))).toBe(1);
});
