import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { fixture } from '../../../fixtures/index.ts';
import { createEngine } from '../../node.ts';
import { withAlphaOf } from './alpha.ts';

/* The transparency of a coarse AVIF: empty areas stay empty, and opaque ones opaque. */

const engines = { vips: createEngine({ workers: 1 }), sharp: createEngine({ workers: 1, backend: 'sharp' }) };
afterAll(async () => {
  for (const engine of Object.values(engines)) await engine[Symbol.asyncDispose]();
});

const SIZE = { width: 240, height: 180 };
const RADIUS = 60;
/** Beside an edge, a codec's blocks have traces of both of its sides. */
const BESIDE = 16;
const radiusAt = (i: number) =>
  Math.hypot((i % SIZE.width) - SIZE.width / 2, Math.floor(i / SIZE.width) - SIZE.height / 2);

/** A disc of many colours or greys, with an edge of two pixels. */
async function cutOut(channels: 2 | 4): Promise<File> {
  const data = Buffer.alloc(SIZE.width * SIZE.height * channels);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const alpha = Math.max(0, Math.min(255, Math.round((RADIUS - radiusAt(i)) * 127 + 128)));
    const colours = [(i * 7) % 256, i % 256, (i * i) % 256].slice(0, channels - 1);
    data.set([...colours, alpha], i * channels);
  }
  const png = await sharp(data, { raw: { ...SIZE, channels } })
    .withExif({ IFD0: { Copyright: 'Ann' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'cut-out.png');
}

/** The values of alpha away from the edge, outside and inside of it. */
async function alphaIn(bytes: Uint8Array): Promise<{ outside: number[]; inside: number[] }> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(SIZE);
  const of = (isIn: (radius: number) => boolean) => [
    ...new Set(
      Array.from({ length: SIZE.width * SIZE.height }, (_, i) => i)
        .filter((i) => isIn(radiusAt(i)))
        .map((i) => data[i * info.channels + info.channels - 1] ?? -1),
    ),
  ];
  return { outside: of((radius) => radius > RADIUS + BESIDE), inside: of((radius) => radius < RADIUS - BESIDE) };
}

describe.each(['vips', 'sharp'] as const)('with %s', (backend) => {
  it.each([
    [10, 4, 'strip'],
    [30, 4, 'strip'],
    [30, 4, 'keep'],
    [50, 2, 'strip'],
  ] as const)('quality %i of %i channels keeps empty and opaque areas, and the metadata: %s', async (...row) => {
    const [quality, channels, metadata] = row;
    const result = await engines[backend].run(await cutOut(channels), {
      edits: [{ do: 'flip', axis: 'horizontal' }],
      output: { aim: 'encode', format: 'avif', quality, metadata },
    });
    const bytes = new Uint8Array(await result.blob.arrayBuffer());
    expect(await alphaIn(bytes)).toEqual({ outside: [0], inside: [255] });
    const { exif } = await sharp(bytes).metadata();
    expect(Buffer.from(exif ?? '').includes('Ann')).toBe(metadata === 'keep');
  });
});

it('leaves files of other layouts as they are', async () => {
  const opaque = new Uint8Array(await fixture('quadrants.avif'));
  const other = new Uint8Array(
    await sharp(await fixture('transparent.png'))
      .avif()
      .toBuffer(),
  );
  expect(withAlphaOf(opaque, other)).toBe(opaque);
  expect(withAlphaOf(other, opaque)).toBe(other);
  expect(withAlphaOf(new Uint8Array(), other)).toHaveLength(0);
});
