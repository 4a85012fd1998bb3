/** Metadata of one's own on the page about metadata: the saved files are read with the engine. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inspect } from '../engine/inspect/inspect.ts';
import { type Stated, statedIn } from '../engine/inspect/stated.ts';
import { withCredits } from '../fixtures/credits.ts';
import { fixture } from '../fixtures/index.ts';
import { readZip } from '../fixtures/read-zip.ts';
import { onDisk, rows } from './batch-page.ts';
import { choose, made, savedFile, type Upload } from './files.ts';
import { tabTo } from './keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download ·/ });
const zipButton = (page: Page) => page.getByRole('button', { name: /^Download All \(\d+\)$/ });
const fold = (page: Page) => page.getByRole('main').locator('summary').filter({ hasText: 'Write your own' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const way = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Date taken' }).getByRole('radio', { name, exact: true });
const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

async function statedBy(bytes: Buffer): Promise<Stated> {
  const inspection = await inspect(new Uint8Array(bytes));
  return statedIn(inspection?.tags ?? []);
}

async function saved(page: Page): Promise<Buffer> {
  await expect(downloadButton(page)).toBeEnabled();
  return (await savedFile(page, () => downloadButton(page).click())).bytes;
}

const upload = (buffer: Buffer, name: string): Upload => ({ name, mimeType: 'image/jpeg', buffer });

/** A photo that states when it was taken, as the page writes it. */
async function dated(page: Page): Promise<Buffer> {
  await page.goto('/metadata?remove=nothing');
  await choose(page, upload(withCredits(await fixture('place-and-thumbnail.jpg')), 'credited.jpg'));
  await way(page, 'Set').check();
  await page.getByLabel('New date and time').fill('2024-05-01T12:00:00');
  await expect(page.getByText('Taken 1 May 2024, 12:00:00')).toBeVisible();
  return saved(page);
}

test('an author, texts and a resolution are written, beside all that is in the file', async ({ page }) => {
  await page.goto('/metadata');
  const jpeg = withCredits(await fixture('place-and-thumbnail.jpg'));
  await choose(page, upload(jpeg, 'credited.jpg'));
  await page.getByRole('radio', { name: /^Nothing/ }).check();
  await expect(page.getByText('Nothing is removed or written: the file stays as it is.')).toBeVisible();
  await field(page, 'Author').fill('Zoë Öz');
  await field(page, 'Copyright').fill('© Zoë');
  await field(page, 'Caption').fill('A lake');
  await field(page, 'Keywords').fill('lake, boat,');
  await field(page, 'Resolution').fill('240');
  await expect(page.getByText('Author: Zoë Öz')).toBeVisible();
  await expect(page.getByText('240 dpi')).toBeVisible();
  await expect(page.getByText(/^Read again: \d+ tags left besides what you wrote\.$/)).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\?remove=nothing&dpi=240$/);
  const bytes = await saved(page);
  expect(await statedBy(bytes)).toEqual({
    taken: undefined,
    author: 'Zoë Öz',
    copyright: '© Zoë',
    caption: 'A lake',
    keywords: 'lake, boat',
    dpi: 240,
  });
  expect(await pixelsOf(bytes)).toEqual(await pixelsOf(jpeg));
});

test('what was written is not counted as left', async ({ page }) => {
  await page.goto('/metadata');
  await choose(page, await made('place-and-thumbnail.jpg'));
  await fold(page).click();
  await field(page, 'Author').fill('Ann');
  await expect(page.getByText('Read again: nothing is left but what you wrote.')).toBeVisible();
  const left = await inspect(new Uint8Array(await saved(page)));
  expect(left?.place).toBeUndefined();
  expect(left && statedIn(left.tags).author).toBe('Ann');
});

test('a date is set, and shifted with the one before beside it', async ({ page }) => {
  const bytes = await dated(page);
  expect(await statedBy(bytes)).toMatchObject({ taken: '2024-05-01T12:00:00', author: 'Ann Artist' });
  await page.goto('/metadata?remove=nothing&shift=3600');
  await choose(page, upload(bytes, 'slow.jpg'));
  await expect(page.getByText('1 May 2024, 12:00:00 becomes 1 May 2024, 13:00:00')).toBeVisible();
  await expect(page.getByText('Taken 1 May 2024, 13:00:00')).toBeVisible();
  await page.getByRole('radio', { name: 'Earlier' }).check();
  await field(page, 'Days').fill('2');
  await field(page, 'Minutes').fill('30');
  await expect(page.getByText('Taken 29 Apr 2024, 10:30:00')).toBeVisible();
  await expect(page).toHaveURL(/shift=-178200/);
  expect(await statedBy(await saved(page))).toMatchObject({ taken: '2024-04-29T10:30:00' });

  await page.getByRole('radio', { name: /^Everything/ }).check();
  await expect(page.getByText(/^The date is removed first, so there is nothing to shift\./)).toBeVisible();
});

test('a format that cannot hold it is named', async ({ page }) => {
  await page.goto('/metadata');
  await choose(page, await made('quadrants.gif'));
  await fold(page).click();
  await field(page, 'Author').fill('Ann');
  await expect(page.getByText('This kind of file cannot hold what you want to write.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeDisabled();
});

test('a batch of a camera with the wrong clock is shifted, and its files are dated', async ({ page }, info) => {
  const photo = await dated(page);
  const date = new Date('2019-05-04T10:20:30Z');
  const uploads = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ upload: upload(photo, name), date }));
  await page.goto('/metadata?remove=nothing&shift=3600');
  await page.getByLabel('Image file').setInputFiles(await onDisk(info, uploads));
  await expect(rows(page).getByText(/Taken 1 May 2024, 13:00:00/)).toHaveCount(3);
  await expectAccessible(page);
  const zipped = async () => {
    await expect(zipButton(page)).toBeEnabled();
    return readZip((await savedFile(page, () => zipButton(page).click())).bytes);
  };
  const kept = await zipped();
  expect(kept.map(({ modified }) => modified)).toEqual([date, date, date]);
  await page.getByRole('checkbox', { name: 'Date the files like the photos' }).check();
  await expect(page).toHaveURL(/file-dates=taken/);
  const entries = await zipped();
  expect(entries.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  for (const { bytes, modified } of entries) {
    expect((await statedBy(bytes)).taken).toBe('2024-05-01T13:00:00');
    const shown = await page.evaluate((time) => new Date(time).toLocaleString('sv'), modified?.getTime() ?? 0);
    expect(shown).toBe('2024-05-01 13:00:00');
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(photo));
  }
});

test('works by keyboard alone', async ({ page }) => {
  await page.goto('/metadata');
  await choose(page, await made('place-and-thumbnail.jpg'));
  await tabTo(page, fold(page));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('group', { name: 'Date taken' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(way(page, 'Set')).toBeChecked();
  await tabTo(page, field(page, 'Author'));
  await page.keyboard.type('Ann');
  await expect(page.getByText('Author: Ann')).toBeVisible();
  await tabTo(page, downloadButton(page));
});

test('the page about dates opens with a date to set, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tools/change-photo-date');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change the Date of a Photo');
  await choose(page, await made('place-and-thumbnail.jpg'));
  await expect(way(page, 'Set')).toBeChecked();
  await expect(page.getByText('This file has no date yet.')).toBeVisible();
  await page.getByLabel('New date and time').fill('2024-05-01T12:00');
  await expect(page.getByText('Taken 1 May 2024, 12:00:00')).toBeVisible();
  await way(page, 'Shift').check();
  await expect(field(page, 'Hours')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
