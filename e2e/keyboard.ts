import { expect, type Locator, type Page } from '@playwright/test';

/** More than the focusable elements of any page. */
const MOST_STOPS = 80;

/** Moves the focus to a control with the keyboard. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}
