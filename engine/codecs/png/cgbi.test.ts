import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { asCgbi } from '../../../fixtures/cgbi.ts';
import { createEngine } from '../../node.ts';

/* PNGs out of apps for iPhones: blue before red, colours that are multiplied by alpha, and pixels without zlib's header. */

const engines = { vips: createEngine({ workers: 1 }), sharp: createEngine({ workers: 1, backend: 'sharp' }) };
afterAll(async () => {
  for (const engine of Object.values(engines)) await engine[Symbol.asyncDispose]();
});

const SIZE = { width: 37, height: 23 };
const ALPHAS = [255, 128, 0, 200];

/** Each pixel, and as an app stores it. */
const PIXELS = Array.from({ length: SIZE.width * SIZE.height }, (_, i) => {
  const alpha = ALPHAS[i % ALPHAS.length] ?? 0;
  const colours = [(i * 3) % 256, (i * 7) % 256, (i * 11) % 256];
  return { alpha, colours, stored: colours.map((sample) => Math.round((sample * alpha) / 255)).toReversed() };
});

const withAlpha = () => {
  const data = Buffer.from(PIXELS.flatMap(({ stored, alpha }) => [...stored, alpha]));
  return sharp(data, { raw: { ...SIZE, channels: 4 } });
};
const opaque = () => {
  const data = Buffer.from(PIXELS.flatMap(({ colours }) => colours.toReversed()));
  return sharp(data, { raw: { ...SIZE, channels: 3 } });
};

describe.each(['vips', 'sharp'] as const)('with %s', (backend) => {
  const run = async (png: Buffer) => {
    const result = await engines[backend].run(new File([new Uint8Array(png)], 'icon.png'), {
      edits: [],
      output: { aim: 'encode', format: 'webp', lossless: true },
    });
    return sharp(new Uint8Array(await result.blob.arrayBuffer()))
      .ensureAlpha()
      .raw()
      .toBuffer();
  };

  it.each([
    ['plain', { adaptiveFiltering: false }],
    ['filtered', { adaptiveFiltering: true }],
    ['interlaced', { adaptiveFiltering: true, progressive: true }],
  ])('%s: has its colours and its transparency', async (_, options) => {
    const clear = await run(asCgbi(await withAlpha().png(options).toBuffer()));
    const solid = await run(asCgbi(await opaque().png(options).toBuffer()));
    for (const [i, { alpha, colours }] of PIXELS.entries()) {
      const pixel = [...clear.subarray(i * 4, i * 4 + 4)];
      expect(pixel[3]).toBe(alpha);
      // Multiplied samples are rounded.
      const slack = alpha === 0 ? 255 : 1;
      for (const [band, sample] of colours.entries()) {
        expect(Math.abs((pixel[band] ?? 0) - sample)).toBeLessThanOrEqual(slack);
      }
      expect([...solid.subarray(i * 4, i * 4 + 4)]).toEqual([...colours, 255]);
    }
  });

  it('is unreadable if its pixels are damaged or too few', async () => {
    const whole = asCgbi(await opaque().png().toBuffer());
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, damaged.indexOf('IDAT') + 4, damaged.indexOf('IDAT') + 40);
    const higher = Buffer.from(whole);
    higher.writeUInt32BE(60_000, higher.indexOf('IHDR') + 8);
    for (const png of [damaged, higher]) await expect(run(png)).rejects.toMatchObject({ code: 'unreadable' });
  });
});
