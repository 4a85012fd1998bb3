/** The icons of a website in browsers with other engines: no pixel of the picture may be lost or changed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { fixture } from '../../../fixtures/index.ts';
import { readZip } from '../../../fixtures/read-zip.ts';
import { OTHER_ENGINES } from '../../../proof/browsers/others.ts';
import { press, says } from '../../../scripts/machine/browsers/driven.ts';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'favicon-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const { name, missing, start } of OTHER_ENGINES.filter(({ vips }) => vips))
  test(`icons are complete in ${name}`, async ({ baseURL }) => {
    test.slow();
    test.skip(missing !== undefined, missing);
    const logo = join(folder, 'quadrants.png');
    writeFileSync(logo, await fixture('quadrants.png'));
    const browser = await start();
    try {
      await browser.goto(`${baseURL}/favicon?padding=25&background=336699&fit=cover`);
      await browser.choose(logo);
      await says(browser, 'quadrants.png');
      const { bytes } = await browser.saved(() => press(browser, 'Download All (5)'));
      const icons = readZip(bytes).filter(({ name }) => name.endsWith('.png'));
      expect(icons).toHaveLength(4);
      for (const { name, bytes } of icons) {
        const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        const at = (x: number, y: number) => {
          const from = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
          return [...data.subarray(from, from + 3)];
        };
        // The background, and the four colours within it.
        expect(at(0.1, 0.5), name).toEqual([0x33, 0x66, 0x99]);
        const colours = [at(0.35, 0.35), at(0.65, 0.35), at(0.65, 0.65), at(0.35, 0.65)];
        expect(colours, name).toEqual([
          [255, 0, 0],
          [0, 160, 0],
          [0, 0, 255],
          [255, 220, 0],
        ]);
      }
    } finally {
      await browser.close();
    }
  });
