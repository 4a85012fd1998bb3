import type { Page } from '@playwright/test';

const part = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });

/** Opens 'Expert', the last part of 'More options'. */
export async function openExpert(page: Page): Promise<void> {
  const [more, expert] = [part(page, 'More options'), part(page, 'Expert')];
  await more.waitFor();
  if (!(await expert.isVisible())) await more.click();
  // The controls above it are loaded when 'More options' is opened, and move it: a click in this moment would miss it.
  await part(page, 'Watermark').waitFor();
  await expert.click();
}
