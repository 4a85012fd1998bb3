import type { Locator } from '@playwright/test';
import { formatBytes } from '#words/bytes.ts';
import { fakeTest } from './fake-engine/fake-engine.ts';
import { choose, downloadButton, made, savedFile } from './files.ts';
import { ALL, expect, toast } from './test.ts';

/* A result that exists before the button is pressed. */

for (const [at, [path, run, title, name]] of (
  [
    ['/compress', 'Compress image', 'Image compressed successfully', /^compressed-image-\d{13}\.jpg$/],
    ['/resize?width=300', 'Resize image', 'Image resized successfully', /^resized-image-\d{13}\.jpg$/],
    ['/convert?format=webp', 'Convert to WebP', 'Format conversion complete', /^converted-webp-\d{13}\.webp$/],
  ] as const
).entries())
  fakeTest(`${path}: one drop and one press download the file`, at === 0 ? {} : ALL, async ({ page, engine }) => {
    await page.goto(path);
    await engine.hold();
    await choose(page, await made('photo-1200.jpg'));
    const runButton = page.getByRole('button', { name: run });
    await expect(runButton).toBeEnabled();
    await expect(downloadButton(page)).toBeDisabled();
    await engine.release();
    const saved = await savedFile(page, () => downloadButton(page).click());
    expect(saved.name).toMatch(name);
    await expect(toast(page)).toContainText(title);
    await expect(toast(page)).not.toContainText('ready to download');
    // The same file with the same name, after the specified button.
    await runButton.click();
    await expect(downloadButton(page)).toBeEnabled();
    const again = await savedFile(page, () => downloadButton(page).click());
    expect(again.name).toBe(saved.name);
    expect(again.bytes.equals(saved.bytes)).toBe(true);
    // It is in the downloads folder, so nothing asks whether it may be lost.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

fakeTest('the next step is the download, with its size and its name, and then another picture', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await expect(downloadButton(page)).toHaveText(/^Download · [\d.]+ KB$/);
  const colour = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const accent = await colour(downloadButton(page));
  expect(await colour(page.getByRole('button', { name: 'Compress image' }))).not.toBe(accent);
  const specified = page.getByText(/^compressed-image-\d{13}\.jpg$/);
  await expect(specified).toBeVisible();
  await page.getByRole('checkbox', { name: 'Keep the original name' }).check();
  await expect(specified).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Try More Tools' })).toBeHidden();
  const { name, bytes } = await savedFile(page, () => downloadButton(page).click());
  expect(name).toBe('photo-1200.jpg');
  await expect(downloadButton(page)).toHaveText(`Download · ${formatBytes(bytes.length)}`);
  await expect(page.getByText('Saved as photo-1200.jpg')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Try More Tools' })).toBeVisible();
  await page.getByRole('button', { name: 'Another picture' }).click();
  await expect(page.getByText('Drag & Drop your image')).toBeVisible();
  // The choice applies to every tool.
  await page.goto('/convert?format=webp');
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByText('photo-1200.webp', { exact: true })).toBeVisible();
});

fakeTest('a conversion that grows is ready, and its size follows', async ({ page }) => {
  await page.goto('/convert?format=png');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Convert to PNG' }).click();
  await expect(page.getByText('Your PNG is ready')).toBeVisible();
  await expect(page.getByText(/^[\d.]+ times as large$/)).toBeVisible();
});
