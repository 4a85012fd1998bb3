import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.describe(() => {
  // The browser itself logs the document's status as an error.
  test.use({ expectedComplaints: [/404 \(Not Found\)/] });

  test('an unknown address is answered with 404 and a page that says so', async ({ page }) => {
    for (const path of ['/nope', '/a/b', '/tools/nope']) {
      const response = await page.request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('404 Page Not Found');
    }
    await page.goto('/404');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the theme follows the system, can be changed, and is remembered without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await expectAccessible(page);

  await page.goto('/resize', { waitUntil: 'commit' });
  // The script in the head has run before the body exists.
  await page.waitForFunction(() => document.body !== null);
  expect(await background()).toBe(dark);

  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
});

test('the current page is marked in the navigation', async ({ page }) => {
  await page.goto('/resize');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Resize' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.getByRole('link', { name: 'Resize' })).not.toHaveAttribute('aria-current', 'page');
});

test('on a phone the pages are reached through the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Resize', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Image Resizer Tool' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test('an icon shows its name after a moment', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Switch to/ }).hover();
  await expect(page.getByText(/^Switch to \w+ theme$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Switch to \w+ theme$/)).toHaveCount(0);
});
