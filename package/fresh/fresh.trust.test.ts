import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, isImageError, type Recipe } from '#engine';
import { FIXTURES, type FixtureName, fixture } from '../../fixtures/index.ts';
import { buildPackage } from '../../scripts/build/package.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/machine/chromium.ts';
import { missing } from '../../scripts/machine/tool.ts';
import { describeWith } from '../../scripts/test/describe-with.ts';
import { type OpenPage, openPage, type Told } from './page.ts';
import { freshFolder, hasRegistry, makeProject, packInto, runIn } from './project.ts';
import { BROWSER_PROJECTS, CLASSIC_PROJECT, NODE_PROJECT, pluginProject } from './projects.ts';
import { type Served, serveFolder } from './serve.ts';

/*
 * The packed package, installed from its tarball into new projects that are created here, built with each bundler and
 * run: for browsers in Chromium, with a strict policy for pages and workers. The results have the same bytes as those
 * of the engine in Node.
 */

const ROOT = join(import.meta.dirname, '../..');
const CHROMIUM = findChromium();

/** Every kind of job, and every part that is loaded on demand. */
const JOBS: readonly (readonly [FixtureName, Recipe])[] = [
  ['quadrants.jpg', { edits: [{ do: 'resize', width: 40 }], output: { aim: 'encode', format: 'webp', quality: 70 } }],
  ['orientation-6.jpg', { edits: [{ do: 'rotate', quarterTurns: 1 }], output: { aim: 'encode', format: 'png' } }],
  ['quadrants.png', { edits: [], output: { aim: 'encode', format: 'avif' } }],
  ['quadrants.heic', { edits: [], output: { aim: 'encode', format: 'jpeg' } }],
  ['quadrants.svg', { edits: [], output: { aim: 'encode', format: 'png' } }],
  ['quadrants.bmp', { edits: [{ do: 'flip', axis: 'horizontal' }], output: { aim: 'encode', format: 'tiff' } }],
  ['four-frames.gif', { edits: [{ do: 'resize', width: 20 }], output: { aim: 'encode', format: 'gif' } }],
  ['transparent.png', { edits: [], output: { aim: 'encode', format: 'pdf' } }],
  ['photo-1200.jpg', { edits: [], output: { aim: 'compress', format: 'jpeg', quality: 60 } }],
  ['photo-1200.jpg', { edits: [], output: { aim: 'size', format: 'webp', bytes: 20_000 } }],
  ['photo-1200.jpg', { edits: [{ do: 'resize', width: 300 }], output: { aim: 'score', format: 'jpeg', score: 80 } }],
];
const SMALL: Recipe = { edits: [{ do: 'resize', width: 30 }], output: { aim: 'encode', format: 'jpeg' } };

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const engine = createEngine();

/** The engine's results in Node, from the sources, as the reference. For a failed job, the code. */
async function expected(name: string, bytes: Uint8Array, recipe: Recipe): Promise<Told | string> {
  try {
    const result = await engine.run(new File([new Uint8Array(bytes)], name), recipe);
    const hash = sha256(new Uint8Array(await result.blob.arrayBuffer()));
    return { sha256: hash, bytes: result.bytes, backend: result.backend, name: result.name };
  } catch (error) {
    if (!isImageError(error)) throw error;
    return error.code;
  }
}

const registry = await hasRegistry();
const MISSING = registry ? missing('chromium') : 'No package registry is reached (bundlers)';
const folder = await freshFolder();
const files = new Map<string, Uint8Array>();
let tarball: string;
let measure: (Told | string)[];

beforeAll(async () => {
  tarball = await packInto(folder.path, await buildPackage(ROOT, join(folder.path, 'package')));
  for (const name of Object.keys(FIXTURES) as FixtureName[]) files.set(`/files/${name}`, await fixture(name));
  measure = [];
  for (const [name, recipe] of JOBS) measure.push(await expected(name, await fixture(name), recipe));
}, 300_000);
afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

describe('in Node', () => {
  it('the library writes the engine’s bytes', async () => {
    const project = join(folder.path, 'node');
    await makeProject(project, tarball, NODE_PROJECT);
    await mkdir(join(project, 'files'));
    for (const [name] of JOBS) await writeFile(join(project, 'files', name), await fixture(name));
    const jobs = JOBS.map(([name, recipe]) => [`files/${name}`, recipe]);
    await writeFile(join(project, 'jobs.json'), JSON.stringify(jobs));
    expect(JSON.parse(await runIn(project, process.execPath, ['main.js']))).toEqual(measure);
  });
});

// Vite, webpack, esbuild and Rollup are installed from the registry, and their output runs in Chromium.
describeWith(MISSING, 'in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  });
  afterAll(() => browser?.close());

  /** The files of a project's build. */
  const dist = (name: string) => join(folder.path, name, 'dist');

  describe.each(Object.entries(BROWSER_PROJECTS))('by %s', (name, project) => {
    let served: Served;
    let page: OpenPage;
    beforeAll(async () => {
      await makeProject(join(folder.path, name), tarball, project);
      served = await serveFolder(dist(name), files);
      page = await openPage(browser, `${served.origin}/`);
    }, 300_000);
    afterAll(async () => {
      await page?.[Symbol.asyncDispose]();
      await served?.[Symbol.asyncDispose]();
    });

    it('the page loads only its own script before the first job', () => {
      expect(served.requested.filter((path) => path !== '/')).toEqual([expect.stringMatching(/\.js$/)]);
    });

    it('the library writes the same bytes as the engine in Node', async () => {
      for (const [i, [file, recipe]] of JOBS.entries())
        expect(await page.run(`/files/${file}`, recipe), `${file}, ${JSON.stringify(recipe)}`).toEqual({
          ...(measure[i] as Told),
          // A page has the engine's own codec for JPEGs.
          backend: expect.stringMatching(/^(vips|jpeg)$/),
        });
      const short = await page.compress('/files/photo-1200.jpg', { quality: 60, format: 'jpeg' });
      expect(short).toMatchObject({ backend: 'jpeg', bytes: (measure[8] as Told).bytes });
    }, 120_000);

    it('requests no other origin, violates no policy and logs no complaint', () => {
      expect(page.offences).toEqual([]);
      expect(served.violations).toEqual([]);
      expect(served.requested.length).toBeGreaterThan(JOBS.length);
    });

    it('without isolation the canvas replaces it, and the console states why', async () => {
      await using open = await serveFolder(dist(name), files, { isolated: 'none' });
      await using other = await openPage(browser, `${open.origin}/`);
      expect(await other.run('/files/quadrants.png', SMALL)).toMatchObject({
        backend: 'canvas',
        name: expect.stringMatching(/quadrants/),
      });
      const isolation =
        /Cross-Origin-Opener-Policy: same-origin" and "Cross-Origin-Embedder-Policy: require-corp"; see/;
      const refused = await other.run('/files/quadrants.heic', SMALL);
      expect(refused).toMatch(/^beyond-browser: HEIC cannot be read/);
      expect(refused).toMatch(isolation);
      const avif: Recipe = { edits: [], output: { aim: 'encode', format: 'avif' } };
      expect(await other.run('/files/quadrants.png', avif)).toMatch(isolation);
      expect(other.offences).toEqual([expect.stringContaining('not cross-origin isolated')]);
      expect(open.requested.filter((path) => path.endsWith('.wasm'))).toEqual([]);
    });
  });

  it('an option names files in another place, for a classic script', async () => {
    await makeProject(join(folder.path, 'classic'), tarball, CLASSIC_PROJECT);
    await using served = await serveFolder(dist('classic'), files);
    await using page = await openPage(browser, `${served.origin}/?assets=/static/codecs`);
    const [[file, recipe] = ['quadrants.jpg', SMALL] as const] = JOBS;
    expect(await page.run(`/files/${file}`, recipe)).toEqual(measure[0]);
    expect(page.offences).toEqual([]);
    expect(served.violations).toEqual([]);
    await using lost = await openPage(browser, `${served.origin}/?assets=/nowhere`);
    expect(await lost.run(`/files/${file}`, recipe)).toMatch(
      /engine-unavailable.*\/nowhere\/worker\.js could not be loaded/,
    );
  });

  it('the plugin of the docs serves its example', async () => {
    const project = pluginProject(await fixture('photo-1200.jpg'));
    await makeProject(join(folder.path, 'plugin'), tarball, project);
    await using served = await serveFolder(dist('plugin'), new Map());
    const page = await browser.newPage();
    await page.goto(`${served.origin}/`);
    await expect.poll(() => page.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(800);
    expect(await page.evaluate(() => document.querySelector('img')?.src)).toMatch(/photo-[\w-]+\.webp$/);
    await page.close();
  });
});
