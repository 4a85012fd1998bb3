import { expect, expectAccessible, test } from './test.ts';

test('the licences of everything that is sent are on a page, with libvips’s source, and their texts in a file', async ({
  page,
  request,
}) => {
  await page.goto('/terms-of-use');
  await page.getByRole('main').getByRole('link', { name: 'Licences' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licences');
  const main = page.getByRole('main');
  // Libraries on the page, in a worker, and as WebAssembly.
  for (const name of [/^react \d/, /^wasm-vips 0\./, /^libheif-js .*LGPL-3\.0/, /^fflate /, /^@jsquash\/jpeg /])
    await expect(main.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await expect(main.getByRole('listitem').filter({ hasText: /^libvips 8\.\S+: LGPLv3$/ })).toHaveCount(1);
  // Libraries that are not sent to visitors.
  await expect(main.getByText(/^(sharp|hono|vite|nodemailer) \d/)).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'github.com/libvips/libvips' })).toBeVisible();
  await expectAccessible(page);
  const text = await (await request.get('/licences.txt')).text();
  for (const part of ['GNU LESSER GENERAL PUBLIC LICENSE', 'wasm-vips 0.', 'react 19.', 'libheif-js', 'Apache License'])
    expect(text).toContain(part);
});
