import { expect, test } from 'vitest';
import { ALL_TOOLS } from '#pages/tools.ts';
import { offlineHtml } from './offline-page.ts';

test('the page for missing pages has the site’s own styles, and every tool', () => {
  const shell = ['/assets/resize-workbench-12345678.css', '/assets/app-ab_d-567.css', '/assets/app-12345678.js'];
  const html = offlineHtml({ shell });
  expect(html).toContain('<link rel="stylesheet" href="/assets/app-ab_d-567.css">');
  expect(html).not.toContain('workbench');
  for (const { path } of ALL_TOOLS) expect(html).toContain(`href="${path}"`);
  expect(offlineHtml({ shell: [] })).not.toContain('stylesheet');
});
