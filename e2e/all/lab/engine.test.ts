import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { partsOfJpeg } from '../../../engine/codecs/jpeg/gain-map/parts.ts';
import { READABLE_IDS, WRITABLE_IDS } from '../../../engine/formats/index.ts';
import { pixelsOf, quadrantsDeviation } from '../../../fixtures/compare.ts';
import { CORPUS_PHOTOS } from '../../../fixtures/corpus.ts';
import type { FixtureName } from '../../../fixtures/index.ts';
import { inKnownFormat } from '../../../fixtures/known-format.ts';
import { BLUE, GREEN, RED, YELLOW } from '../../../fixtures/pictures.ts';
import { rendererMemory } from '../../../proof/browsers/renderer-memory.ts';
import type { Lab } from '../../../proof/lab/lab.ts';
import { needed } from '../../../scripts/machine/tool.ts';
import { atLength, expect, LONG, test } from '../../test.ts';

declare global {
  interface Window {
    lab: Lab;
  }
}

test.use({ baseURL: `http://localhost:${process.env.LAB_PORT ?? '3299'}` });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => 'lab' in window);
});

const run = (page: Page, name: FixtureName, recipe: Parameters<Lab['run']>[1]) =>
  page.evaluate(async ([file, settings]) => window.lab.run(await window.lab.file(`/files/${file}`), settings), [
    name,
    recipe,
  ] as const);

for (const format of ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'jxl', 'pdf', 'ico'] as const) {
  test(`writes ${format} in a page as in Node`, async ({ page }) => {
    const result = await run(page, 'quadrants.png', {
      edits: [{ do: 'resize', width: 32 }],
      output: { aim: 'encode', format, quality: 95 },
    });
    expect(result).toMatchObject({ backend: 'vips', width: 32, height: 24, format });
    if (format === 'pdf') {
      expect(Buffer.from(result.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      return;
    }
    const pixels = await pixelsOf(await inKnownFormat(Buffer.from(result.base64, 'base64')));
    expect(quadrantsDeviation(pixels, [RED, GREEN, BLUE, YELLOW])).toBeLessThanOrEqual(14);
  });
}

for (const name of [
  'quadrants.heic',
  'quadrants.jxl',
  'quadrants.bmp',
  'png-inside.ico',
  'quadrants.svg',
  'quadrants.avif',
  'quadrants.tiff',
] as const) {
  test(`reads ${name} in a page as in Node`, async ({ page }) => {
    const result = await run(page, name, { edits: [], output: { aim: 'encode', format: 'png' } });
    const pixels = await pixelsOf(Buffer.from(result.base64, 'base64'));
    expect(quadrantsDeviation(pixels, [RED, GREEN, BLUE, YELLOW])).toBeLessThanOrEqual(14);
  });
}

test('keeps a gain map in a page too, and removes the location from XMP', async ({ page }) => {
  const result = await run(page, 'gain-map.jpg', {
    edits: [{ do: 'crop', left: 37, top: 22, width: 171, height: 133 }],
    output: { aim: 'encode', format: 'jpeg', metadata: 'keep-but-location' },
  });
  const bytes = Buffer.from(result.base64, 'base64');
  const { map } = partsOfJpeg(bytes);
  expect(await sharp(map?.jpeg).metadata()).toMatchObject({ width: 43, height: 33 });
  expect(bytes.includes('kept words')).toBe(true);
});

test('draws an SVG as its browser does: with fonts, styles and HTML, sharp at every size', async ({ page }) => {
  const drawn = async (recipe: Parameters<Lab['run']>[1], body?: string) => {
    const result = await page.evaluate(
      async ([settings, svg]) => {
        const file = svg ? new File([svg], 'drawing.svg') : await window.lab.file('/files/words.svg');
        return window.lab.run(file, settings);
      },
      [recipe, body] as const,
    );
    const { data, info } = await sharp(Buffer.from(result.base64, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    const counted = { solid: 0, between: 0, green: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      if (alpha === 255) counted.solid += 1;
      else if (alpha > 0) counted.between += 1;
      if (alpha === 255 && red < 3 && Math.abs(green - 160) < 3 && blue < 3) counted.green += 1;
    }
    return { width: info.width, height: info.height, pixels: info.width * info.height, ...counted };
  };
  const png = { aim: 'encode', format: 'png' } as const;
  const natural = await drawn({ edits: [], output: png });
  expect(natural).toMatchObject({ width: 300, height: 100 });
  expect(natural.green).toBeGreaterThan(natural.pixels * 0.1);
  expect(natural.green).toBe(natural.solid);

  const large = await drawn({ edits: [{ do: 'resize', width: 1200 }], output: png });
  expect(large).toMatchObject({ width: 1200, height: 400 });
  expect(large.green / large.pixels).toBeCloseTo(natural.green / natural.pixels, 1);
  // Enlarged pixels would have an edge as wide as before; a drawing is sharper.
  expect(large.between / large.pixels).toBeLessThan((natural.between / natural.pixels) * 0.5);

  const html = await drawn(
    { edits: [{ do: 'resize', width: 80, height: 40, fit: 'fill' }], output: png },
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><foreignObject width="40" height="40"><div xmlns="http://www.w3.org/1999/xhtml" style="height: 40px; background: #00a000"/></foreignObject></svg>',
  );
  expect(html).toMatchObject({ width: 80, height: 40 });
  expect(html.green).toBeGreaterThan(html.pixels * 0.9);
});

test('does not read a drawing from a canvas that falsifies its pixels', async ({ page }) => {
  await page.route(/worker-entry-browser/, async (route) => {
    const response = await route.fetch();
    const noise = `
      const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
      OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...terms) {
        const image = getImageData.apply(this, terms);
        image.data.forEach((_, at) => { image.data[at] = Math.random() * 256; });
        return image;
      };`;
    await route.fulfill({ response, body: `${noise}\n${await response.text()}` });
  });
  const result = await run(page, 'quadrants.svg', { edits: [], output: { aim: 'encode', format: 'png' } });
  const pixels = await pixelsOf(Buffer.from(result.base64, 'base64'));
  expect(quadrantsDeviation(pixels, [RED, GREEN, BLUE, YELLOW])).toBeLessThanOrEqual(14);
});

test('resizes a ten-megapixel photo', async ({ page }) => {
  test.skip(!CORPUS_PHOTOS.includes('demo-large-photo.jpg'), 'the corpus is not here');
  const result = await run(page, 'demo-large-photo.jpg' as FixtureName, {
    edits: [{ do: 'resize', width: 1280 }],
    output: { aim: 'encode', format: 'same' },
  });
  const { width, height, format } = await sharp(Buffer.from(result.base64, 'base64')).metadata();
  expect([width, height, format]).toEqual([1280, 857, 'jpeg']);
});

test('gives the same bytes in a page and in Node', async ({ page }) => {
  const { createEngine } = await import('../../../engine/node.ts');
  const { fixtureFile } = await import('../../../fixtures/index.ts');
  await using engine = createEngine({ workers: 1 });
  const recipe = {
    edits: [{ do: 'resize' as const, width: 300 }],
    output: { aim: 'encode' as const, format: 'jpeg' as const },
  };
  const here = await engine.run(await fixtureFile('photo-1200.jpg'), recipe);
  const there = await run(page, 'photo-1200.jpg', recipe);
  expect(Buffer.from(there.base64, 'base64').equals(Buffer.from(await here.blob.arrayBuffer()))).toBe(true);
});

test('aborting rejects before the page does anything else, and the next job works', async ({ page }) => {
  const [first, code, next] = await page.evaluate(async () => {
    const { lab } = window;
    const file = await lab.file('/files/photo-3200.jpg');
    const recipe = { edits: [], output: { aim: 'encode' as const, format: 'avif' as const } };
    const aborter = new AbortController();
    let work: Promise<unknown> = Promise.resolve();
    // Inside the encoder, where WebAssembly receives no messages.
    await new Promise<void>((resolve) => {
      const onProgress = ({ stage }: { stage: string }) => stage === 'encoding' && resolve();
      work = lab.get().run(file, recipe, { signal: aborter.signal, onProgress });
      work.catch(() => {});
    });
    aborter.abort();
    const winner = await Promise.race([
      work.catch(() => 'rejected'),
      new Promise((resolve) => setTimeout(resolve, 0, 'something else')),
    ]);
    const small = await lab.run(await lab.file('/files/quadrants.png'), {
      edits: [],
      output: { aim: 'encode', format: 'png' },
    });
    return [winner, await lab.codeOf(work), small.format] as const;
  });
  expect([first, code, next]).toEqual(['rejected', 'cancelled', 'png']);
});

test('reports the formats that it can read and write', async ({ page }) => {
  const { reads, writes } = await page.evaluate(() => window.lab.get().capabilities());
  expect([reads, writes]).toEqual([READABLE_IDS, WRITABLE_IDS]);
});

test.describe('the canvas', () => {
  test.beforeEach(({ page }) => page.evaluate(() => window.lab.open({ backend: 'canvas' })));

  for (const [name, format] of [
    ['quadrants.png', 'jpeg'],
    ['quadrants.jpg', 'png'],
    ['quadrants.png', 'webp'],
    ['orientation-6.jpg', 'png'],
  ] as const) {
    test(`writes ${format} from ${name}`, async ({ page }) => {
      const result = await run(page, name, {
        edits: [{ do: 'resize', width: 32 }],
        output: { aim: 'encode', format, quality: 95 },
      });
      expect(result).toMatchObject({ backend: 'canvas', width: 32, height: 24 });
      const pixels = await pixelsOf(Buffer.from(result.base64, 'base64'));
      expect(quadrantsDeviation(pixels, [RED, GREEN, BLUE, YELLOW])).toBeLessThanOrEqual(14);
    });
  }

  test('reports the formats that it can read and write, and refuses others before it decodes', async ({ page }) => {
    const { reads, writes } = await page.evaluate(() => window.lab.get().capabilities());
    expect([reads, writes]).toEqual([
      ['jpeg', 'png', 'webp'],
      ['jpeg', 'png', 'webp', 'pdf', 'ico'],
    ]);
    // If the output format cannot be written, the input is not even decoded.
    const code = await page.evaluate(async () =>
      window.lab.codeOf(
        window.lab.run(await window.lab.file('/files/truncated.png'), {
          edits: [],
          output: { aim: 'encode', format: 'tiff' },
        }),
      ),
    );
    expect(code).toBe('beyond-browser');
  });

  test('reports a browser without a WebP encoder', async ({ page }) => {
    await page.route(/worker-entry-browser/, async (route) => {
      const response = await route.fetch();
      const withoutWebp = `
        const { convertToBlob } = OffscreenCanvas.prototype;
        OffscreenCanvas.prototype.convertToBlob = function ({ type, ...terms }) {
          return convertToBlob.call(this, { ...terms, type: type === 'image/webp' ? 'image/png' : type });
        };`;
      await route.fulfill({ response, body: `${withoutWebp}\n${await response.text()}` });
    });
    await page.evaluate(() => window.lab.open({ backend: 'canvas' }));
    const { reads, writes } = await page.evaluate(() => window.lab.get().capabilities());
    expect([reads, writes]).toEqual([
      ['jpeg', 'png', 'webp'],
      ['jpeg', 'png', 'pdf', 'ico'],
    ]);
  });

  test('rotates, mirrors and crops', async ({ page }) => {
    const result = await run(page, 'quadrants.png', {
      edits: [
        { do: 'rotate', quarterTurns: 1 },
        { do: 'flip', axis: 'horizontal' },
        { do: 'crop', left: 4, top: 4, width: 40, height: 56 },
      ],
      output: { aim: 'encode', format: 'png' },
    });
    const pixels = await pixelsOf(Buffer.from(result.base64, 'base64'));
    expect([pixels.width, pixels.height]).toEqual([40, 56]);
    expect(quadrantsDeviation(pixels, [RED, YELLOW, BLUE, GREEN])).toBeLessThanOrEqual(2);
  });

  test('compresses to a size', async ({ page }) => {
    const result = await run(page, 'photo-1200.jpg', {
      edits: [],
      output: { format: 'same', aim: 'size', bytes: 60 * 1024, tolerance: 0.05 },
    });
    expect(result.bytes).toBeLessThanOrEqual(60 * 1024);
    expect(result.backend).toBe('canvas');
  });

  for (const [name, format, code] of [
    ['quadrants.tiff', 'png', 'beyond-browser'],
    ['quadrants.png', 'gif', 'beyond-browser'],
    ['truncated.png', 'jpeg', 'unreadable'],
    ['claims-65535.png', 'jpeg', 'too-large'],
  ] as const) {
    test(`refuses ${name} to ${format} with ${code}`, async ({ page }) => {
      const seen = await page.evaluate(
        async ([file, to]) =>
          window.lab.codeOf(
            window.lab.run(await window.lab.file(`/files/${file}`), {
              edits: [],
              output: { aim: 'encode', format: to },
            }),
          ),
        [name, format] as const,
      );
      expect(seen).toBe(code);
    });
  }
});

test('with many cores, a worker has no more threads than with few', async ({ page }) => {
  await page.route(/worker-entry-browser/, async (route) => {
    const response = await route.fetch();
    const many = "Object.defineProperty(WorkerNavigator.prototype, 'hardwareConcurrency', { get: () => 32 });";
    await route.fulfill({ response, body: many + (await response.text()) });
  });
  await page.evaluate(() => window.lab.open({ workers: 1 }));
  expect(page.workers().filter((worker) => /vips-es6/.test(worker.url()))).toHaveLength(6);
  expect(await run(page, 'photo-1200.jpg', { edits: [], output: { aim: 'encode', format: 'webp' } })).toMatchObject({
    backend: 'vips',
  });
});

const JOBS = atLength(300, 120);

test(`takes no more memory after ${JOBS} jobs than after 30`, LONG, async ({ page, browser }) => {
  needed('procfs', (reason) => test.skip(true, reason));
  test.slow();
  const jobs = (count: number) =>
    page.evaluate(async (n) => {
      const { lab } = window;
      const files = await Promise.all(
        ['photo-1200.jpg', 'photo-600.png', 'four-frames.gif', 'transparent.webp'].map((name) =>
          lab.file(`/files/${name}`),
        ),
      );
      const formats = ['jpeg', 'webp', 'png'] as const;
      await Promise.all(
        Array.from({ length: n }, (_, i) =>
          lab.get().run(files[i % files.length] as File, {
            edits: [{ do: 'resize', width: 200 + (i % 7) * 40 }],
            output: { aim: 'encode', format: formats[i % formats.length] ?? 'jpeg' },
          }),
        ),
      );
    }, count);
  await jobs(30);
  const after30 = await rendererMemory(browser, page);
  for (let done = 30; done < JOBS; done += 30) await jobs(30);
  const afterAll = await rendererMemory(browser, page);
  test.info().annotations.push({
    type: 'memory',
    description: `${Math.round(after30 / 1e6)} MB after 30 jobs, ${Math.round(afterAll / 1e6)} MB after ${JOBS}`,
  });
  expect(afterAll).toBeLessThanOrEqual(after30 * 1.2);
});
