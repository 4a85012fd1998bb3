import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search tools' });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

/** The queries that were sent to be counted, in order. */
function counted(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search/track')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('a query leads to its page and is counted once', async ({ page }) => {
  const bodies = counted(page);
  await page.goto('/');
  await box(page).fill('  convert heic to jpeg ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/heic-to-jpg-converter');
  await expect(page.getByRole('heading', { level: 1, name: 'HEIC to JPG Converter' })).toBeVisible();
  await expect(box(page)).toHaveValue('');
  expect(bodies).toEqual([{ query: 'convert heic to jpeg' }]);
  // The search page itself is not in the history.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the best pages are offered while typing, and chosen by keyboard', async ({ page }) => {
  await page.goto('/resize');
  await box(page).pressSequentially('png to webp');
  await expect(option(page, 'PNG to WebP Converter')).toBeVisible();
  await expectAccessible(page);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role=option][aria-selected=true]');
  await expect(chosen).toHaveText('PNG to WebP Converter');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/png-to-webp-converter');
});

test('the list closes with Escape and when the field loses focus, and an entry can be clicked', async ({ page }) => {
  await page.goto('/');
  const line = option(page, 'JPG Compressor');
  await box(page).fill('jpg compressor');
  await expect(line).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await expect(box(page)).toHaveValue('jpg compressor');
  await box(page).fill('jpg compresso');
  await expect(line).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(line).toBeHidden();
  await box(page).fill('jpg compressor');
  await line.click();
  await expect(page).toHaveURL('/tools/jpg-compressor');
});

test('a query has 2 to 100 characters; a blank one is ignored', async ({ page }) => {
  const bodies = counted(page);
  await page.goto('/');
  await box(page).fill('   ');
  await page.keyboard.press('Enter');
  await box(page).fill('x');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Search query must be at least 2 characters')).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await box(page).fill('jpg to png '.repeat(10));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Search query must be at most 100 characters')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(bodies).toEqual([]);
});

test('numbers open the page with its settings', async ({ page }) => {
  await page.goto('/search?q=resize%20to%20640x480');
  await expect(page).toHaveURL(/width=640/);
});

for (const [typed, query] of [
  ['/search/webp%20to%20gif', 'webp to gif'],
  ['/search?q=webp+to+gif', 'webp to gif'],
] as const)
  test(`the address ${typed} redirects, and is counted`, async ({ page }) => {
    const bodies = counted(page);
    await page.goto(typed);
    await expect(page).toHaveURL('/tools/webp-to-gif-converter');
    expect(bodies).toEqual([{ query }]);
  });

test('a search shows that it is running', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/search-module-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/search?q=jpg%20to%20png');
  await expect(page.getByRole('heading', { level: 1, name: 'Finding the right tool for you...' })).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL('/tools/jpg-to-png-converter');
});

test('a query without a match opens the home page with the query', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('xyzzy plugh/50% ?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing here matches “xyzzy plugh/50% ?”')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(new URL(page.url()).searchParams.get('q')).toBe('xyzzy plugh/50% ?');
  await page.reload();
  await expect(page.getByText('Nothing here matches “xyzzy plugh/50% ?”')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'all tools' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Tool Directory' })).toBeInViewport();
});

test('a request that no tool supports is answered on the list of tools', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('pdf to jpg');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/hubs/image-converters?q=pdf+to+jpg');
  await expect(page.getByRole('status').filter({ hasText: 'PDF files cannot be opened here' })).toBeVisible();
});

for (const path of ['/search', '/search?q=', '/search?q=%20%20'])
  test(`${path} without a query opens the home page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Finding the right tool for you...');
  });

test('on a phone the search is in the side menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expect(box(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('combobox', { name: 'Search tools' }).fill('gif to webp');
  await expect(menu.getByRole('option', { name: 'GIF to WebP Converter' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('option')).toHaveCount(0);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/gif-to-webp-converter');
  await expect(menu).toBeHidden();
});
