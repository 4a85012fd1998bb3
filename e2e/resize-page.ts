import type { Locator, Page } from '@playwright/test';
import { choose, type Upload } from './files.ts';
import { expect, toast } from './test.ts';

/* Locators and steps for the resizer's page that many tests share. */

export const INVITATION = 'Drag & Drop your images here';
export const run = (page: Page) => page.getByRole('button', { name: 'Resize image' });
export const step = (page: Page) => page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]');
export const fields = (page: Page): { width: Locator; height: Locator } => ({
  width: page.getByLabel('Width'),
  height: page.getByLabel('Height'),
});

export async function open(page: Page, upload: Upload, address = '/resize'): Promise<void> {
  await page.goto(address);
  await choose(page, upload);
  await expect(fields(page).width).toBeVisible();
}

/** The tools behind 'Turn, flip, hide'. */
export async function openMoreTools(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Turn, flip, hide' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

export async function turn(page: Page, name: string): Promise<void> {
  await openMoreTools(page);
  await page.getByRole('button', { name }).click();
}

/** Chooses from the common sizes. @param words the option's text, or its beginning */
export async function chooseSize(page: Page, words: RegExp): Promise<void> {
  const sizes = page.getByLabel('Common sizes');
  const value = await sizes.locator('option').filter({ hasText: words }).getAttribute('value');
  await sizes.selectOption(value);
}

export async function resize(page: Page): Promise<void> {
  await run(page).click();
  await expect(toast(page)).toContainText('Image resized successfully');
}
