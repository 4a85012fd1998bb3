import { fakeEngine } from './fake-engine/fake-engine.ts';
import { choose, download, made } from './files.ts';
import { expect, test, toast } from './test.ts';

test('a run on the fake engine fetches no libvips, and can be held, cancelled and released', async ({ page }) => {
  const engine = await fakeEngine(page, { held: true });
  const asked: string[] = [];
  page.on('requestfinished', (request) => asked.push(request.url()));
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  const run = page.getByRole('button', { name: 'Compress image' });
  await run.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(run).toBeVisible();
  await engine.release();
  await run.click();
  await expect(toast(page)).toContainText('Image compressed successfully');
  const { name, image } = await download(page);
  expect(name).toMatch(/\.jpg$/);
  expect(image).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
  expect(asked.filter((url) => /vips-[\w-]{8}\.wasm|serve-/.test(url))).toEqual([]);
});
