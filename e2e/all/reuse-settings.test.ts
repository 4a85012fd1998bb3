import type { Page } from '@playwright/test';
import { PLAIN_RECIPE, printRecipe, readRecipe } from '../../engine/recipe/text.ts';
import { copiedText, interceptCopies } from '../clipboard.ts';
import { openExpert } from '../expert.ts';
import { choose, downloadButton, made } from '../files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../test.ts';

/* The same settings for a terminal or a program. */

test.beforeEach(({ page }) => interceptCopies(page));

async function copied(page: Page, button: string): Promise<string> {
  // The toast of the previous text may still be visible, so the test waits for the text itself.
  await page.evaluate(() => Object.assign(window, { copied: '' }));
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => copiedText(page)).not.toBe('');
  await expect(toast(page).filter({ hasText: 'copied' }).last()).toBeVisible();
  return copiedText(page);
}

for (const [path, file, run] of [
  ['/compress?quality=60&metadata=keep', 'photo-1200.jpg', 'Compress image'],
  ['/resize?width=400', 'photo-1200.jpg', 'Resize image'],
  ['/convert?format=avif', 'quadrants.png', /^Convert to/],
] as const)
  test(`${path} is copied as a command and as code, before and after the run`, async ({ page }) => {
    await page.goto(path);
    await choose(page, await made(file));
    const set = async () => {
      const command = await copied(page, 'Copy as command');
      const text = /^npx picwright \S+ --recipe '([^']*)' --out small$/.exec(command)?.[1] ?? '';
      expect(command).toContain(file);
      const code = await copied(page, 'Copy as code');
      const recipe = JSON.parse(/const recipe = (\{[\s\S]*?\n\});/.exec(code)?.[1] ?? '');
      expect(readRecipe(new URLSearchParams(text))).toEqual(recipe);
      for (const [key, value] of new URLSearchParams(path.split('?')[1]))
        expect(printRecipe(recipe, PLAIN_RECIPE).get(key)).toBe(value);
      return command;
    };
    await openExpert(page);
    const before = await set();
    await expectAccessible(page);
    await page.getByRole('button', { name: run }).click();
    await expect(downloadButton(page)).toBeVisible();
    await page.getByText('Use these settings elsewhere').click();
    expect(await set()).toBe(before);
  });

test('a batch is copied as a command for a folder', async ({ page }) => {
  await page.goto('/batch?action=convert&format=webp');
  await choose(page, await made('photo-1200.jpg'));
  // The facts of a file add options, among which 'Expert' is then.
  await expect(page.getByText('1200 × 800')).toBeVisible();
  await openExpert(page);
  expect(await copied(page, 'Copy as command')).toMatch(
    /^npx picwright photos --recipe 'format=webp&quality=75' --out/,
  );
});

test('the page for developers runs a recipe, names unknown keys, and lists every key', async ({ page }) => {
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The image engine for developers');
  await page.getByRole('button', { name: 'Run it here' }).click();
  await expect(page.getByText(/→ [\d.]+\sKB, 640\s×\s\d+, \d+ ms on your device/)).toBeVisible();
  await expect(page.getByLabel('The same by command')).toContainText('npx picwright sample.jpg --recipe');
  await page.getByLabel('Recipe').fill('widht=300');
  await page.getByRole('button', { name: 'Run it here' }).click();
  await expect(page.getByText('widht is no key of a recipe')).toBeVisible();
  await page.getByLabel('Picture to run it on').setInputFiles(await made('quadrants.tiff'));
  await page.getByLabel('Recipe').fill('edge=40&format=png');
  await page.getByRole('button', { name: 'Run it here' }).click();
  await expect(page.getByText(/40\s×\s\d+, \d+ ms/)).toBeVisible();
  await expect(page.getByRole('img', { name: /as the recipe made it/ })).toBeVisible();
  for (const key of ['crop', 'target', 'keep-format', 'background'])
    await expect(page.getByText(key, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});
