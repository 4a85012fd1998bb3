/** Pages of tasks: each opens its tool with its part open, and the search leads to it. */
import { choose, made } from './files.ts';
import { expect, expectAccessible, test } from './test.ts';

for (const [path, heading, role, name] of [
  ['/tools/blur-image', 'Blur or Hide Part of an Image', 'radiogroup', 'Hide with'],
  ['/tools/rotate-image', 'Rotate or Flip an Image', 'button', 'Turn left'],
  ['/tools/crop-image', 'Crop Image', 'combobox', 'Crop ratio'],
  ['/tools/add-border-to-image', 'Add a Border to a Photo', 'radiogroup', 'Add borders to reach'],
  ['/tools/watermark-image', 'Add a Watermark', 'radiogroup', 'Watermark'],
] as const)
  test(`${path} opens with its part open`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await choose(page, await made('photo-1200.jpg'));
    await expect(page.getByRole(role, { name }).or(page.getByRole('group', { name })).first()).toBeVisible();
  });

for (const [path, heading, goes] of [
  ['/tools/remove-exif', 'Remove EXIF Data', 'Nothing stays besides the picture.'],
  ['/tools/exif-viewer', 'EXIF Viewer', 'Nothing stays besides the picture.'],
  ['/tools/remove-location-from-photo', 'Remove Location From a Photo', 'Coordinates and place names go.'],
] as const)
  test(`${path} shows the metadata of a photo, with its removal chosen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await choose(page, await made('place-and-thumbnail.jpg'));
    await expect(page.getByText(/^This file reveals: where the photo was taken/)).toBeVisible();
    await expect(page.getByText(goes)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Download ·/ })).toBeEnabled();
    await expectAccessible(page);
  });

test('the card for cropping opens the resizer with its frame', async ({ page }) => {
  await page.goto('/resize#crop');
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByRole('button', { name: 'Stop cropping' })).toBeVisible();
});

test('the list of the search says that nothing does it', async ({ page }) => {
  await page.goto('/contact');
  const field = page.getByRole('combobox', { name: 'Search tools' });
  await field.fill('rename');
  await expect(page.getByText(/cannot be given new names/)).toBeVisible();
  await field.fill('qwxz vlorp');
  await expect(page.getByText('Nothing here does that. Try a format or a size.')).toBeVisible();
  await expectAccessible(page);
});

test('the list of all tools is loaded when it is opened', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'WebP to PNG Converter' });
  await expect(link).toHaveCount(0);
  await page.getByRole('contentinfo').getByText('All Tools').click();
  await expect(link).toBeVisible();
});
