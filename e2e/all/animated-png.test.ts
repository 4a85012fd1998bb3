import type { Page } from '@playwright/test';
import { DELAYS, FRAMES, LOOP } from '../../fixtures/animation.ts';
import { BLENDED, BLENDED_DELAYS, BLENDED_SEEN } from '../../fixtures/apng.ts';
import { fixture } from '../../fixtures/index.ts';
import { readApng } from '../../fixtures/read-apng.ts';
import { choose, download, made } from '../files.ts';
import { expect, test } from '../test.ts';

/* Animated PNG, as the browser plays it. */

const run = (page: Page) => page.getByRole('button', { name: /^Convert to / });
const losses = (page: Page) => page.getByRole('list', { name: 'Before you start' });

interface Played {
  /** The number of repetitions after the first play. */
  repetitions: number;
  frames: { delay: number; rgba: number[] }[];
}

/** Decodes a file in the browser: each frame as it is shown, and its duration in milliseconds. */
function play(page: Page, bytes: Uint8Array, type = 'image/png'): Promise<Played> {
  return page.evaluate(
    async ([base64, mediaType]) => {
      const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type: mediaType });
      await decoder.tracks.ready;
      await decoder.completed;
      const track = decoder.tracks.selectedTrack;
      if (!track) throw new TypeError('No picture');
      const frames: Played['frames'] = [];
      for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        const seen = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        frames.push({ delay: (image.duration ?? 0) / 1000, rgba: Array.from(seen) });
        image.close();
      }
      const repetitions = track.repetitionCount;
      decoder.close();
      return { repetitions, frames };
    },
    [Buffer.from(bytes).toString('base64'), type] as const,
  );
}

function largestDifference(a: readonly number[], b: readonly number[]): number {
  expect(a).toHaveLength(b.length);
  return a.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (b[i] ?? 0))), 0);
}

const blended = BLENDED_SEEN.map((at) =>
  Array.from({ length: BLENDED.width * BLENDED.height }, (_, i) => [
    ...at(i % BLENDED.width, Math.floor(i / BLENDED.width)),
  ]).flat(),
);
const rgbaOf = (rgb: Buffer) =>
  Array.from({ length: rgb.length / 3 }, (_, i) => [...rgb.subarray(i * 3, i * 3 + 3), 255]).flat();

test('the test’s own files show what they claim', async ({ page }) => {
  await page.goto('/convert');
  const { frames, repetitions } = await play(page, await fixture('blended-frames.png'));
  expect(frames.map(({ delay }) => delay)).toEqual([...BLENDED_DELAYS]);
  expect(repetitions).toBe(1);
  // A canvas premultiplies colours and rounds.
  for (const [i, { rgba }] of frames.entries())
    expect(largestDifference(rgba, blended[i] ?? []), `frame ${i}`).toBeLessThanOrEqual(2);
});

test('a GIF becomes an animated PNG that plays like the GIF', async ({ page }) => {
  await page.goto('/convert?format=png');
  await choose(page, await made('four-frames.gif'));
  await expect(losses(page).getByText('first frame')).toHaveCount(0);
  await run(page).click();
  const { bytes } = await download(page);
  await expect(page.getByText('Frames', { exact: true })).toBeVisible();
  const { frames, repetitions } = await play(page, bytes);
  expect(frames.map(({ delay }) => delay)).toEqual([...DELAYS]);
  expect(repetitions).toBe(LOOP - 1);
  for (const [i, { rgba }] of frames.entries()) {
    expect(largestDifference(rgba, rgbaOf(FRAMES[i]?.data ?? Buffer.alloc(0))), `frame ${i}`).toBe(0);
  }
});

test('stays animated when resized, with the same blending and disposal', async ({ page }) => {
  await page.goto('/resize?width=32');
  await choose(page, await made('blended-frames.png'));
  await page.getByRole('button', { name: 'Resize image' }).click();
  const { bytes } = await download(page);
  expect(await readApng(bytes)).toMatchObject({ width: 32, height: 24, plays: 2 });
  const { frames } = await play(page, bytes);
  expect(frames.map(({ delay }) => delay)).toEqual([...BLENDED_DELAYS]);
  // In the centre of each sixth of the picture, away from edges that scaling blurs.
  for (const [i, { rgba }] of frames.entries()) {
    for (const [x, y] of [
      [2, 1],
      [13, 1],
      [2, 10],
      [13, 10],
      [6, 4],
    ] as const) {
      const at = ((y * 2 + 1) * 32 + x * 2 + 1) * 4;
      const expected = BLENDED_SEEN[i]?.(x, y) ?? [];
      expect(largestDifference(rgba.slice(at, at + 4), expected), `frame ${i} at ${x}, ${y}`).toBeLessThanOrEqual(8);
    }
  }
});

test('becomes an animated WebP and GIF, and announces before a JPG that one frame is kept', async ({ page }) => {
  await page.goto('/convert?format=webp');
  await choose(page, await made('four-frames.png'));
  for (const [label, type] of [
    ['WebP', 'image/webp'],
    ['GIF', 'image/gif'],
  ] as const) {
    await page.getByRole('radio', { name: label, exact: true }).check();
    await run(page).click();
    const { bytes, image } = await download(page);
    expect(image).toMatchObject({ pages: 4, delay: [...DELAYS], loop: LOOP });
    const { frames } = await play(page, bytes, type);
    expect(largestDifference(frames[2]?.rgba ?? [], rgbaOf(FRAMES[2]?.data ?? Buffer.alloc(0)))).toBeLessThanOrEqual(
      40,
    );
    await page.getByRole('button', { name: 'Change settings' }).click();
  }
  await page.getByRole('radio', { name: 'JPG', exact: true }).check();
  await expect(losses(page)).toContainText('JPG cannot be animated: only the first frame is kept.');
  await run(page).click();
  expect((await download(page)).image).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
});
