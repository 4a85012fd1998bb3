import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { choose } from '../files.ts';
import { expect, test } from '../test.ts';

const SIDE = 120;
const FRAMES = 12;
/** Less than the difference between the greys of two frames. */
const BETWEEN_FRAMES = 12;

/** Frames of one grey each, from dark to light, a fifth of a second each. */
async function greys(): Promise<Buffer> {
  const data = Buffer.alloc(SIDE * SIDE * FRAMES * 3);
  for (let frame = 0; frame < FRAMES; frame++)
    data.fill(20 + frame * 18, frame * SIDE * SIDE * 3, (frame + 1) * SIDE * SIDE * 3);
  return sharp(data, { raw: { width: SIDE, height: SIDE * FRAMES, channels: 3, pageHeight: SIDE } })
    .gif({ delay: Array<number>(FRAMES).fill(200), loop: 0, dither: 0 })
    .toBuffer();
}

/** The grey of both halves of the comparison at one moment. */
async function halves(page: Page): Promise<[number, number]> {
  const stage = page.getByRole('group', { name: /^Before and after/ });
  const { data, info } = await sharp(await stage.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) => data[Math.round(info.height / 2) * info.width + x] ?? 0;
  const middle = Math.round(info.width / 2);
  return [at(middle - 45), at(middle + 45)];
}

test('both halves of an animation show the same frame', async ({ page }) => {
  await page.goto('/convert?format=webp');
  await choose(page, { name: 'greys.gif', mimeType: 'image/gif', buffer: await greys() });
  await page.getByRole('button', { name: 'Convert to WebP' }).click();
  await expect(page.getByRole('button', { name: 'Convert Again' })).toBeVisible();
  const apart = async () => {
    const [before, after] = await halves(page);
    seen.add(before);
    return Math.abs(before - after);
  };
  const seen = new Set<number>();
  // The result plays once it is decoded.
  await expect.poll(apart).toBeLessThan(BETWEEN_FRAMES);
  seen.clear();
  while (seen.size < 4) expect(await apart()).toBeLessThan(BETWEEN_FRAMES);
});
