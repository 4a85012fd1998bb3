import type { Page } from '@playwright/test';
import { fakeTest } from './fake-engine/fake-engine.ts';
import { choose, made, savedFile } from './files.ts';
import { ALL, expect, toast } from './test.ts';

/* A result that exists before the button is pressed. */

const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download', exact: true });

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
