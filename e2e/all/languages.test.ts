/** Each language on a phone: nothing is cut off or wider than the window, axe finds nothing, and a picture is resized. */
import { join } from 'node:path';
import sharp from 'sharp';
import { languagesIn, wordsOf } from '../../words/languages.ts';
import { cutOff } from '../cut-off.ts';
import { fakeTest as test } from '../fake-engine/fake-engine.ts';
import { made, savedFile } from '../files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../test.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Without those that have only a home page so far. */
const LANGUAGES = (await languagesIn(ROOT)).filter(({ pagePaths }) => pagePaths['/resize']);

/** One page of each kind, by English addresses or slugs. */
const KINDS = [
  '/',
  '/resize',
  '/compress',
  '/convert',
  '/batch',
  '/responsive-images',
  '/form-photo',
  '/metadata',
  '/favicon',
  '/contact',
  '/about',
  '/privacy-policy',
  '/tools/hubs/image-compressors',
];
const LANDING = ['heic-to-jpg-converter', '100kb-photo-compressor', 'png-compressor', 'resize-image-to-a4'];

for (const { id, pagePaths, landingPaths } of LANGUAGES) {
  test.describe(id, () => {
    test.use({ locale: id });
    const pages = [...KINDS.map((path) => pagePaths[path]), ...LANDING.map((slug) => landingPaths[slug])];

    for (const width of [360, 1366])
      test(`every kind of page fits a window of ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        for (const path of pages) {
          await page.goto(path ?? '');
          await expectNoSidewaysScroll(page);
          expect(await cutOff(page), path).toEqual([]);
        }
      });

    test('axe finds nothing on the tools and a landing page', async ({ page }) => {
      for (const path of [pagePaths['/'], pagePaths['/resize'], pagePaths['/batch'], landingPaths['png-compressor']]) {
        await page.goto(path ?? '');
        await expectAccessible(page);
      }
    });

    test('a photo is resized and saved on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const { resizeWords } = await wordsOf(ROOT, id, 'resize.ts');
      const { CONTROLS } = await wordsOf(ROOT, id, 'catalogue/tools.ts');
      await page.goto(`${pagePaths['/resize']}?width=300`);
      await page.locator('main input[type=file]').setInputFiles(await made('photo-1200.jpg'));
      await page.getByRole('button', { name: resizeWords.run, exact: true }).click();
      await expect(page.getByRole('button', { name: resizeWords.again, exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await cutOff(page)).toEqual([]);
      await expectAccessible(page);
      const download = page.getByRole('button', { name: CONTROLS.download, exact: true });
      const { bytes } = await savedFile(page, () => download.click());
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, format: 'jpeg' });
    });
  });
}
