import { choose, made } from './files.ts';
import { expect, test } from './test.ts';

const summary = 'summary:has-text("More options")';
for (const [name, size] of [
  ['phone', { width: 360, height: 780 }],
  ['desktop', { width: 1366, height: 768 }],
] as const)
  for (const scheme of ['light', 'dark'] as const)
    for (const [tool, path, file] of [
      ['resize', '/resize', 'phone.jpg'],
      ['compress', '/compress', 'phone.jpg'],
      ['convert', '/convert?format=jpg', 'transparent.png'],
      ['batch', '/batch', 'phone.jpg'],
    ] as const)
      test(`${name} ${scheme} ${tool}`, async ({ browser, baseURL }) => {
        if (scheme === 'dark' && tool !== 'convert' && tool !== 'compress') return;
        const page = await browser.newPage({ viewport: size, colorScheme: scheme, baseURL });
        await page.goto(path);
        await choose(page, await made(file));
        await expect(page.locator(summary)).toBeVisible();
        await page.screenshot({ path: `/tmp/opt/shots/${tool}-${name}-${scheme}-closed.png` });
        await page.locator(summary).click();
        await page.waitForTimeout(800);
        await page.locator(summary).scrollIntoViewIfNeeded();
        await page.screenshot({ path: `/tmp/opt/shots/${tool}-${name}-${scheme}-open.png` });
        await page.close();
      });
