import type { Page } from '@playwright/test';
import { action, downloadAll, processAll } from '../batch-page.ts';
import { fakeTest } from '../fake-engine/fake-engine.ts';
import { choose, downloadButton, made, savedFile } from '../files.ts';
import { Hand } from '../hand.ts';
import { chooseSize } from '../resize-page.ts';
import { expect } from '../test.ts';

/* A new visitor's jobs on a laptop, from the drop to the file. Counts presses, including those into a field. */

fakeTest.use({ viewport: { width: 1366, height: 768 } });

interface Job {
  path: string;
  files: Parameters<typeof made>[0][];
  /** Presses until the file is saved. */
  press(page: Page, hand: Hand): Promise<void>;
  presses: number;
}

const format = (page: Page, name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });

async function typed(page: Page, hand: Hand, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label);
  await hand.press(field);
  await field.fill(text);
}

const SINGLE: Record<string, Job> = {
  'a photo smaller': { path: '/compress', files: ['photo-1200.jpg'], press: async () => {}, presses: 1 },
  'a photo for a form that takes 60 KB': {
    path: '/compress',
    files: ['photo-1200.jpg'],
    press: (page, hand) => typed(page, hand, 'Target size (KB)', '60'),
    presses: 2,
  },
  'a photo 600 pixels wide for a blog': {
    path: '/resize',
    files: ['photo-1200.jpg'],
    press: (page, hand) => typed(page, hand, 'Width', '600'),
    presses: 2,
  },
  'a passport photo, by opening a list and choosing from it': {
    path: '/resize',
    files: ['photo-1200.jpg'],
    press: async (page, hand) => {
      hand.count();
      hand.count();
      await chooseSize(page, /· Passport/);
    },
    presses: 3,
  },
  'a PNG as JPG': {
    path: '/convert',
    files: ['photo-600.png'],
    press: (page, hand) => hand.press(format(page, 'JPG')),
    presses: 2,
  },
  'a logo as JPG on black': {
    path: '/convert',
    files: ['transparent.png'],
    press: async (page, hand) => {
      await hand.press(format(page, 'JPG'));
      await hand.press(page.locator('summary').filter({ hasText: 'More options' }));
      await hand.press(page.getByRole('button', { name: 'Black', exact: true }));
    },
    presses: 4,
  },
};

for (const [job, { path, files, press, presses }] of Object.entries(SINGLE))
  fakeTest(`${job}: presses from the drop to the file: ${presses}`, async ({ page }) => {
    const hand = new Hand();
    await page.goto(path);
    await choose(page, ...(await Promise.all(files.map((name) => made(name)))));
    const download = downloadButton(page);
    await expect(download).toBeEnabled();
    await press(page, hand);
    await expect(download).toBeEnabled();
    expect((await savedFile(page, () => hand.press(download))).bytes.length).toBeGreaterThan(0);
    hand.expectPresses(presses);
  });

fakeTest('photos as WebP in one ZIP, in three presses', async ({ page }) => {
  const hand = new Hand();
  await page.goto('/batch');
  await hand.press(action(page, 'Convert'));
  await choose(page, await made('photo-1200.jpg', 'a.jpg'), await made('photo-1200.jpg', 'b.jpg'));
  await hand.press(processAll(page));
  await expect(downloadAll(page)).toHaveText('Download All (2)');
  expect((await savedFile(page, () => hand.press(downloadAll(page)))).name).toMatch(/\.zip$/);
  hand.expectPresses(3);
});

fakeTest('a search for "remove exif" opens a page about it, and one press saves the file', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search tools' });
  await search.fill('remove exif');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Remove EXIF Data' })).toBeVisible();
  await choose(page, await made('photo-1200.jpg'));
  const hand = new Hand();
  await savedFile(page, () => hand.press(downloadButton(page)));
  hand.expectPresses(1);
});
