import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meanDifference, pixelsOf } from '../../fixtures/compare.ts';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { createEngine, type Output } from '../node.ts';

/* What quality means for a PNG: how true its palette is. The real codec, since the palette is its work. */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

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

async function compressed(file: File, quality: number) {
  const output: Output = { aim: 'compress', format: 'png', preserveFormat: true, quality };
  const { blob } = await engine.run(file, { edits: [], output });
  return new Uint8Array(await blob.arrayBuffer());
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

  it('never makes a file larger by less of it', async () => {
    const sizes: number[] = [];
    for (const quality of [100, 99, 75, 50, 30, 10]) sizes.push((await compressed(screenshot, quality)).length);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });
});
