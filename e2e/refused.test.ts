import type { Page } from '@playwright/test';
import { cameraRaw, type RawKind } from '../fixtures/camera-raw.ts';
import type { FixtureName } from '../fixtures/index.ts';
import { choose, dragOver, made, transferOf, type Upload } from './files.ts';
import { expect, expectAccessible, test } from './test.ts';

/* Files that the door refuses: a card names each with the reason for its kind, and the way on. */

const zone = (page: Page) => page.getByRole('main').locator('[role=presentation]', { has: page.locator('input') });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const invitation = 'Drag & Drop your images here';

const upload = (name: string, text: string, mimeType = ''): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(text, 'latin1'),
});

const KINDS: readonly [what: string, file: () => Promise<Upload> | Upload, line: string, sentence: RegExp][] = [
  ['a PDF', () => upload('form.pdf', '%PDF-1.7\n'), 'Invalid file type', /This is a PDF\./],
  ['a PDF that is named a photo', () => upload('photo.jpg', '%PDF-1.7\n', 'image/jpeg'), 'Invalid file type', /PDF/],
  ['a video', () => upload('clip.mp4', '\0\0\0\x18ftypmp42\0\0\0\0', 'video/mp4'), 'Invalid file type', /video/],
  ['a document', () => upload('letter.rtf', '{\\rtf1'), 'Invalid file type', /This is a document/],
  ['an archive', () => upload('photos.zip', 'PK\x03\x04\x14\0'), 'Invalid file type', /This is an archive/],
  ['an empty file', () => made('empty.jpg'), 'Failed to load image', /This file is empty/],
  ['a damaged picture', () => made('damaged.png'), 'Failed to load image', /This file is damaged or incomplete/],
  ['a program', () => upload('setup.exe', 'MZ\x90\0\x03'), 'Invalid file type', /not an image that can be read here/],
];

for (const [what, file, line, sentence] of KINDS)
  test(`${what} is refused once, by its name, with the reason and the way on`, async ({ page }) => {
    const { name, ...rest } = await file();
    await page.goto('/compress');
    await choose(page, { name, ...rest });
    await expect(alert(page)).toHaveCount(1);
    await expect(alert(page)).toContainText(name);
    await expect(alert(page)).toContainText(line);
    await expect(alert(page)).toContainText(sentence);
    await expect(zone(page)).toContainText(name);
    // The tool has not been opened.
    await expect(page.getByRole('button', { name: 'Compress image' })).toHaveCount(0);
    await expectAccessible(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Browse Files' }).click();
    await (await chooser).setFiles(await made('tiny.jpg'));
    await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
  });

for (const [name, bytes, link, path] of [
  ['form.pdf', '%PDF-1.7\n', 'Make a PDF of pictures instead', '/tools/image-to-pdf-compressor'],
  ['clip.mp4', '\0\0\0\x18ftypmp42\0\0\0\0', 'Make a GIF of pictures instead', '/tools/gif-maker'],
] as const)
  test(`${name} leads to the tool that makes such a file`, async ({ page }) => {
    await page.goto('/compress');
    await choose(page, upload(name, bytes));
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
  });

test.describe('without the sample picture', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the failure of the sample takes the place of an older refusal', async ({ page }) => {
    await page.route(/sample-.*\.jpg/, (route) => route.abort());
    await page.goto('/compress');
    await choose(page, upload('setup.exe', 'MZ\x90\0\x03'));
    await expect(alert(page)).toContainText('setup.exe');
    await page.getByRole('button', { name: 'Try it with a sample picture' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('setup.exe')).toHaveCount(0);
  });
});

const RAW: readonly RawKind[] = ['nef', 'arw', 'dng', 'cr2', 'pef', 'cr3', 'raf'];

test('camera RAW files are named, whatever their names are, and never opened as their thumbnails', async ({ page }) => {
  await page.goto('/resize');
  for (const kind of RAW)
    for (const name of [`photo.${kind}`, 'photo.tif', 'photo.jpg']) {
      await choose(page, { name, mimeType: '', buffer: Buffer.from(cameraRaw(kind)) });
      await expect(alert(page)).toContainText('This is a camera’s RAW file');
      await expect(alert(page)).toContainText(name);
      await choose(page, upload('setup.exe', 'MZ\x90\0\x03'));
      await expect(alert(page)).toContainText('not an image that can be read here');
    }
});

test('a folder without pictures is named', async ({ page }) => {
  await page.goto('/compress');
  await page.getByText(invitation).evaluate((area) => {
    const entry = { isDirectory: true, createReader: () => ({ readEntries: (done: (all: []) => void) => done([]) }) };
    const item = { kind: 'file', type: '', getAsFile: () => null, webkitGetAsEntry: () => entry };
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    area.dispatchEvent(Object.assign(drop, { dataTransfer: { types: ['Files'], files: [], items: [item] } }));
  });
  await expect(alert(page)).toContainText('Invalid file type. Please upload an image.');
  await expect(alert(page)).toContainText('This is a folder');
});

test('limits are grey, and opening anyway is the primary button', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('eleven-megabytes.jpg'));
  const said = zone(page).getByRole('status').filter({ hasText: 'File is too large. Max size: 10MB' });
  await expect(said).toContainText('eleven-megabytes.jpg');
  await expect(alert(page)).toHaveCount(0);
  const anyway = page.getByRole('button', { name: 'Open it anyway' });
  const colourOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  const primary = await colourOf('Open it anyway');
  expect(await colourOf('Open it in 10 MB Photo Compressor')).not.toBe(primary);
  expect(await zone(page).getByRole('button').first().textContent()).toBe('Open it anyway');
  await expectAccessible(page);
  await anyway.click();
  await expect(page.getByRole('button', { name: 'Compress image' })).toHaveCSS('background-color', primary);

  await page.goto('/batch');
  const tiny = await made('tiny.jpg');
  await choose(page, ...Array.from({ length: 21 }, (_, i) => ({ ...tiny, name: `photo-${i}.jpg` })));
  await expect(zone(page).getByText('Too many files. Max: 20')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test('the dialog of a single tool takes several pictures, which lead to the batch with the settings', async ({
  page,
}) => {
  for (const [path, name, value] of [
    ['/compress?quality=42', 'Compress', '42'],
    ['/tools/100kb-photo-compressor', 'Compress', undefined],
    ['/tools/heic-to-jpg-converter', 'Convert', undefined],
  ] as const) {
    await page.goto(path);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Browse Files' }).click();
    expect((await chooser).isMultiple()).toBe(true);
    await (await chooser).setFiles([await made('tiny.jpg'), await made('photo-1200.jpg')]);
    await page.getByRole('button', { name: 'Open all 2 in Batch Processing, with these settings' }).click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
    if (value) await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue(value);
    if (path.includes('100kb')) await expect(page).toHaveURL(/target=100kb/);
    if (path.includes('heic')) await expect(page.getByLabel('Target format')).toHaveValue('jpeg');
  }
});

test('a drop beside the upload area is taken', async ({ page }) => {
  for (const [path, opened] of [
    ['/', page.getByText('What do you want to do with it?')],
    ['/compress', page.getByRole('button', { name: 'Compress image' })],
  ] as const) {
    await page.goto(path);
    const dataTransfer = await dragOver(page, invitation, [await made('tiny.jpg')]);
    await page.getByRole('contentinfo').dispatchEvent('drop', { dataTransfer });
    await expect(opened).toBeVisible();
  }
});

test('the whole page shows that it takes files', async ({ page }) => {
  await page.goto('/compress');
  const dataTransfer = await transferOf(page, [await made('tiny.jpg')]);
  await page.getByRole('contentinfo').dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText('Drop the files here')).toBeVisible();
});

test.describe('a drop on an open picture', () => {
  const openPicture = async (page: Page) => {
    await page.goto('/compress?quality=42');
    await choose(page, await made('photo-1200.jpg'));
    await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
  };
  const dropOn = async (page: Page, ...names: FixtureName[]) => {
    const files = await Promise.all(names.map((name) => made(name)));
    const dataTransfer = await transferOf(page, files);
    await page.getByRole('contentinfo').dispatchEvent('drop', { dataTransfer });
  };
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'A picture is already open' });

  test('replaces it, with the same settings', async ({ page }) => {
    await openPicture(page);
    await dropOn(page, 'photo-600.png');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Open photo-600.png instead' }).click();
    await expect(page.getByText('photo-600.png').first()).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('42');
  });

  test('is refused like any other, and the open one is kept', async ({ page }) => {
    await openPicture(page);
    await dropOn(page, 'damaged.png');
    await dialog(page).getByRole('button', { name: 'Open damaged.png instead' }).click();
    await expect(alert(page)).toContainText('This file is damaged or incomplete');
    await page.getByRole('button', { name: 'Go on with photo-1200.jpg' }).click();
    await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
  });

  test('goes to the batch with it and its settings', async ({ page }) => {
    await openPicture(page);
    await dropOn(page, 'tiny.jpg', 'photo-600.png');
    await dialog(page).getByRole('button', { name: 'Open all 3 in Batch Processing, with these settings' }).click();
    await expect(page.getByRole('list', { name: /^Images/ }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('42');
  });

  test('can be ignored', async ({ page }) => {
    await openPicture(page);
    await dropOn(page, 'tiny.jpg');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('photo-1200.jpg').first()).toBeVisible();
  });
});
