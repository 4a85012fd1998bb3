/** The page that makes the images of a website, from a file to its ZIP and its code, on the fake engine. */
import type { Page } from '@playwright/test';
import { readZip } from '../fixtures/read-zip.ts';
import { copiedText, interceptCopies } from './clipboard.ts';
import { fakeTest as test } from './fake-engine/fake-engine.ts';
import { choose, dragOver, letGo, made, savedFile } from './files.ts';
import { tabTo } from './keyboard.ts';
import { ALL, expect, expectAccessible, expectNoSidewaysScroll, toast } from './test.ts';

const code = (page: Page) => page.getByRole('region', { name: 'The code for your page' });
const makeButton = (page: Page) => page.getByRole('button', { name: /^Make \d+ images?$/ });
const downloadAll = (page: Page) => page.getByRole('button', { name: /^Download All/ });

test('a photo becomes its files and their code in three clicks', async ({ page }) => {
  await interceptCopies(page);
  await page.goto('/responsive-images');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Files' }).click();
  await (await chooser).setFiles(await made('photo-1200.jpg', 'Été à Paris.jpg'));
  await expect(page.getByLabel('Widths')).toHaveValue('480, 800, 1200');
  await expectAccessible(page);
  await makeButton(page).click();
  await expect(toast(page)).toContainText('Images made');
  const { name, bytes } = await savedFile(page, () => downloadAll(page).click());
  expect(name).toBe('ete-a-paris-images.zip');
  const entries = readZip(bytes);
  const names = ['avif', 'webp', 'jpg'].flatMap((end) =>
    [480, 800, 1200].map((width) => `ete-a-paris-${width}.${end}`),
  );
  expect(entries.map((entry) => entry.name)).toEqual([...names, 'ete-a-paris.html']);

  const shown = (await code(page).textContent()) ?? '';
  for (const name of names) expect(shown).toContain(name);
  expect(entries.at(-1)?.bytes.toString()).toContain(shown);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(toast(page)).toContainText('Code copied');
  expect(await copiedText(page)).toBe(shown);
  await expectAccessible(page);
});

test('the code follows its settings, which the address keeps', async ({ page }) => {
  await page.goto('/responsive-images?widths=300,600&formats=webp,jpg&shown=640');
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByLabel('Widths')).toHaveValue('300, 600');
  await expect(page.getByLabel('Largest width on the page')).toHaveValue('640');
  await expect(page.getByRole('checkbox', { name: 'AVIF' })).not.toBeChecked();
  await makeButton(page).click();
  await expect(code(page)).toContainText(/srcset="photo-1200-300.webp 300w,\s+photo-1200-600.webp 600w"/);
  await expect(code(page)).toContainText('sizes="(min-width: 640px) 640px, 100vw"');
  await page.getByRole('radio', { name: 'At the top' }).check();
  await expect(code(page)).toContainText('fetchpriority="high"');
  await page.getByLabel('Description').fill('A "meadow"');
  await expect(code(page)).toContainText('alt="A &quot;meadow&quot;"');
  await page.getByLabel('Folder on your website').fill('/img');
  await expect(code(page)).toContainText('src="/img/photo-1200-600.jpg"');
  await page.getByRole('radio', { name: 'Blurred' }).check();
  await expect(code(page)).toContainText('url(data:image/webp;base64,');
  await page.getByRole('radio', { name: 'ThumbHash' }).check();
  await expect(code(page)).toContainText(/data-thumbhash="[\w+/=]{24,}"/);
  await expect(page).toHaveURL(
    /\?widths=300%2C600&formats=webp%2Cjpg&shown=640&loading=eager&placeholder=thumbhash&folder=%2Fimg$/,
  );
  await expect(downloadAll(page)).toHaveText('Download All (4)');
});

test('Back leads from the result to its settings, and from there to the upload', async ({ page }) => {
  await page.goto('/responsive-images?widths=300');
  await choose(page, await made('photo-1200.jpg'));
  await makeButton(page).click();
  await expect(code(page)).toBeVisible();
  await page.goBack();
  await expect(makeButton(page)).toHaveText('Make 3 images');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Browse Files' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on with photo-1200.jpg' }).click();
  await expect(makeButton(page)).toBeVisible();
});

test('works by keyboard alone', ALL, async ({ page }) => {
  await interceptCopies(page);
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/responsive-images');
  await tabTo(page, page.getByRole('button', { name: 'Browse Files' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await made('photo-1200.jpg'));
  await expect(page.getByRole('region', { name: 'Choose sizes', exact: true })).toBeFocused();
  await tabTo(page, page.getByLabel('Widths'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('300, 600');
  await tabTo(page, page.getByRole('checkbox', { name: 'AVIF' }));
  await page.keyboard.press('Space');
  await expect(makeButton(page)).toHaveText('Make 4 images');
  await tabTo(page, makeButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Copy code' }));
  await page.keyboard.press('Enter');
  expect(await copiedText(page)).toBe(await code(page).textContent());
  await tabTo(page, page.getByRole('radio', { name: 'Further down' }));
  await page.keyboard.press('ArrowRight');
  await expect(code(page)).toContainText('fetchpriority="high"');
  await tabTo(page, downloadAll(page));
  const { bytes } = await savedFile(page, () => page.keyboard.press('Enter'));
  expect(readZip(bytes)).toHaveLength(5);
});

test('wrong widths and no format are refused, and so are wrong files', ALL, async ({ page }) => {
  await page.goto('/responsive-images');
  await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No image') });
  await expect(page.getByText('Invalid file type. Please upload an image.')).toBeVisible();
  await choose(page, await made('eleven-megabytes.jpg'));
  await expect(page.getByText('File is too large. Max size: 10MB')).toBeVisible();
  const several = [await made('tiny.jpg'), await made('photo-1200.jpg')];
  await letGo(page, await dragOver(page, 'Drag & Drop your images here', several));
  await expect(page.getByText('Too many files. Max: 1')).toBeVisible();
  await choose(page, await made('photo-1200.jpg'));
  const widths = page.getByLabel('Widths');
  await widths.fill('480, wide');
  await expect(makeButton(page)).toBeDisabled();
  await widths.blur();
  await expect(page.getByText('Enter up to 12 whole numbers')).toBeVisible();
  await widths.fill('');
  await widths.blur();
  await expect(widths).toHaveValue('480, 800, 1200');
  for (const format of ['AVIF', 'WebP', 'JPG']) await page.getByRole('checkbox', { name: format }).uncheck();
  await expect(page.getByText('Choose at least one format.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Make 0/ })).toBeDisabled();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`on a phone, each step fits and is accessible in the ${colorScheme} theme`, ALL, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/responsive-images');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await choose(page, await made('photo-1200.jpg'));
    await expect(makeButton(page)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await makeButton(page).click();
    await expect(downloadAll(page)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
