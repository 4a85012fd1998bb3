/** The page that makes photos for forms: the saved file is opened and measured. */
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Portrait, portrait } from '../fixtures/portraits.ts';
import { readZip } from '../fixtures/read-zip.ts';
import { photographed, SHEETS, type Sheet } from '../fixtures/signatures.ts';
import { choose, made, savedFile, transferOf, type Upload } from './files.ts';
import { tabTo } from './keyboard.ts';
import { ALL, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download ·/ });
const checks = (page: Page) => page.getByRole('region', { name: 'Checked in the finished file' }).getByRole('listitem');

async function saved(page: Page) {
  await expect(downloadButton(page)).toBeEnabled();
  const { name, bytes } = await savedFile(page, () => downloadButton(page).click());
  return { name, bytes, ...(await sharp(bytes).metadata()) };
}

/** A signature that a phone photographed. */
async function sheet(name: string): Promise<Upload> {
  const { data, width, height } = (await photographed(SHEETS[name] as Sheet)).photo;
  const jpeg = sharp(data, { raw: { width, height, channels: 3 } }).jpeg({ quality: 90 });
  return { name: 'sheet.jpg', mimeType: 'image/jpeg', buffer: await jpeg.toBuffer() };
}

/** The share of dark pixels of a file, and its brightest corner. */
async function inkIn(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { share: data.filter((value) => value < 128).length / data.length, corner: data[info.width * 2 + 2] ?? 0 };
}

test('a photo meets every rule of a form', async ({ page }) => {
  await page.goto('/form-photo');
  await choose(page, await made('phone.jpg'));
  await page.getByLabel('Form', { exact: true }).selectOption({ label: 'IBPS PO, Clerk, RRB, SO' });
  await expect(checks(page)).toHaveText([
    /^Met: 200\s×\s230 pixels$/,
    /^Met: \d+\.\d\d KB, between 20 and 50 KB$/,
    'Met: JPG',
    'Met: No camera details',
  ]);
  await expect(page.getByText(/^Figures from “Guidelines for scanning/)).toBeVisible();
  const photo = await saved(page);
  expect(photo).toMatchObject({ name: 'photo.jpg', format: 'jpeg', width: 200, height: 230 });
  expect(photo).not.toHaveProperty('exif');
  expect(photo.bytes.length).toBeGreaterThanOrEqual(20 * 1024);
  expect(photo.bytes.length).toBeLessThanOrEqual(50 * 1000);
  await expectAccessible(page);
});

test('a photographed signature becomes ink on white that meets its form’s rules', async ({ page }) => {
  await page.goto('/form-photo?form=ibps.1');
  await choose(page, await sheet('ruled paper, tilted, in a shadow'));
  await expect(checks(page)).toHaveText([
    /^Met: 140\s×\s60 pixels$/,
    /^Met: \d+\.\d\d KB, between 10 and 20 KB$/,
    'Met: JPG',
    'Met: No camera details',
  ]);
  const black = await saved(page);
  expect(black).toMatchObject({ name: 'signature.jpg', width: 140, height: 60 });
  const { share, corner } = await inkIn(black.bytes);
  expect(corner).toBeGreaterThan(250);
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.2);
  await expectAccessible(page);

  // One press shows the paper again, and another one has blue ink.
  await page.getByText('As in the photo').click();
  await expect(page).toHaveURL(/ink=photographed/);
  await expect.poll(async () => (await inkIn((await saved(page)).bytes)).corner).toBeLessThan(248);
  await page.getByText('Blue', { exact: true }).click();
  await expect.poll(async () => (await inkIn((await saved(page)).bytes)).corner).toBeGreaterThan(250);
  const [red, , blue] = (await sharp((await saved(page)).bytes).stats()).channels;
  expect(blue?.mean).toBeGreaterThan((red?.mean ?? 0) + 3);
});

test('a signature of the visitor’s own rules, on nothing, and one that is not there', async ({ page }) => {
  await page.goto('/form-photo');
  await choose(page, await sheet('pencil'));
  await page.getByText('Signature', { exact: true }).click();
  await expect(checks(page).first()).toHaveText(/^Met: 420\s×\s180 pixels$/);
  await page.getByText('PNG', { exact: true }).click();
  await page.getByText('Transparent background').click();
  await expect(page).toHaveURL(/transparent=yes/);
  await expect.poll(async () => (await sharp((await saved(page)).bytes).stats()).isOpaque).toBe(false);
  const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#eeeeee' } })
    .png()
    .toBuffer();
  const dataTransfer = await transferOf(page, [{ name: 'blank.png', mimeType: 'image/png', buffer: blank }]);
  await page.getByRole('contentinfo').dispatchEvent('drop', { dataTransfer });
  await page.getByRole('button', { name: 'Open blank.png instead' }).click();
  await expect(page.getByText('No writing found in the frame.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeDisabled();
});

/** Draws a zigzag across the drawing area. */
async function drawOn(page: Page, strokes: number) {
  const pad = page.getByRole('application', { name: /^Drawing area/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('No drawing area');
  for (let stroke = 0; stroke < strokes; stroke++) {
    const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
    await page.mouse.move(...at(0.2, 0.3 + stroke / 10));
    await page.mouse.down();
    for (const [x, y] of [
      [0.4, 0.7],
      [0.5, 0.3],
      [0.8, 0.6],
    ] as const)
      await page.mouse.move(...at(x, y + stroke / 20), { steps: 5 });
    await page.mouse.up();
  }
  return pad.locator('path:not(.signature-line)');
}

test('a signature is drawn on the screen, before any file and instead of one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/form-photo?form=ibps.0');
  await page.getByRole('button', { name: 'Draw a signature' }).click();
  const drawn = await drawOn(page, 3);
  await expect(drawn).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawn).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use it' }).click();
  // The form's signature, not its photo.
  await expect(page).toHaveURL(/form=ibps\.1$/);
  await expect(checks(page).first()).toHaveText(/^Met: 140\s×\s60 pixels$/);
  const first = await saved(page);
  const { share, corner } = await inkIn(first.bytes);
  expect(corner).toBeGreaterThan(250);
  expect(share).toBeGreaterThan(0.01);

  await page.getByRole('button', { name: 'Draw a signature' }).click();
  await drawOn(page, 2);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Use it' })).toBeDisabled();
  await drawOn(page, 1);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(async () => (await inkIn((await saved(page)).bytes)).share).not.toBe(share);
  await expectNoSidewaysScroll(page);
});

test('a signature is drawn by keyboard alone, and announced', ALL, async ({ page }) => {
  await page.goto('/form-photo?form=ibps.1');
  await tabTo(page, page.getByRole('button', { name: 'Draw a signature' }));
  await page.keyboard.press('Enter');
  const pad = page.getByRole('application', { name: /^Drawing area/ });
  await expect(pad).toBeVisible();
  await tabTo(page, pad);
  const announced = page.getByRole('status').filter({ hasText: /pen|stroke/i });
  const drawn = pad.locator('path:not(.signature-line)');
  await page.keyboard.press('Space');
  await expect(announced).toHaveText('Pen down, 12% from the left and 60% from the top');
  for (let i = 0; i < 10; i++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.down('ArrowUp');
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.up('ArrowUp');
  await page.keyboard.press('Space');
  await expect(announced).toHaveText('Pen lifted');
  await expect(drawn).toHaveCount(1);
  // A lifted pen leaves no line; the next stroke is taken back.
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(drawn).toHaveCount(2);
  await page.keyboard.press('Space');
  await page.keyboard.press('Backspace');
  await expect(announced).toHaveText('Stroke taken back');
  await expect(drawn).toHaveCount(1);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Use it' }));
  await page.keyboard.press('Enter');
  await expect(checks(page).first()).toHaveText(/^Met: 140\s×\s60 pixels$/);
  const { share, corner } = await inkIn((await saved(page)).bytes);
  expect(corner).toBeGreaterThan(250);
  expect(share).toBeGreaterThan(0.005);
});

async function drawnPerson(how: Partial<Portrait> = {}): Promise<Upload> {
  const { photo } = await portrait({
    wall: '#c8c8c4',
    shirt: '#27456b',
    hair: '#2a1d16',
    falloff: 0.2,
    grain: 2,
    ...how,
  });
  const { data, width, height } = photo;
  const jpeg = sharp(data, { raw: { width, height, channels: 3 } }).jpeg({ quality: 92 });
  return { name: 'person.jpg', mimeType: 'image/jpeg', buffer: await jpeg.toBuffer() };
}

const cornerOf = async (bytes: Buffer) =>
  Math.min(...(await sharp(bytes).extract({ left: 2, top: 2, width: 6, height: 6 }).removeAlpha().raw().toBuffer()));

test('a plain wall becomes white in the frame and in the file, and one press undoes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/form-photo?form=us-visa-ds160.0');
  await choose(page, await drawnPerson());
  expect(await cornerOf((await saved(page)).bytes)).toBeLessThan(225);
  const whiten = page.getByRole('button', { name: 'White background' });
  await whiten.click();
  await expect(page.getByText('After', { exact: true })).toBeVisible();
  await expect(whiten).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => cornerOf((await saved(page)).bytes)).toBeGreaterThan(252);
  // The frame shows the same pixels: its picture has a white corner too.
  const shown = await page.getByRole('img', { name: 'person.jpg' }).evaluate(async (image: HTMLImageElement) => {
    const context = new OffscreenCanvas(8, 8).getContext('2d');
    context?.drawImage(image, 0, 0);
    return Math.min(...(context?.getImageData(2, 2, 4, 4).data ?? []));
  });
  expect(shown).toBeGreaterThan(252);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await whiten.click();
  await expect.poll(async () => cornerOf((await saved(page)).bytes)).toBeLessThan(225);
});

test('a wall that hair or shirt would go with stays as it is', async ({ page }) => {
  await page.goto('/form-photo?background=white');
  await choose(page, await drawnPerson({ shirt: '#c9c9c6', falloff: 0 }));
  await expect(page.getByText('the background stays as it is.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'White background' })).toHaveAttribute('aria-pressed', 'false');
  expect(await cornerOf((await saved(page)).bytes)).toBeLessThan(225);
});

test('photo and signature of a form are made one after the other, and saved as one ZIP', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/form-photo?form=ibps.0');
  await choose(page, await drawnPerson());
  await page.getByRole('button', { name: 'White background' }).click();
  await expect(page.getByText('After', { exact: true })).toBeVisible();
  await expect.poll(async () => cornerOf((await saved(page)).bytes)).toBeGreaterThan(252);
  await page.getByRole('button', { name: 'Next: Signature' }).click();
  await expect(page.getByText('This one needs a picture of its own.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeDisabled();
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Files' }).click();
  await (await chooser).setFiles(await sheet('shadow of a hand'));
  await expect(checks(page).first()).toHaveText(/^Met: 140\s×\s60 pixels$/);
  await expect(downloadButton(page)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  const { name, bytes } = await savedFile(page, () => page.getByRole('button', { name: 'All 2 as ZIP' }).click());
  expect(name).toBe('ibps.zip');
  const entries = readZip(bytes);
  expect(entries.map((entry) => entry.name)).toEqual(['photo.jpg', 'signature.jpg']);
  const sizes = await Promise.all(entries.map(async (entry) => sharp(entry.bytes).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [200, 230],
    [140, 60],
  ]);
  expect(await cornerOf(entries[0]?.bytes as Buffer)).toBeGreaterThan(252);

  // Back at the photo, its file and its settings are there again.
  await page.getByText('Photo', { exact: true }).click();
  await expect(page.getByText('person.jpg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'White background' })).toHaveAttribute('aria-pressed', 'true');
  expect(await cornerOf((await saved(page)).bytes)).toBeGreaterThan(252);
});

test('typed rules on paper, and the part of the picture that the frame shows', async ({ page }) => {
  await page.goto('/form-photo?width=30&height=40&unit=mm&dpi=200&most=0&name=me');
  await choose(page, await made('quadrants.png'));
  await expect(checks(page)).toHaveText([
    /^Met: 236\s×\s315 pixels$/,
    'Met: 200 dpi',
    'Met: JPG',
    'Met: No camera details',
  ]);
  const cut = await saved(page);
  expect(cut).toMatchObject({ name: 'me.jpg', width: 236, height: 315, density: 200 });
  await page.getByText('Show everything').click();
  await expect(page).toHaveURL(/fit=whole/);
  const whole = await saved(page);
  const corner = await sharp(whole.bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(Math.min(...corner)).toBeGreaterThan(250);
  await page.getByLabel('File name').fill('a/b');
  expect((await saved(page)).name).toBe('ab.jpg');
});

test('a form’s file name, and a longest length of one’s own, are met and checked', async ({ page }) => {
  await page.goto('/form-photo?form=nism.0&name=Zo%C3%AB_M%C3%BCller');
  await choose(page, await made('photo-1200.jpg'));
  await expect(checks(page).last()).toHaveText('Met: ZoeMuller.jpg: only letters, digits, hyphens, spaces');
  expect((await saved(page)).name).toBe('ZoeMuller.jpg');
  await page.getByLabel('Longest name').fill('9');
  await expect(page).toHaveURL(/longest=9/);
  await expect(checks(page).last()).toHaveText('Met: Zoë_M.jpg: 9 of at most 9 characters');
  expect((await saved(page)).name).toBe('Zoë_M.jpg');
  await page.getByLabel('Longest name').fill('4');
  await expect(checks(page).last()).toHaveText(/^Not met: Z\.jpg/);
});

test('head and eyes of a form are drawn in the frame, where they are in the file, and described', async ({ page }) => {
  await page.goto('/form-photo?form=us-visa-ds160.0');
  await choose(page, await drawnPerson());
  await expect(checks(page).first()).toHaveText(/^Met: 600\s×\s600 pixels$/);
  const frame = page.getByRole('group', { name: 'Crop frame. Arrow keys move it' });
  await expect(frame).toHaveAccessibleDescription(
    'Dashed ovals: the smallest and the largest head, 50% to 69% of the height. Dashed band: the eyes, 56% to 69% of the height above the lower edge.',
  );
  const [around, eyes] = [await frame.boundingBox(), await page.locator('.eye-guide').boundingBox()];
  if (!around || !eyes) throw new Error('No guides');
  const above = (y: number) => (around.y + around.height - y) / around.height;
  expect(above(eyes.y + eyes.height)).toBeCloseTo(0.56, 1);
  expect(above(eyes.y)).toBeCloseTo(0.69, 1);
  expect(eyes.width).toBeCloseTo(around.width, -1);
  await expectAccessible(page);
  await page.getByText('Show everything').click();
  await expect(page.locator('.eye-guide')).toHaveCount(0);
});

test('the form of the last visit is offered, and forgotten by one press', async ({ page }) => {
  await page.goto('/form-photo?form=ibps.1');
  await choose(page, await sheet('pencil'));
  await expect(checks(page).first()).toHaveText(/^Met: 140\s×\s60 pixels$/);
  await page.goto('/form-photo');
  const offer = page.getByRole('button', { name: 'Last time: IBPS PO, Clerk, RRB, SO' });
  await expectAccessible(page);
  await offer.click();
  await expect(page).toHaveURL(/form=ibps\.0$/);
  // Another address wins, and the form that is open is remembered then.
  await page.goto('/form-photo?form=oab-brazil.0');
  await choose(page, await made('photo-1200.jpg'));
  await expect(checks(page).first()).toHaveText(/^Met: 354\s×\s472 pixels$/);
  await page.goto('/form-photo?width=300&height=300');
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByRole('button', { name: 'Last time: OAB, Exame de Ordem' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget this form' }).click();
  await expect(page.getByRole('button', { name: /^Last time/ })).toHaveCount(0);
  await page.goto('/form-photo');
  await expect(page.getByRole('button', { name: 'SSC', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('last-settings'))).not.toContain('form');
});

test.describe('with one thumb', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('five presses lead from a landing page to the files of photo and signature', async ({ page }) => {
    let presses = 0;
    const press = async (target: Locator) => {
      await target.scrollIntoViewIfNeeded();
      await target.tap();
      presses++;
    };
    const pick = async (target: Locator, file: Upload) => {
      const chooser = page.waitForEvent('filechooser');
      await press(target);
      await (await chooser).setFiles(file);
    };
    await page.goto('/tools/50kb-photo-compressor');
    await press(page.getByRole('main').getByRole('link', { name: 'Photo for a Form' }).first());
    // With its scripts, if the link was pressed before this page had its own.
    await page.waitForURL('/form-photo');
    await press(page.getByRole('button', { name: 'IBPS', exact: true }));
    await expect(page).toHaveURL(/form=ibps\.0$/);
    await pick(page.getByRole('button', { name: 'Browse Files' }), await drawnPerson());
    await expect(downloadButton(page)).toBeEnabled();
    await pick(page.getByRole('button', { name: 'Next: Signature' }), await sheet('shadow of a hand'));
    await expect(checks(page).first()).toHaveText(/^Met: 140\s×\s60 pixels$/);
    const all = page.getByRole('button', { name: 'All 2 as ZIP' });
    await expect(all).toBeInViewport();
    const { bytes } = await savedFile(page, () => press(all));
    expect(presses).toBeLessThanOrEqual(5);
    const sizes = await Promise.all(readZip(bytes).map(async (entry) => sharp(entry.bytes).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [200, 230],
      [140, 60],
    ]);
    await expectNoSidewaysScroll(page);
  });
});

test('rules that contradict each other, and rules that nothing meets, are named', ALL, async ({ page }) => {
  await page.goto('/form-photo?width=1000&height=1000&most=2');
  await choose(page, await made('photo-1200.jpg'));
  await expect(checks(page).nth(1)).toHaveText(/^Not met: .* KB, at most 2 KB$/);
  await expect(page.getByText('Fewer pixels or more KB would help')).toBeVisible();
  await page.getByLabel('At least').fill('50');
  await expect(page.getByText('The lower limit is above the upper one.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeDisabled();
  await page.getByLabel('At most').fill('900');
  await page.getByLabel('Width').fill('abc');
  await page.getByLabel('Width').blur();
  await expect(page.getByText('A number up to 5000')).toBeVisible();
});

test('works by keyboard alone, also the frame', ALL, async ({ page }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/form-photo?width=100&height=100&most=0');
  await tabTo(page, page.getByRole('button', { name: 'Browse Files' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await made('quadrants.png'));
  const first = await saved(page);
  await tabTo(page, page.getByLabel('Crop frame. Arrow keys move it'));
  for (let i = 0; i < 20; i++) await page.keyboard.press('Shift+ArrowRight');
  await expect
    .poll(async () => Buffer.compare((await saved(page)).bytes, first.bytes), { message: 'another part' })
    .not.toBe(0);
  await tabTo(page, page.getByLabel('Form', { exact: true }));
  await page.keyboard.type('UPSC NDA');
  await expect(page).toHaveURL(/form=upsc-nda-cds\.0/);
});

test('another picture in the place of a turned one stands upright', ALL, async ({ page }) => {
  await page.goto('/form-photo?width=160&height=120&most=0');
  await choose(page, await made('photo-1200.jpg'));
  const straight = await saved(page);
  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect.poll(async () => Buffer.compare((await saved(page)).bytes, straight.bytes)).not.toBe(0);
  const dataTransfer = await transferOf(page, [await made('photo-1200.jpg', 'again.jpg')]);
  await page.getByRole('contentinfo').dispatchEvent('drop', { dataTransfer });
  await page.getByRole('button', { name: 'Open again.jpg instead' }).click();
  await expect(page.getByText('again.jpg').first()).toBeVisible();
  await expect.poll(async () => Buffer.compare((await saved(page)).bytes, straight.bytes)).toBe(0);
});

test('a tilted photo is straightened by keyboard, in the frame as in the file', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/form-photo?width=400&height=300&most=0&format=png');
  await choose(page, await made('quadrants.png'));
  const before = await saved(page);
  await tabTo(page, page.getByRole('slider', { name: 'Straighten' }));
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Straighten' })).toHaveAttribute('aria-valuetext', '10°');
  await expect.poll(async () => Buffer.compare((await saved(page)).bytes, before.bytes)).not.toBe(0);
  const { bytes, width, height } = await saved(page);
  expect([width, height]).toEqual([400, 300]);
  // What the crop frame lets through is what was saved.
  const frame = page.locator('.ReactCrop__crop-selection');
  await page.getByRole('heading', { name: 'Checked in the finished file' }).hover();
  const shown = await sharp(await frame.screenshot())
    .resize(40, 30, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const inFile = await sharp(bytes).resize(40, 30, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const apart = inFile.map((value, i) => Math.abs(value - (shown[i] ?? 0))).sort();
  expect(apart[Math.round(0.85 * apart.length)]).toBeLessThan(16);
  // Typed to a tenth, also below zero.
  const typed = page.getByRole('spinbutton', { name: 'Degrees' });
  await expect(typed).toHaveValue('10');
  await typed.fill('-2.3');
  await expect(page.getByRole('slider', { name: 'Straighten' })).toHaveAttribute('aria-valuetext', '-2.3°');
  await expect.poll(async () => Buffer.compare((await saved(page)).bytes, bytes)).not.toBe(0);
  await typed.fill('16');
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await typed.blur();
  await expect(typed).toHaveValue('-2.3');
  await expectAccessible(page);
});

test('a photo becomes black and white in the frame and in the file, which is checked', async ({ page }) => {
  await page.goto('/form-photo?width=200&height=150&most=40');
  await choose(page, await made('photo-1200.jpg'));
  expect((await saved(page)).channels).toBe(3);
  await page.getByRole('button', { name: 'Black and white' }).click();
  await expect(page).toHaveURL(/colour=grey$/);
  await expect(checks(page).nth(3)).toHaveText('Met: Black and white');
  await expect.poll(async () => (await saved(page)).channels).toBe(1);
  const { channels } = await sharp(await page.locator('.ReactCrop__crop-selection').screenshot()).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  expect(Math.abs((red ?? 0) - (blue ?? 0))).toBeLessThan(1.5);
  expect(Math.abs((red ?? 0) - (green ?? 0))).toBeLessThan(1.5);
  await expectAccessible(page);
});

test('a print sheet has copies in their exact size, as JPG and as PDF', async ({ page }) => {
  await page.goto('/form-photo?width=35&height=45&unit=mm&most=20');
  await choose(page, await drawnPerson());
  await expect(downloadButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Print sheet' }).click();
  await expect(page.getByText('6 photos of 35 × 45 mm at 300 dpi')).toBeVisible();
  const save = page.getByRole('button', { name: 'Download print sheet' });
  const sheet = await savedFile(page, () => save.click());
  expect(sheet.name).toBe('photo-print.jpg');
  expect(await sharp(sheet.bytes).metadata()).toMatchObject({
    width: 1181,
    height: 1772,
    density: 300,
    format: 'jpeg',
  });
  // Two columns and three rows of 413 × 531 pixels, 24 pixels apart, around the middle.
  const part = async (left: number, top: number, width: number, height: number) => {
    // Statistics are of a file: of the part, if it is one.
    const png = await sharp(sheet.bytes).extract({ left, top, width, height }).png().toBuffer();
    return (await sharp(png).stats()).channels.map(({ mean }) => Math.round(mean));
  };
  const copies = await Promise.all(
    [0, 437].flatMap((x) => [0, 555, 1110].map((y) => part(166 + x + 4, 66 + y + 4, 400, 520))),
  );
  for (const copy of copies)
    expect(Math.max(...copy.map((mean, i) => Math.abs(mean - (copies[0]?.[i] ?? 0))))).toBeLessThan(2);
  expect(Math.max(...(copies[0] ?? []))).toBeLessThan(225);
  // The gaps are white, except the cut marks.
  expect(Math.min(...(await part(584, 100, 13, 100)))).toBeGreaterThan(250);
  expect(Math.min(...(await part(578, 70, 26, 20)))).toBeLessThan(252);
  await page.getByText('PDF', { exact: true }).click();
  await page.getByLabel('Paper').selectOption('A4');
  await expect(page.getByText('30 photos of 35 × 45 mm')).toBeVisible();
  const pdf = await savedFile(page, () => save.click());
  expect(pdf.name).toBe('photo-print.pdf');
  const [first] = (await PDFDocument.load(pdf.bytes)).getPages();
  expect(((first?.getWidth() ?? 0) / 72) * 25.4).toBeCloseTo(210, 1);
  expect(((first?.getHeight() ?? 0) / 72) * 25.4).toBeCloseTo(297, 1);
  await expectAccessible(page);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/form-photo?form=us-visa-ds160.0');
  await choose(page, await made('phone.jpg'));
  await expect(downloadButton(page)).toBeInViewport();
  await expect(checks(page).first()).toHaveText(/^Met: 600\s×\s600 pixels$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('pages for small sizes and the search lead here', ALL, async ({ page }) => {
  await page.goto('/tools/50kb-photo-compressor');
  await page.getByRole('main').getByRole('link', { name: 'Photo for a Form' }).first().click();
  await expect(page).toHaveURL('/form-photo');
  await page.goto('/search?q=passport+photo+35x45');
  await expect(page).toHaveURL('/form-photo?width=35&height=45&most=0&unit=mm');
  await page.goto('/search?q=ssc+photo');
  await expect(page).toHaveURL(/\/form-photo\?form=ssc-cgl-chsl\.0$/);
});
