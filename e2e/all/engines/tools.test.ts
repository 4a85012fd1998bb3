/**
 * The main path of each tool in browsers with other engines: chooses a file, processes and saves it, and opens the
 * saved file.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { TOOLS } from '../../../catalogue/tools.ts';
import type { Recipe } from '../../../engine/recipe/index.ts';
import { fixture } from '../../../fixtures/index.ts';
import { readZip } from '../../../fixtures/read-zip.ts';
import { OTHER_ENGINES } from '../../../proof/browsers/others.ts';
import { press, says } from '../../../scripts/machine/browsers/driven.ts';

let folder: string;
let photos: string[];
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  photos = ['one.jpg', 'another.jpg'].map((name) => join(folder, name));
  for (const photo of photos) writeFileSync(photo, await fixture('photo-1200.jpg'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The steps of a tool: its address, the buttons to press, and the button at the end. */
interface Way {
  path: string;
  run: string;
  save?: string;
}

const described = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

const { output: SAME } = TOOLS.resize.opens;

/** The bytes that libvips makes in Node. */
async function madeInNode(recipe: Recipe): Promise<Buffer> {
  const { createEngine } = await import('../../../engine/node.ts');
  await using engine = createEngine({ workers: 1 });
  const { blob } = await engine.run(new File([new Uint8Array(await fixture('photo-1200.jpg'))], 'one.jpg'), recipe);
  return Buffer.from(await blob.arrayBuffer());
}

for (const { name, vips, missing, start } of OTHER_ENGINES.filter(({ smoke }) => smoke || process.env.TRUST)) {
  test(`${process.env.TRUST ? 'every tool works' : 'resizing and compressing work'} in ${name}`, async ({
    baseURL,
  }) => {
    test.slow();
    test.skip(missing !== undefined, missing);
    const [photo = ''] = photos;
    const original = await fixture('photo-1200.jpg');
    const browser = await start();
    /** Takes a picture through a tool to the downloads folder. */
    const workOn = async (files: string[], { path, run, save = 'Download' }: Way) => {
      await browser.goto(`${baseURL}${path}`);
      await browser.choose(...files);
      // A batch shows its button from the start.
      await says(browser, 'one.jpg');
      await press(browser, run);
      return browser.saved(() => press(browser, save));
    };
    try {
      const resized = await workOn([photo], {
        path: '/resize?width=300',
        run: 'Resize image',
      });
      expect(await described(resized.bytes)).toEqual({ format: 'jpeg', width: 300, height: 200 });
      // The engine's own codec, isolated or not.
      expect(resized.bytes.equals(await madeInNode({ edits: [{ do: 'resize', width: 300 }], output: SAME }))).toBe(
        true,
      );
      // Whether libvips's codecs run, or the canvas.
      const shared = await browser.run('return window.crossOriginIsolated && typeof SharedArrayBuffer === "function"');
      expect(shared).toBe(vips);

      const compressed = await workOn([photo], {
        path: '/compress?target=60kb',
        run: 'Compress image',
      });
      expect(await described(compressed.bytes)).toEqual({ format: 'jpeg', width: 1200, height: 800 });
      expect(compressed.bytes.length).toBeLessThanOrEqual(60 * 1024);
      expect(compressed.bytes.length).toBeLessThan(original.length);

      // All four in the longer proof.
      if (!process.env.TRUST) return;
      // Not every canvas writes WebP.
      const format = vips ? 'webp' : 'png';
      const converted = await workOn([photo], {
        path: `/convert?format=${format}`,
        run: 'Convert to',
      });
      expect(await described(converted.bytes)).toEqual({ format, width: 1200, height: 800 });

      const batch = await workOn(photos, {
        path: '/batch?width=300',
        run: 'Process All Images',
        save: 'Download All (2)',
      });
      const entries = readZip(batch.bytes);
      expect(entries).toHaveLength(2);
      for (const { bytes } of entries)
        expect(await described(bytes)).toEqual({ format: 'jpeg', width: 300, height: 200 });
    } finally {
      await browser.close();
    }
  });
}
