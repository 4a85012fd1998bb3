import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const inView = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('the home page has its sections, and each card leads to its tool', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Lightning Fast', '100% Private', 'Batch Processing'])
    await expect(page.getByRole('heading', { level: 3, name }).first()).toBeVisible();
  const tools = page.locator('#tools');
  for (const [name, path] of [
    ['Image Resizer', '/resize'],
    ['Crop Image', '/resize#crop'],
    ['Blur or Hide Part of an Image', '/tools/blur-image'],
    ['Add a Watermark', '/tools/watermark-image'],
    ['Add a Border to a Photo', '/tools/add-border-to-image'],
    ['Rotate or Flip an Image', '/tools/rotate-image'],
    ['Passport Photo', '/tools/passport-photo'],
    ['Images to PDF', '/tools/image-to-pdf-compressor'],
    ['GIF Maker', '/tools/gif-maker'],
    ['Image Compress', '/compress'],
    ['Image Optimizer', '/compress'],
    ['Format Converter', '/convert'],
    ['Batch Processing', '/batch'],
    ['Photo for a Form', '/form-photo'],
    ['Photo Metadata', '/metadata'],
    ['Images for a Website', '/responsive-images'],
    ['Favicon Generator', '/favicon'],
  ] as const)
    await expect(tools.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  const collections = page.locator('#collections');
  for (const [name, path] of [
    ['All Image Converters', '/tools/hubs/image-converters'],
    ['All Image Compressors', '/tools/hubs/image-compressors'],
    ['All Image Resizers', '/tools/hubs/image-resizers'],
  ] as const)
    await expect(collections.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  const all = page.locator('#all-tools');
  for (const name of ['Converters', 'Compressors', 'Resizers', 'Batch Tools', 'Tool Categories'])
    await expect(all.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
});

test('headings have one scale, and the example has its text beside the picture', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const size = (level: 1 | 2) =>
    page
      .getByRole('heading', { level })
      .first()
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  await page.goto('/');
  const [first, second] = [await size(1), await size(2)];
  expect(first).toBeLessThanOrEqual(40);
  const heading = await inView(page, 'Can you see the difference?').boundingBox();
  const gain = await page.getByText('71% smaller').boundingBox();
  expect((gain?.y ?? 0) - (heading ? heading.y + heading.height : 0)).toBeLessThan(40);
  await page.goto('/resize');
  expect(await size(1)).toBe(second);
  await page.goto('/tools/hubs/image-compressors');
  expect(await size(1)).toBe(second);
  // Two cards fill the row.
  const list = page.getByRole('region', { name: 'Popular tools' });
  const [row, last] = [
    await list.boundingBox(),
    await list.getByRole('heading', { level: 3 }).last().locator('..').boundingBox(),
  ];
  expect(row && last && row.x + row.width - last.x - last.width).toBeLessThan(2);
});

test('its buttons scroll to the sections, and so does a hash in the address', async ({ page }) => {
  await page.goto('/');
  const scrolls: [string, string][] = [
    ['Get Started', 'Choose a tool'],
    ['Learn More', 'Collections'],
    ['Get Started Now', 'Choose a tool'],
    ['Explore All Tools', 'Complete Tool Directory'],
  ];
  for (const [button, heading] of scrolls) {
    await page.getByRole('link', { name: button, exact: true }).click();
    await expect(inView(page, heading)).toBeInViewport();
  }
  await page.goto('/resize');
  await page.goto('/#collections');
  await expect(inView(page, 'Collections')).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = '#tools';
  });
  await expect(inView(page, 'Choose a tool')).toBeInViewport();
});

test('another press on the same button scrolls there again', async ({ page }) => {
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Get Started', exact: true });
  await start.click();
  await expect(inView(page, 'Choose a tool')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await start.click();
  await expect(inView(page, 'Choose a tool')).toBeInViewport();
});

test('a link of a list opens without a reload, and in a new tab if requested', async ({ page, context }) => {
  await page.goto('/');
  const kept = await page.evaluateHandle(() => document);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'JPG to PNG Converter' });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL('/tools/jpg-to-png-converter');
  await tab.close();
  await expect(page).toHaveURL('/');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'JPG to PNG Converter' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await kept.evaluate((before) => before === document)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the footer leads everywhere, and to the top of the page', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [column, links] of [
    [
      'Tools',
      {
        'Resize Images': '/resize',
        'Compress Images': '/compress',
        'Convert Formats': '/convert',
        'Batch Processing': '/batch',
        'Photo for a Form': '/form-photo',
        'Photo Metadata': '/metadata',
        'Images for a Website': '/responsive-images',
        'Favicon Generator': '/favicon',
      },
    ],
    [
      'Company',
      {
        'About Us': '/about',
        Benchmark: '/benchmark',
        Blog: '/',
        'Privacy Policy': '/privacy-policy',
        'Terms of Use': '/terms-of-use',
        'Cookies Policy': '/cookies-policy',
      },
    ],
    ['Support', { 'Help Center': '/#help', FAQ: '/#faq', 'Contact Us': '/contact' }],
  ] as const)
    for (const [name, path] of Object.entries(links))
      await expect(
        footer.getByRole('navigation', { name: column }).getByRole('link', { name, exact: true }),
      ).toHaveAttribute('href', path);
  // The list of all tools, which every page contains once.
  await expect(page.getByRole('link', { name: 'WebP to PNG Converter' })).toHaveCount(1);
  await expect(footer.getByRole('link', { name: 'WebP to PNG Converter' })).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();

  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the footer shows the year of the visit, whenever the site was built', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-05-04'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText(/^©/)).toHaveText(/^© 2041 /);
});

test('a hub has its tools and its three benefits, at both of its addresses', async ({ page }) => {
  for (const path of ['/tools/hubs/image-compressors', '/tools/image-compressors']) {
    await page.goto(path);
    for (const name of ['Popular tools', 'Fast & Efficient', 'Free to Use', 'Privacy Protected'])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '100 KB Photo Compressor' })).toBeVisible();
  }
});

for (const path of ['/privacy-policy', '/terms-of-use'])
  test(`${path} shows when it was last updated`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Last updated: July 13, 2024')).toBeVisible();
  });

test('the legal pages contain their required texts', async ({ page }) => {
  for (const [path, headings] of [
    [
      '/privacy-policy',
      [
        'No data is collected when you use the tools',
        'Local processing',
        'Cookies and local storage',
        'Third-party analytics',
        'Children',
        'Your rights',
        'Compliance',
        'Contact',
      ],
    ],
    [
      '/terms-of-use',
      ['Acceptance', 'Use of the service', 'Your content', 'Prohibited activities', 'Liability', 'Changes'],
    ],
    [
      '/cookies-policy',
      ['What cookies are', 'What cookies are used for', /^Types of cookies/, 'Your choices in the browser'],
    ],
  ] as const) {
    await page.goto(path);
    for (const name of headings) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await page.goto('/privacy-policy');
  await expect(page.getByText(/not aimed at children under 13/)).toBeVisible();
});

test("'All Tools' opens by keyboard, leads to a hub, and closes with Escape and from outside", async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const button = nav.getByRole('button', { name: 'All Tools' });
  const first = nav.getByRole('link', { name: 'All Image Converters' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } });
  await expect(first).toBeHidden();
  await button.click();
  await nav.getByRole('link', { name: 'All Image Resizers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Image Resizers' })).toBeVisible();
  await expect(first).toBeHidden();
});

test('popular searches are offered if a server has them', async ({ page }) => {
  await page.route('**/api/search/popular', (route) =>
    route.fulfill({ json: { slugs: ['heic-to-jpg-converter', 'gone-since-converter'] } }),
  );
  await page.goto('/');
  const wanted = page.getByRole('region', { name: 'Most wanted' });
  await expect(wanted.getByRole('link')).toHaveText(['HEIC to JPG Converter']);
  // Requested once per visit.
  await page.route('**/api/search/popular', (route) => route.fulfill({ json: { slugs: ['jpg-resizer'] } }));
  await page.getByRole('banner').getByRole('link', { name: 'Resize', exact: true }).click();
  await expect(page).toHaveURL('/resize');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(wanted.getByRole('link')).toHaveText(['HEIC to JPG Converter']);
});

test('without an API server, nothing is requested from it', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  // As a static host sends it.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const { 'server-timing': _removed, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Search tools' }).first().fill('heic to jpg');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/heic-to-jpg-converter/);
  expect(calls).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['/', '/tools/hubs/image-resizers', '/contact', '/privacy-policy', '/about'])
    test(`${path} is accessible and fits a phone in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page);
    });

test('a divider between before and after can be moved, and the files have the shown sizes', async ({ page }) => {
  await page.goto('/');
  const example = page.getByRole('region', { name: 'Can you see the difference?' });
  const slider = example.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const [after, before] = [example.locator('img').first(), example.locator('img').last()];
  /** The visible share of the upper picture's width. */
  const shown = () => before.evaluate((image) => getComputedStyle(image).clipPath);
  await expect.poll(() => before.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  const middle = await shown();
  await slider.press('End');
  await expect(slider).toHaveValue('100');
  const whole = await shown();
  expect(whole).not.toBe(middle);
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not there');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect(async () => expect(Math.abs(Number(await slider.inputValue()) - 25)).toBeLessThan(3)).toPass();
  expect(await shown()).not.toBe(whole);
  const bytes = await Promise.all(
    [before, after].map((image) =>
      image.evaluate(async (element: HTMLImageElement) => (await (await fetch(element.src)).blob()).size),
    ),
  );
  const sizes = bytes.map((size) => (size / 1024).toFixed(2));
  for (const size of sizes) await expect(example.getByText(size)).toBeVisible();
  await expectAccessible(page);
});
