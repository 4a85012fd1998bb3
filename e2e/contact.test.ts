import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toast } from './test.ts';

const GOOD = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.org',
  Subject: 'A question',
  Message: 'How many pixels are there?',
};

async function write(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test.beforeEach(({ page }) => page.goto('/contact').then(() => {}));

test('a message is received, and the form is empty again', async ({ page }) => {
  await write(page, GOOD);
  await send(page).click();
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(toast(page)).toContainText('We have received your message and will get back to you soon.');
  for (const label of Object.keys(GOOD)) await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  await expectAccessible(page);
});

test('each field states its requirement, under it and with its label in red', async ({ page }) => {
  const label = page.getByText('Name', { exact: true });
  const usual = await label.evaluate((element) => getComputedStyle(element).color);
  await write(page, { Name: 'A', Email: 'ada@', Subject: 'Abcd', Message: 'Too short' });
  await send(page).click();
  for (const sentence of [
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Subject must be at least 5 characters.',
    'Message must be at least 10 characters.',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  expect(await label.evaluate((element) => getComputedStyle(element).color)).not.toBe(usual);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expectAccessible(page);
});

test("the button says 'Sending...' and is disabled while the message is on its way", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await held.promise;
    await route.fulfill({ status: 201, json: { received: true } });
  });
  await write(page, GOOD);
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  held.resolve();
  await expect(send(page)).toBeEnabled();
});

test('a message that could not be sent is kept, and an address to write to is shown', async ({ page }) => {
  // Some static hosts answer every request with a page.
  await page.route('**/api/contact', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' }));
  await write(page, GOOD);
  await send(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'could not be sent' });
  await expect(alert.getByRole('link', { name: /^support@/ })).toBeVisible();
  for (const [label, text] of Object.entries(GOOD))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(page.getByText('Message Sent!')).toHaveCount(0);
});

test('the page shows three addresses and the time until an answer', async ({ page }) => {
  for (const name of ['support', 'privacy', 'business'])
    await expect(page.getByRole('complementary').getByRole('link', { name: new RegExp(`^${name}@`) })).toBeVisible();
  await expect(page.getByText('24-48 hours on business days')).toBeVisible();
});

test('neither keyboard nor screen reader reaches the trap for robots', async ({ page }) => {
  const trap = page.locator('input[name=website]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
});
