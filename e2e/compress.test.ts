import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { colourAt, pixelsOf } from '../fixtures/compare.ts';
import { asSharp, noise, photoLike } from '../fixtures/pictures.ts';
import { openExpert } from './expert.ts';
import { fakeTest } from './fake-engine/fake-engine.ts';
import { choose, download, downloadButton, made, openMoreFormats, savedFile, type Upload } from './files.ts';
import { ALL, expect, expectAccessible, nextWarning, test, toast } from './test.ts';

const quality = (page: Page) => page.getByRole('slider', { name: 'Quality' });
const target = (page: Page) => page.getByLabel('Target size (KB)');
const format = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const resizeBox = (page: Page) => page.getByLabel('Resize to fit 1280 × 720');
const run = (page: Page) => page.getByRole('button', { name: 'Compress image' });
const losses = (page: Page) => page.getByRole('list', { name: 'Before you start' });

async function open(page: Page, upload: Upload, query = ''): Promise<void> {
  await page.goto(`/compress${query}`);
  await choose(page, upload);
  await expect(run(page)).toBeVisible();
}

function inUnit(bytes: number): { value: string; unit: string } {
  if (bytes < 1024) return { value: String(bytes), unit: 'Bytes' };
  const [unit, divisor] = bytes < 1024 ** 2 ? (['KB', 1024] as const) : (['MB', 1024 ** 2] as const);
  return { value: (bytes / divisor).toFixed(2), unit };
}

/** As the screens show it: with two decimals. */
function sizeText(bytes: number): string {
  const { value, unit } = inUnit(bytes);
  return `${value} ${unit}`;
}

/** A typed size: with at most two decimals. */
function limitText(bytes: number): string {
  const { value, unit } = inUnit(bytes);
  return `${Number(value)} ${unit}`;
}

/** A logo with a few colours. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><rect width="240" height="120" fill="#fff"/><circle cx="60" cy="60" r="40" fill="#e33"/><path d="M120 20h100v80z" fill="#247"/></svg>';

/** More frames than fit into ten kilobytes at any quality and size. */
async function endlessAnimation(): Promise<Upload> {
  const side = 16;
  const frames = 160;
  const random = noise(11);
  const data = Buffer.from(Array.from({ length: side * side * frames * 3 }, () => Math.floor(random() * 256)));
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return {
    name: 'noise.gif',
    mimeType: 'image/gif',
    buffer: await sharp(data, { raw }).gif({ effort: 1, dither: 0, colours: 16 }).toBuffer(),
  };
}

fakeTest('opens with its defaults, and can be reset to them', async ({ page }) => {
  await page.goto('/compress?quality=30&format=webp&edits=none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image Compression Tool');
  await choose(page, await made('photo-1200.jpg'));
  await expect(quality(page)).toHaveValue('30');
  await resizeBox(page).check();
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page).toHaveURL(/\/compress$/);
  await choose(page, await made('photo-1200.jpg'));
  await expect(quality(page)).toHaveValue('75');
  await expect(format(page, 'JPG')).toBeChecked();
  await expect(resizeBox(page)).not.toBeChecked();
  await expect(target(page)).toHaveValue('');
});

test.describe('already small', () => {
  test.use({ expectedComplaints: [/^Compression was ineffective/] });

  test('marks a file that would save too little before its run', async ({ page }) => {
    const coarse = await made('coarse.jpg');
    await open(page, coarse);
    await expect(losses(page)).toContainText(
      'The result would be larger or hardly smaller, so you get your original back.',
    );
    await expectAccessible(page);
    await openExpert(page);
    // From here on only the header is known.
    await page.getByLabel('Show the result while I change settings').uncheck();
    await quality(page).fill('80');
    await expect(losses(page)).toContainText('Already small: it will probably save less than 5%.');
    await quality(page).fill('30');
    await expect(losses(page)).toHaveCount(0);
    await quality(page).fill('80');
    await run(page).click();
    expect((await download(page)).bytes.equals(coarse.buffer)).toBe(true);
  });
});

test.describe('a quality that was chosen by hand', () => {
  /** Of a low quality, so that no other one takes far fewer bytes. */
  async function savedBefore(): Promise<Upload> {
    const photo = asSharp(photoLike(1200, 900)).jpeg({ quality: 60 });
    return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() };
  }

  const caption = (page: Page, quality: number) => page.getByText(`JPG ${quality}`, { exact: false }).first();
  const offer = (page: Page) => page.getByText(/^Smaller: .* at quality \d+\./);

  test('is the quality of the file, and a lower one of the page is offered in one line', async ({ page }) => {
    await open(page, await savedBefore());
    await quality(page).fill('60');
    await expect(page).toHaveURL(/quality=60&budget=no/);
    await expect(caption(page, 60)).toBeVisible();
    await expect(offer(page)).toBeVisible();
    await expectAccessible(page);
    await run(page).click();
    const { bytes } = await download(page);
    expect((await sharp(bytes).metadata()).width).toBe(1200);
    await expect(offer(page)).toBeVisible();
    const [, offered = ''] = /quality (\d+)/.exec(await offer(page).innerText()) ?? [];
    expect(Number(offered)).toBeLessThan(60);
    await offer(page).getByRole('button', { name: 'Use it' }).click();
    const smaller = await download(page);
    expect(smaller.bytes.length).toBeLessThan(bytes.length);
  });
});

fakeTest('shows the selection if the visitor’s own colours replace the site’s', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, await made('photo-1200.jpg'));
  const fill = (name: string) =>
    page.locator('label', { has: format(page, name) }).evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await fill('JPG')).not.toBe(await fill('PNG'));
  expect(await run(page).evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid');
});

test.describe('the estimates', () => {
  /** The result itself appears in a moment and would replace the estimates. */
  async function openUntried(page: Page, upload: Upload): Promise<void> {
    await open(page, upload);
    await openExpert(page);
    await page.getByLabel('Show the result while I change settings').uncheck();
  }

  fakeTest('follow the quality', async ({ page }) => {
    const photo = await made('photo-1200.jpg');
    const bytes = photo.buffer.length;
    await openUntried(page, photo);
    for (const [value, factor, smaller] of [
      [100, 1, 0],
      [80, 0.7, 18],
      [79, 0.69, 19],
      [40, 0.3, 54],
      [39, 0.278, 55],
      [1, 0.05, 89],
    ] as const) {
      await quality(page).fill(String(value));
      await expect(page.getByText(`About ${sizeText((bytes * value) / 100)}, ${smaller}% smaller`)).toBeVisible();
      await expect(target(page)).toHaveAttribute(
        'placeholder',
        String(Math.max(10, Math.round((bytes * factor) / 1024))),
      );
    }
  });

  fakeTest('move the slider for a typed size, and the slider sets the quality again', async ({ page }) => {
    const photo = await made('photo-3200.jpg');
    const original = photo.buffer.length / 1024;
    await openUntried(page, photo);
    for (const ratio of [0.02, 0.08, 0.3, 0.8, 1.2]) {
      const kb = Math.round(original * ratio);
      const share = kb / original;
      const expected =
        share >= 1 ? 95 : share < 0.1 ? Math.max(5, share * 300) : share < 0.5 ? 30 + share * 80 : 70 + share * 30;
      await target(page).fill(String(kb));
      await expect(quality(page)).toHaveValue(String(Math.min(95, Math.round(expected))));
      // Beneath the slider, and in the bar with the button.
      await expect(page.getByText(new RegExp(`^At most ${limitText(kb * 1024)}`.replace(/ /g, '\\s')))).toBeVisible();
    }
    await quality(page).fill('50');
    await expect(target(page)).toHaveValue('');
    await expect(page.getByText(/^About .* 45% smaller$/)).toBeVisible();
  });

  fakeTest('start from the target of a page', async ({ page }) => {
    const photo = await made('photo-3200.jpg');
    await page.goto('/tools/100kb-photo-compressor');
    await choose(page, photo);
    await expect(target(page)).toHaveValue('100');
    // The slider is disabled: the quality that produces the file is not shown as a setting.
    await expect(page.getByRole('radio', { name: 'By size' })).toBeChecked();
    const share = (100 * 1024) / photo.buffer.length;
    const expected = share < 0.1 ? Math.max(5, share * 300) : 30 + share * 80;
    await expect(quality(page)).toHaveValue(String(Math.round(expected)));
  });

  fakeTest('are never below 10 KB', async ({ page }) => {
    await open(page, await made('tiny.jpg'));
    await expect(target(page)).toHaveAttribute('placeholder', '10');
  });
});

fakeTest(
  'a target is between 10 and 10000 KB, or is refused under its field with the label in red',
  async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    const label = page.getByText('Target size (KB)', { exact: true });
    const usual = await label.evaluate((element) => getComputedStyle(element).color);
    for (const wrong of ['9', '10001', '-20', 'abc']) {
      await target(page).fill(wrong);
      await target(page).blur();
      await expect(page.getByText('Target size must be between 10 and 10000 KB')).toBeVisible();
      await expect(target(page)).toHaveAttribute('aria-invalid', 'true');
      expect(await label.evaluate((element) => getComputedStyle(element).color)).not.toBe(usual);
      await expect(run(page)).toBeDisabled();
    }
    await expectAccessible(page);
    for (const right of ['10', '10000', '']) {
      await target(page).fill(right);
      await expect(target(page)).not.toHaveAttribute('aria-invalid', 'true');
      await expect(run(page)).toBeEnabled();
    }
  },
);

test.describe('with the quality that a result suggests', () => {
  // Its preview may be there before the test ends, and is larger than the photo.
  test.use({ expectedComplaints: [/^Compression was ineffective/] });

  test('compresses by quality, shows by how much, and offers the quality that it used', async ({ page }) => {
    const photo = await made('photo-1200.jpg');
    await open(page, photo);
    await quality(page).fill('60');
    await run(page).click();
    await expect(toast(page)).toContainText('Image compressed successfully');
    const { name, bytes, image } = await download(page);
    const saved = Math.round(((photo.buffer.length - bytes.length) / photo.buffer.length) * 100);
    await expect(toast(page)).toContainText(`File size reduced by ${saved}%`);
    await expect(page.getByText(`-${saved}% smaller`)).toBeVisible();
    expect(name).toMatch(/^compressed-image-\d+\.jpg$/);
    expect(image).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
    expect(bytes.length).toBeLessThan(photo.buffer.length * 0.6 ** 1.5);
    await page.getByRole('button', { name: 'Change settings' }).click();
    const after = Math.min(Math.round(Math.sqrt(photo.buffer.length / bytes.length) * 50), 95);
    await expect(quality(page)).toHaveValue('60');
    await page.getByText(`Suggested after the last run: ${after}%`).getByRole('button', { name: 'Use it' }).click();
    await expect(quality(page)).toHaveValue(String(after));
  });
});

test('shows the quality of a saved file if it is not the set one, and why', async ({ page }) => {
  const photo = await made('photo-1200.jpg');
  await open(page, { ...photo, buffer: await sharp(photo.buffer).jpeg({ quality: 68 }).toBuffer() });
  const said = page.getByText(/^Saved at quality \d+\. At 75 it would save less than 36%\.$/);
  await expect(said).toBeVisible();
  const [, used] = /Saved at quality (\d+)/.exec((await said.textContent()) ?? '') ?? [];
  await expect(page.getByRole('group', { name: /^Before and after/ })).toContainText(`JPG ${used} `);
  await run(page).click();
  await expect(said).toBeVisible();
});

test.describe('to a size', () => {
  test('stays below the target, and near it', ALL, async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    for (const [name, type] of [
      ['JPG', 'jpeg'],
      ['PNG', 'png'],
      ['WebP', 'webp'],
    ] as const) {
      await format(page, name).check();
      await target(page).fill('60');
      await run(page).click();
      const { bytes, image } = await download(page);
      await expect(toast(page)).toContainText('Target size compression complete');
      await expect(toast(page)).toContainText(`Compressed to ${Math.round(bytes.length / 1024)} KB (target: 60 KB)`);
      expect(image.format).toBe(type);
      expect(bytes.length).toBeLessThanOrEqual(60 * 1024);
      // Further below than 3% only if no better quality fits, which the page mentions.
      if (bytes.length < 60 * 1024 * 0.97)
        await expect(page.getByText(/^It is .* below the size you asked for/)).toBeVisible();
      expect(bytes.length).toBeGreaterThan(60 * 1024 * (type === 'png' ? 0.5 : 0.9));
      await page.getByRole('button', { name: 'Change settings' }).click();
    }
  });

  test('reports a target that nothing fits', async ({ page }) => {
    await open(page, await endlessAnimation(), '?format=webp&target=10kb');
    await run(page).click();
    await expect(page.getByText(/^These settings cannot reach the size you asked for/)).toBeVisible();
    const { bytes, image } = await download(page);
    expect(image).toMatchObject({ format: 'webp', pages: 160 });
    await expect(toast(page)).toContainText(`Compressed to ${Math.ceil(bytes.length / 1024)} KB (target: 10 KB)`);
    expect(bytes.length).toBeGreaterThan(10 * 1024);
  });

  test('leaves a file unchanged that fits already', async ({ page }) => {
    const photo = await made('photo-1200.jpg');
    await open(page, photo, '?target=5mb');
    await expect(losses(page)).toHaveText('Already below 5 MB: left as it is');
    await run(page).click();
    await expect(page.getByText('already within the size you asked for, so it was left as it is')).toBeVisible();
    expect((await download(page)).bytes.equals(photo.buffer)).toBe(true);
  });

  test('removes the place from a photo that fits already, and announces it before', async ({ page }) => {
    await open(page, await made('place-and-thumbnail.jpg'), '?target=5mb');
    await expect(losses(page)).toHaveText('Already below 5 MB: the picture stays as it is, camera details are removed');
    await run(page).click();
    await expect(page.getByText('Camera details and hidden data were removed.')).toBeVisible();
    expect((await download(page)).image.exif).toBeUndefined();
  });
});

test('names the format that an opaque PNG becomes, and keeps the PNG after one press, the next time too', async ({
  page,
}) => {
  const png = await made('photo-600.png');
  const becomes = page.getByText('Your PNG becomes a JPG.');
  await open(page, png);
  await expect(becomes).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep PNG' }).click();
  await expect(becomes).toBeHidden();
  await expect(format(page, 'Same format')).toBeChecked();
  const { name, bytes } = await download(page);
  expect(name).toMatch(/\.png$/);
  expect(bytes.length).toBeLessThan(png.buffer.length);
  await open(page, png);
  await expect(format(page, 'Same format')).toBeChecked();
  // A format that is chosen by hand ends it.
  await page.getByText('JPG', { exact: true }).click();
  await open(page, png);
  await expect(becomes).toBeVisible();
});

test('leaves tiny files unchanged', async ({ page }) => {
  const tiny = await made('tiny.jpg');
  await open(page, tiny);
  await run(page).click();
  await expect(page.getByText('This file is 10 KB or less, so it was left as it is.')).toBeVisible();
  const { name, bytes } = await download(page);
  expect(name).toMatch(/^compressed-image-\d+\.jpg$/);
  expect(bytes.equals(tiny.buffer)).toBe(true);
});

test('compresses a tiny file that it left unchanged, after one press', async ({ page }) => {
  const logo = await sharp(Buffer.from(LOGO)).png({ compressionLevel: 1 }).toBuffer();
  expect(logo.length).toBeLessThan(10_240);
  await open(page, { name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(losses(page)).toHaveText('Already 10 KB or less: left as it is');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compress it anyway' }).click();
  await expect(losses(page)).toBeHidden();
  await expect(format(page, 'Same format')).toBeChecked();
  await expect(page).toHaveURL(/min-savings=0%25/);
  const { name, bytes } = await download(page);
  expect(name).toMatch(/\.png$/);
  expect(bytes.length).toBeLessThan(logo.length / 2);
});

test('offers to compress a file that fits its target, with its result too', ALL, async ({ page }) => {
  const photo = await made('photo-1200.jpg');
  await open(page, photo, '?target=5mb');
  await run(page).click();
  await page.getByRole('button', { name: 'Compress it anyway' }).click();
  await expect(toast(page)).toContainText('Image compressed successfully');
  expect((await download(page)).bytes.length).toBeLessThan(photo.buffer.length);
});

test.describe('a file that would not become smaller', () => {
  test.use({ expectedComplaints: [/^Compression was ineffective: \d+ bytes of \d+ as (JPG|PNG)$/] });

  test('is left unchanged, and a message is logged for developers', async ({ page }) => {
    const photo = await made('photo-1200.jpg');
    const dense = { ...photo, buffer: await sharp(photo.buffer).jpeg({ quality: 20 }).toBuffer() };
    await open(page, dense);
    await quality(page).fill('100');
    const warned = nextWarning(page);
    await run(page).click();
    await expect(page.getByText(/you get your original back/)).toBeVisible();
    expect((await download(page)).bytes.equals(dense.buffer)).toBe(true);
    await expect(toast(page)).toContainText('Image left as it is');
    expect(await warned).toContain('Compression was ineffective');
  });
});

test('does not call a larger result a success', async ({ page }) => {
  await open(page, await made('quadrants.png'));
  await expect(losses(page)).toContainText('left as it is');
  // The page has selected it already; now the test does by hand.
  await format(page, 'JPG').click();
  // Once there is a result, this is certain.
  await expect(losses(page)).toContainText(
    /A JPG of this image may be larger than|larger than your file because of the/,
  );
  await run(page).click();
  await expect(toast(page)).toContainText(/Image saved, but not smaller.*(\d% larger|as large)/);
  await expect(toast(page)).not.toContainText('reduced');
});

test('resizes into 1280 × 720 on the way, by quality and to a size', ALL, async ({ page }) => {
  await open(page, await made('photo-3200.jpg'));
  await resizeBox(page).check();
  await run(page).click();
  expect((await download(page)).image).toMatchObject({ width: 960, height: 720 });
  await page.getByRole('button', { name: 'Change settings' }).click();
  await target(page).fill('80');
  await run(page).click();
  const { bytes, image } = await download(page);
  expect(image).toMatchObject({ width: 960, height: 720 });
  expect(bytes.length).toBeLessThanOrEqual(80 * 1024);
});

test.describe('what it writes', () => {
  test('is the selected format, and is compared with the original', ALL, async ({ page }) => {
    const picture = await made('photo-600.png');
    await open(page, picture);
    for (const [name, type, extension] of [
      ['PNG', 'png', 'png'],
      ['WebP', 'webp', 'webp'],
      ['AVIF', 'heif', 'avif'],
      ['JPG', 'jpeg', 'jpg'],
    ] as const) {
      await openMoreFormats(page);
      await format(page, name).check();
      await run(page).click();
      const { name: as, bytes, image } = await download(page);
      expect(as.endsWith(`.${extension}`)).toBe(true);
      expect(image).toMatchObject({ format: type, width: 600, height: 400 });
      expect(bytes.length).toBeLessThan(picture.buffer.length);
      await page.getByRole('button', { name: 'Change settings' }).click();
    }
  });

  test('can be a PDF of one page, which shows its picture', ALL, async ({ page }) => {
    await open(page, await made('photo-1200.jpg'), '?format=pdf');
    await run(page).click();
    await expect(page.getByRole('slider', { name: 'Divider between before and after' })).toBeVisible();
    const { name, bytes } = await savedFile(page, () => downloadButton(page).click());
    expect(name).toMatch(/^compressed-image-\d+\.pdf$/);
    const document = await PDFDocument.load(bytes);
    expect(document.getPages().map((sheet) => sheet.getSize())).toEqual([{ width: 900, height: 600 }]);
    expect(bytes.length).toBeLessThan((await made('photo-1200.jpg')).buffer.length);
    await expect(page.getByText('No image')).toHaveCount(0);
  });

  test.describe('an animation', () => {
    // The page processes its default format in advance, which does not help here.
    test.use({ expectedComplaints: [/^Compression was ineffective/] });

    test('keeps an animation, or announces before the run that one picture is kept', ALL, async ({ page }) => {
      await open(page, await endlessAnimation());
      await expect(losses(page)).toContainText('It stays a GIF, because a JPG cannot be animated.');
      await open(page, await made('four-frames.gif'));
      await format(page, 'JPG').check();
      await expect(losses(page)).toContainText('JPG cannot be animated: only the first frame is kept.');
      await format(page, 'WebP').check();
      await expect(losses(page).getByText('cannot be animated')).toHaveCount(0);
      await run(page).click();
      expect((await download(page)).image).toMatchObject({ format: 'webp', pages: 4 });
    });
  });

  test('puts transparency on white, and announces it before the run', ALL, async ({ page }) => {
    await open(page, await made('transparent.png'));
    await expect(format(page, 'Same format')).toBeChecked();
    await format(page, 'JPG').check();
    await expect(losses(page)).toContainText('JPG has no transparency: transparent areas become white.');
    await run(page).click();
    const { bytes, image } = await download(page);
    expect(image).toMatchObject({ format: 'jpeg', hasAlpha: false });
    expect(Math.min(...colourAt(await pixelsOf(bytes), 0.01, 0.5))).toBeGreaterThan(235);
  });

  test('is a JPG below quality 40, which is shown with the format', ALL, async ({ page }) => {
    await open(page, await made('photo-600.png'), '?format=png');
    await quality(page).fill('39');
    await expect(page.getByText('600 × 400 · JPG')).toBeVisible();
    await run(page).click();
    expect((await download(page)).image.format).toBe('jpeg');
  });
});

test.describe('the address', () => {
  fakeTest('contains the settings, and opens with them', ALL, async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await format(page, 'WebP').check();
    await quality(page).fill('55');
    await resizeBox(page).check();
    await expect(page).toHaveURL(/width=1280&height=720.*format=webp.*quality=55/);
    await page.reload();
    await choose(page, await made('photo-1200.jpg'));
    await expect(format(page, 'WebP')).toBeChecked();
    await expect(quality(page)).toHaveValue('55');
    await expect(resizeBox(page)).toBeChecked();
    await target(page).fill('150');
    await expect(page).toHaveURL(/target=150kb/);
    await page.reload();
    await choose(page, await made('photo-1200.jpg'));
    await expect(target(page)).toHaveValue('150');
  });

  fakeTest('is ignored if it is invalid', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'), '?quality=900&target=0.5kb&format=doc&width=-1&nonsense=1');
    await expect(quality(page)).toHaveValue('75');
    await expect(format(page, 'JPG')).toBeChecked();
    await expect(target(page)).toHaveValue('');
    await expect(resizeBox(page)).not.toBeChecked();
    await expect(page).toHaveURL(/\/compress$/);
  });
});

for (const [query, text] of [
  ['?target=9kb', '9'],
  ['?target=20mb', '20480'],
] as const)
  fakeTest(`${query} has the field's words, and does not run`, async ({ page }) => {
    await open(page, await made('photo-1200.jpg'), query);
    await expect(target(page)).toHaveValue(text);
    await expect(page.getByText('Target size must be between 10 and 10000 KB')).toBeVisible();
    await expect(run(page)).toBeDisabled();
    await expect(downloadButton(page)).toBeDisabled();
    await target(page).fill('60');
    await expect(run(page)).toBeEnabled();
    await expect(page.getByText('Target size must be')).toBeHidden();
  });

test('links to the other tools', async ({ page }) => {
  await open(page, await made('tiny.jpg'));
  await run(page).click();
  await download(page);
  const more = page.getByRole('navigation', { name: 'Try More Tools' });
  await expect(more.getByRole('heading')).toHaveText('Try More Tools');
  const links = more.getByRole('link');
  await expect(links).toHaveText(['Image Resizer', 'Format Converter', 'Batch Processing']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/resize',
    '/convert',
    '/batch',
  ]);
  await links.nth(1).click();
  await expect(page).toHaveURL(/\/convert$/);
});

/** A page with lines and a photo. */
async function pageWithPhoto(): Promise<Upload> {
  const lines = Array.from(
    { length: 24 },
    (_, i) => `<path d="M40 ${60 + i * 20}h${180 + ((i * 37) % 60)}" stroke="#24292f"/>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600"><rect width="1000" height="600" fill="#fff"/>
    <rect width="1000" height="40" fill="#0b3d66"/>${lines.join('')}</svg>`;
  const input = await asSharp(photoLike(640, 480, 3))
    .png()
    .toBuffer();
  const image = sharp(Buffer.from(page)).composite([{ input, left: 320, top: 80 }]);
  return { name: 'page.png', mimeType: 'image/png', buffer: await image.removeAlpha().png().toBuffer() };
}

test('offers another format where that takes half of a PNG', async ({ page }) => {
  const upload = await pageWithPhoto();
  await open(page, upload, '?format=png');
  await run(page).click();
  await expect(toast(page)).toContainText('Image compressed successfully');
  const png = (await download(page)).bytes.length;
  const offer = page.getByText(/^As a WebP it takes .+, without a visible difference\./);
  await expect(offer).toBeVisible();
  const named = await offer.innerText();
  await page.getByRole('button', { name: 'Use WebP instead' }).click();
  await expect(page.getByText('Image compressed successfully')).toHaveCount(1);
  const { image, bytes } = await download(page);
  expect(image.format).toBe('webp');
  expect(named).toContain(sizeText(bytes.length));
  expect(bytes.length).toBeLessThanOrEqual(png / 2);
  await expect(offer).toHaveCount(0);
});

test('padding is stated before the run, left out in one press, and stays out', ALL, async ({ page }) => {
  const photo: Upload = {
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await asSharp(photoLike(1200, 800, 5))
      .png()
      .toBuffer(),
  };
  const pads = page.getByRole('checkbox', { name: 'Fill the file up with comments' });
  await open(page, photo, '?target=1000kb');
  await expect(pads).toBeChecked();
  const stated = await page.getByText(/^Without padding: /).textContent();
  const padded = await savedFile(page, () => downloadButton(page).click());
  await pads.uncheck();
  const bare = await savedFile(page, () => downloadButton(page).click());
  expect(stated).toBe(`Without padding: ${sizeText(bare.bytes.length)}`);
  expect(bare.bytes.length).toBeLessThan(0.9 * padded.bytes.length);
  await open(page, photo, '?target=1000kb');
  await expect(pads).not.toBeChecked();
});
