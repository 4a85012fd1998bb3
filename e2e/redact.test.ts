/** Parts of a picture that are hidden, from the pointer or the keyboard to the bytes of the file. */
import { pixelsOf } from '../fixtures/compare.ts';
import { made } from './files.ts';
import { Hand } from './hand.ts';
import { tabTo } from './keyboard.ts';
import { open, openMoreTools, turn } from './resize-page.ts';
import { ALL, expect, expectAccessible, test } from './test.ts';

test('what is drawn over is black in the file, which has no other copy of it, in five presses', async ({ page }) => {
  const hand = new Hand();
  await page.goto('/resize?metadata=keep&quality=95');
  const chooser = page.waitForEvent('filechooser');
  await hand.press(page.getByRole('button', { name: 'Browse Files' }));
  await (await chooser).setFiles(await made('place-and-thumbnail.jpg'));
  await hand.press(page.getByRole('button', { name: 'Turn, flip, hide' }));
  await hand.press(page.getByRole('button', { name: 'Blur or black out' }));
  const layer = page.getByRole('group', { name: 'Parts to hide' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await layer.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.25, y + height * 0.25);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + height * 0.5);
  await page.mouse.move(x + width * 0.75, y + height * 0.75);
  await page.mouse.up();
  hand.count();
  await expect(page.getByRole('button', { name: /^Part 1/ })).toBeVisible();
  await expectAccessible(page);
  const { bytes } = await hand.download(page);
  hand.expectPresses(5);
  const pixels = await pixelsOf(bytes);
  for (let row = 0.3; row < 0.7; row += 0.02) {
    for (let column = 0.3; column < 0.7; column += 0.02) {
      const at = (Math.floor(row * pixels.height) * pixels.width + Math.floor(column * pixels.width)) * 3;
      expect(Math.max(...pixels.data.subarray(at, at + 3))).toBeLessThan(12);
    }
  }
  const file = Buffer.from(bytes).toString('latin1');
  expect(file.split('\xff\xd8\xff').length - 1).toBe(1);
  expect(file).not.toContain('Picwright test camera');
});

test('can be done by keyboard, warns of blurred text, and turns with the picture', ALL, async ({ page }) => {
  await open(page, await made('photo-1200.jpg'));
  await openMoreTools(page);
  await tabTo(page, page.getByRole('button', { name: 'Blur or black out' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add a part' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/redact=420%2C360%2C360%2C80/);
  await page.getByRole('button', { name: /^Part 1/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page).toHaveURL(/redact=408%2C360%2C360%2C88/);
  await page.getByText('Blur', { exact: true }).click();
  await expect(page.getByText('can often be read again')).toBeVisible();
  await turn(page, 'Turn right');
  await expect(page).toHaveURL(/rotate=90&redact=352%2C408%2C88%2C360&cover=blur/);
  await page.getByRole('button', { name: /^Part 1/ }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: /^Part 1/ })).toHaveCount(0);
  await expect(page).not.toHaveURL(/redact/);
});
