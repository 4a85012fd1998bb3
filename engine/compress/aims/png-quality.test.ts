/**
 * What a PNG of each quality looks like and weighs.
 *
 * @module-tag all
 */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meanDifference, pixelsOf } from '../../../fixtures/compare.ts';
import { asSharp, photoLike } from '../../../fixtures/pictures.ts';
import { createEngine, type Output } from '../../node.ts';
import { prepare } from '../../score/score.ts';
import { compileModule } from '../../worker/modules.node.ts';

/* What quality means for a PNG: how true its colours are. The real codec, since the palette is its work. */

const engine = createEngine({ workers: 1 });
const native = createEngine({ workers: 1, backend: 'sharp' });
afterAll(() => Promise.all([engine[Symbol.asyncDispose](), native[Symbol.asyncDispose]()]));

const PHOTO = { left: 320, top: 40, width: 240, height: 160 };
let screenshot: File;

/** Flat surfaces and lines, and a coloured picture among them. */
beforeAll(async () => {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/>
    <rect width="600" height="30" fill="#0b3d66"/><rect width="120" height="400" fill="#f6f8fa"/>
    ${Array.from({ length: 24 }, (_, i) => `<path d="M140 ${60 + i * 13}h${90 + ((i * 37) % 60)}" stroke="#24292f"/>`).join('')}</svg>`;
  const photo = await asSharp(photoLike(PHOTO.width, PHOTO.height, 3))
    .png()
    .toBuffer();
  const bytes = await sharp(Buffer.from(page))
    .composite([{ input: photo, left: PHOTO.left, top: PHOTO.top }])
    .removeAlpha()
    .png()
    .toBuffer();
  screenshot = new File([new Uint8Array(bytes)], 'screenshot.png');
});

async function compressed(file: File, quality: number, changes: Partial<Output> = {}, by = engine) {
  const output = { aim: 'compress', format: 'png', preserveFormat: true, quality, ...changes } as Output;
  const { blob } = await by.run(file, { edits: [], output });
  return new Uint8Array(await blob.arrayBuffer());
}

async function score(bytes: Uint8Array, original: File): Promise<number> {
  const pixels = async (of: Uint8Array) => {
    const { data, info } = await sharp(of).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data: new Uint8Array(data), width: info.width, height: info.height, channels: 3 } as const;
  };
  const reference = prepare(await compileModule('score'), await pixels(new Uint8Array(await original.arrayBuffer())));
  return reference.score(await pixels(bytes));
}

async function colours(bytes: Uint8Array): Promise<number> {
  const data = await sharp(bytes).removeAlpha().raw().toBuffer();
  const seen = new Set<number>();
  for (let i = 0; i < data.length; i += 3) seen.add(data.readUIntBE(i, 3));
  return seen.size;
}

describe('the quality of a PNG', () => {
  it('leaves a screenshot its colours at 75', async () => {
    const bytes = await compressed(screenshot, 75);
    expect(await colours(bytes)).toBeGreaterThan(60);
    const photoOf = async (file: Uint8Array) => pixelsOf(await sharp(file).extract(PHOTO).png().toBuffer());
    const original = await photoOf(new Uint8Array(await screenshot.arrayBuffer()));
    expect(meanDifference(await photoOf(bytes), original)).toBeLessThan(8);
  });

  it('at 100 is exact', async () => {
    const pixels = await pixelsOf(await compressed(screenshot, 100));
    expect(meanDifference(pixels, await pixelsOf(new Uint8Array(await screenshot.arrayBuffer())))).toBe(0);
  });

  it('at 100 changes no pixel of a file with a palette', async () => {
    const listed = await sharp(new Uint8Array(await screenshot.arrayBuffer()))
      .png({ palette: true })
      .toBuffer();
    const file = new File([new Uint8Array(listed)], 'palette.png');
    expect(file.size).toBeGreaterThan(10 * 1024);
    const pixels = await pixelsOf(await compressed(file, 100));
    expect(meanDifference(pixels, await pixelsOf(new Uint8Array(await file.arrayBuffer())))).toBe(0);
  });

  it.each([
    ['libvips', engine],
    ['sharp', native],
  ])('rises in bytes and in likeness from 75 over 90 to 99, by %s', async (_, by) => {
    const made: Uint8Array[] = [];
    for (const quality of [75, 90, 99]) made.push(await compressed(screenshot, quality, {}, by));
    const sizes = made.map(({ length }) => length);
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
    expect(Math.max(...sizes)).toBeLessThan(screenshot.size);
    const [low = 0, middle = 0, high = 0] = await Promise.all(made.map((bytes) => score(bytes, screenshot)));
    expect(middle).toBeGreaterThan(low + 1);
    expect(high).toBeGreaterThan(middle + 1);
    expect(high).toBeGreaterThan(94);
  });

  it('at 75 is worth 80 points where a palette cannot show all photos of a page', { timeout: 60_000 }, async () => {
    const photos = Array.from({ length: 6 }, async (_, i) => ({
      input: await asSharp(photoLike(180, 180, i + 1))
        .modulate({ hue: 60 * i })
        .png()
        .toBuffer(),
      left: 20 + (i % 3) * 200,
      top: 20 + Math.floor(i / 3) * 200,
    }));
    const page = sharp({ create: { width: 620, height: 420, channels: 3, background: '#fff' } });
    const bytes = await page
      .composite(await Promise.all(photos))
      .png()
      .toBuffer();
    const gallery = new File([new Uint8Array(bytes)], 'gallery.png');
    const made = await compressed(gallery, 75);
    expect(await score(made, gallery)).toBeGreaterThan(80);
    const [ours, natives] = [await pixelsOf(made), await pixelsOf(await compressed(gallery, 75, {}, native))];
    expect(meanDifference(ours, natives)).toBe(0);
  });

  it('above a palette keeps letters and surfaces as they are, to a few levels of 255', async () => {
    const original = await pixelsOf(new Uint8Array(await screenshot.arrayBuffer()));
    const made = await pixelsOf(await compressed(screenshot, 80));
    let most = 0;
    for (let y = 0; y < original.height; y++) {
      for (let at = y * original.width * 3; at < (y * original.width + PHOTO.left - 8) * 3; at++) {
        most = Math.max(most, Math.abs((made.data[at] ?? 0) - (original.data[at] ?? 0)));
      }
    }
    expect(most).toBeLessThanOrEqual(8);
  });

  it('above a palette leaves transparency and metadata as they were', async () => {
    const photo = await asSharp(photoLike(500, 400, 4))
      .ensureAlpha(0.9)
      .png()
      .toBuffer();
    const mask = await sharp({ create: { width: 600, height: 500, channels: 4, background: '#00000000' } })
      .composite([{ input: photo, left: 20, top: 30 }])
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .png()
      .toBuffer();
    const made = await compressed(new File([new Uint8Array(mask)], 'mask.png'), 95, { metadata: 'keep' });
    expect(await colours(made)).toBeGreaterThan(256);
    const alphaOf = (bytes: Uint8Array) => sharp(bytes).extractChannel('alpha').raw().toBuffer();
    expect((await alphaOf(made)).equals(await alphaOf(new Uint8Array(mask)))).toBe(true);
    expect((await sharp(made).metadata()).exif?.includes('Ada')).toBe(true);
  });

  it('stays that of a palette where one holds all that a drawing has', async () => {
    const drawing = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700" shape-rendering="crispEdges">${Array.from(
          { length: 400 },
          (_, i) =>
            `<circle cx="${(i * 97) % 900}" cy="${(i * 61) % 700}" r="${5 + (i % 40)}" fill="hsl(${(i % 12) * 30} 80% 50%)"/>`,
        ).join('')}</svg>`,
      ),
    )
      .flatten({ background: '#fff' })
      .removeAlpha()
      .png({ compressionLevel: 2 })
      .toBuffer();
    const made = await compressed(new File([new Uint8Array(drawing)], 'drawing.png'), 90);
    expect((await sharp(made).metadata()).isPalette).toBe(true);
  });

  it('never makes a file larger by less of it', { timeout: 240_000 }, async () => {
    const sizes: number[] = [];
    for (const quality of [100, 99, 98, 95, 94, 92, 90, 85, 84, 80, 75, 50, 30, 10])
      sizes.push((await compressed(screenshot, quality)).length);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it('nor that of a drawing with soft edges, whose small palettes take more dots', { timeout: 240_000 }, async () => {
    const spots = Array.from({ length: 30 }, (_, i) => {
      const at = `cx="${(i * 97) % 450}" cy="${(i * 61) % 350}" r="${15 + ((i * 37) % 60)}"`;
      return `<circle ${at} fill="${i % 3 ? '#d9a66c' : '#7d5a3c'}" fill-opacity=".8"/>`;
    });
    const drawing = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="450" height="350"><filter id="s"><feGaussianBlur stdDeviation="5"/></filter><g filter="url(#s)">${spots.join('')}</g></svg>`,
      ),
    )
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(drawing)], 'drawing.png');
    const sizes: number[] = [];
    for (const quality of [30, 75, 76, 90, 92, 94, 99, 100])
      sizes.push((await compressed(file, quality, { minSavings: 0 })).length);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });
});
