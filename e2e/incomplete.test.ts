import sharp from 'sharp';
import { asSharp, photoLike } from '../fixtures/pictures.ts';
import { open, row, run } from './batch-page.ts';
import { choose, download, made, type Upload } from './files.ts';
import { expect, expectAccessible, test } from './test.ts';

const [WIDTH, HEIGHT] = [600, 400];

/** A picture whose last tenth is cut off. */
async function cutOff(format: 'jpeg' | 'png'): Promise<Upload> {
  const bytes = await asSharp(photoLike(WIDTH, HEIGHT, 5))
    .toFormat(format)
    .toBuffer();
  return { name: `cut.${format}`, mimeType: `image/${format}`, buffer: bytes.subarray(0, bytes.length * 0.9) };
}

for (const format of ['jpeg', 'png'] as const) {
  test(`a ${format} whose end is missing is opened after a question, and is grey there`, async ({ page }) => {
    await page.goto('/compress?quality=90&keep-format=yes');
    await choose(page, await cutOff(format));
    await expect(page.getByText(/^The last (?:[89]|1\d)(?:\.\d)?% of this picture is missing\. Go on/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go on with the rest' }).click();
    await page.getByRole('button', { name: 'Compress image' }).click();
    await expect(page.getByText(/The last [\d.]+% of the picture is missing/)).toBeVisible();
    const { bytes } = await download(page);
    const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
    for (const value of pixels.subarray(-WIDTH * 3)) expect(Math.abs(value - 128)).toBeLessThan(4);
  });
}

test('a file whose end is missing is never returned as it is', async ({ page }) => {
  await page.goto('/compress?target=500kb');
  await choose(page, await made('truncated.jpg'));
  await page.getByRole('button', { name: 'Go on with the rest' }).click();
  await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
  await expect(page.getByText(/as it is/)).toHaveCount(0);
});

test('a JPEG that lacks only its end marker is opened like any other', async ({ page }) => {
  const photo = await made('photo-1200.jpg');
  await page.goto('/resize?width=300');
  await choose(page, { ...photo, buffer: photo.buffer.subarray(0, -2) });
  await page.getByRole('button', { name: 'Resize image' }).click();
  expect((await download(page)).image.width).toBe(300);
});

test('in a batch, each file without its end is asked about in its row', async ({ page }) => {
  await open(
    page,
    [await made('photo-1200.jpg'), await cutOff('jpeg'), { ...(await cutOff('png')) }],
    '/batch?width=300',
  );
  const cut = row(page, 'cut.jpeg');
  await expect(cut).toContainText('of this picture is missing. Go on with the rest?');
  await run(page);
  await expect(row(page, 'photo-1200.jpg')).toContainText('Complete');
  await expect(cut).toContainText('Failed');
  await cut.getByRole('button', { name: 'Go on with the rest' }).click();
  await expect(cut).toContainText('Complete');
  await expect(cut).toContainText(/The last [\d.]+% of the picture is missing/);
  await expect(row(page, 'cut.png')).toContainText('Failed');
});
