import { loadKernel } from '../../../engine/score/load.node.ts';
import { prepare } from '../../../engine/score/score.ts';
import { photoLike } from '../../../fixtures/pictures.ts';
import { expect, test } from '../../test.ts';

test.use({ baseURL: `http://localhost:${process.env.LAB_PORT ?? '3299'}` });

test('a page’s worker computes the same score as Node, to the last bit', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => 'lab' in window);
  const { data, width, height } = photoLike(131, 77, 2);
  const reference = [...data];
  const candidate = reference.map((value, i) => (i % 5 === 0 ? Math.min(255, value + 9) : value));
  const scored = await page.evaluate((pictures) => window.lab.score(pictures), { width, height, reference, candidate });
  const rgb = (samples: number[]) => ({ data: Uint8Array.from(samples), width, height, channels: 3 }) as const;
  const score = prepare(await loadKernel(), rgb(reference)).score(rgb(candidate));
  expect(scored).toEqual({ score });
  expect(score).toBeLessThan(95);
});
