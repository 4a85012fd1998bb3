import type { Page } from '@playwright/test';

const part = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });

/** Opens 'Expert', which is inside 'More options' if that has other options. */
export async function openExpert(page: Page): Promise<void> {
  const [more, expert] = [part(page, 'More options'), part(page, 'Expert')];
  await more.or(expert).first().waitFor({ state: 'attached' });
  if ((await more.count()) > 0 && !(await expert.isVisible())) await more.click();
  await expert.click();
}
