import type { Page } from '@playwright/test';
import { fixture } from '../../../fixtures/index.ts';
import { expect, test } from '../../test.ts';

/* Scores of drawings that stay drawings: both are drawn, by the same renderer. `engine.test.ts` declares the lab. */

test.use({ baseURL: `http://localhost:${process.env.LAB_PORT ?? '3299'}` });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => 'lab' in window);
});

const score = (page: Page, one: string, other: string) =>
  page.evaluate(
    async ([before, after]) => {
      const recipe = { edits: [], output: { aim: 'compress', format: 'same' } } as const;
      const file = new File([before], 'a.svg');
      return (await window.lab.get().judge(file, { ...recipe, edits: [] }, new Blob([after])))?.score;
    },
    [one, other] as const,
  );

test('a drawing is compared with the result, not with itself', async ({ page }) => {
  const words = (await fixture('words.svg')).toString();
  expect(await score(page, words, words)).toBe(100);
  expect(await score(page, words, words.replace('#00a000', '#a00000'))).toBeLessThan(50);
  expect(await score(page, words, words.replace('Words', 'Sword'))).toBeLessThan(90);
});

test('text has a score only if the page draws it', async ({ page }) => {
  const words = (await fixture('words.svg')).toString();
  const fields = (await fixture('quadrants.svg')).toString();
  await page.evaluate(() => window.lab.open({ drawVector: () => Promise.reject(new Error('no')) }));
  expect(await score(page, words, words.replace('#00a000', '#a00000'))).toBeUndefined();
  expect(await score(page, fields, fields)).toBe(100);
  expect(await score(page, fields, fields.replace('#00a000', '#a00000'))).toBeLessThan(50);
});

test('a page that draws only one of both leaves both to the codec', async ({ page }) => {
  const fields = (await fixture('quadrants.svg')).toString();
  await page.evaluate(() => {
    let asked = 0;
    const drawVector = async (_: Blob, { wanted }: { wanted: { width: number; height: number } }) => {
      if (asked++ > 0) throw new Error('no');
      return new OffscreenCanvas(wanted.width, wanted.height).transferToImageBitmap();
    };
    return window.lab.open({ drawVector });
  });
  expect(await score(page, fields, fields)).toBe(100);
});

test('the page draws the letters of another encoding', async ({ page }) => {
  const svg = (await fixture('words.svg'))
    .toString()
    .replace('Words', '\u00c9\u00e9')
    .replace(/^<\?xml[^>]*>/, '');
  const latin = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg}`, 'latin1');
  const drawn = await page.evaluate(
    async (bytes) => {
      const texts: string[] = [];
      const drawVector = async (file: Blob, { wanted }: { wanted: { width: number; height: number } }) => {
        texts.push(await file.text());
        return new OffscreenCanvas(wanted.width, wanted.height).transferToImageBitmap();
      };
      await window.lab.open({ drawVector });
      await window.lab.run(new File([new Uint8Array(bytes)], 'a.svg'), {
        edits: [],
        output: { aim: 'encode', format: 'png' },
      });
      return texts;
    },
    [...latin],
  );
  expect(drawn).toEqual([svg]);
});
