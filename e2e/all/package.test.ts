import { join } from 'node:path';
import { createEngine, type Loss, type Recipe } from '#engine';
import { type FixtureName, fixture } from '../../fixtures/index.ts';
import { openPage, UNBUNDLED } from '../../package/fresh/page.ts';
import { serveFolder } from '../../package/fresh/serve.ts';
import { expect, test } from '../test.ts';

/*
 * The built npm package, in a page without a bundler and with a policy that forbids running text as code.
 * package/fresh/fresh.trust.test.ts covers bundlers.
 */

const PACKAGE = join(import.meta.dirname, '../../build/package');

const JOBS = [
  ['quadrants.jpg', { edits: [{ do: 'resize', width: 40 }], output: { aim: 'encode', format: 'webp' } }],
  ['quadrants.heic', { edits: [], output: { aim: 'encode', format: 'jpeg' } }],
  // Large enough for several threads, where they are available.
  ['photo-600.png', { edits: [], output: { aim: 'encode', format: 'avif' } }],
  ['transparent.png', { edits: [], output: { aim: 'encode', format: 'pdf' } }],
  ['drawing.svg', { edits: [], output: { aim: 'compress', format: 'same' } }],
] as const satisfies [string, Recipe][];

/** A canvas always drops these, even if the recipe keeps them. */
const LOST = [
  ['credited.jpg', { metadata: 'keep', format: 'png' }, ['metadata']],
  ['credited.jpg', { metadata: 'copyright', format: 'png' }, ['metadata']],
  ['p3.png', { profile: 'keep' }, ['wide-gamut']],
  ['16-bit.png', { format: 'png' }, ['bit-depth']],
  ['quadrants.jpg', { metadata: 'keep', profile: 'keep', format: 'png' }, []],
  // The engine's own codec keeps them on any page.
  ['credited.jpg', { metadata: 'keep' }, []],
] as const satisfies [FixtureName, object, Loss[]][];

const JPEG = 'photo-1200.jpg';
const JPEG_RECIPES: readonly Recipe[] = [
  { edits: [{ do: 'resize', width: 400 }], output: { aim: 'encode', format: 'jpeg' } },
  { edits: [], output: { aim: 'compress', format: 'same', quality: 70 } },
  { edits: [], output: { aim: 'size', format: 'jpeg', bytes: 50_000, tolerance: 0.05 } },
];

async function files() {
  const all = new Map<string, Uint8Array>(UNBUNDLED);
  for (const [name] of [...JOBS, ...LOST, [JPEG] as const]) all.set(`/files/${name}`, await fixture(name));
  return all;
}

declare const fresh: { losses(path: string, recipe: Recipe): Promise<Loss[]> };

test('the package writes the same bytes as the engine, and makes no other requests', async ({ browser }) => {
  await using served = await serveFolder(PACKAGE, await files());
  await using page = await openPage(browser, `${served.origin}/`);
  const own = ['/dist/index.js', '/dist/part-engine.js', '/dist/part-errors.js', '/dist/part-recipe.js'];
  expect(served.requested.toSorted()).toEqual(['/', ...own, '/main.js']);
  await using engine = createEngine();
  for (const [name, recipe] of JOBS) {
    const { bytes, blob } = await engine.run(new File([new Uint8Array(await fixture(name))], name), recipe);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
    const sha256 = Buffer.from(hash).toString('hex');
    expect(await page.run(`/files/${name}`, recipe)).toMatchObject({ bytes, sha256, backend: 'vips' });
  }
  expect(page.offences).toEqual([]);
  expect(served.violations).toEqual([]);
});

for (const isolated of ['credentialless', 'document'] as const) {
  test(`a page with the headers of isolation "${isolated}" runs libvips`, async ({ browser }) => {
    await using served = await serveFolder(PACKAGE, await files(), { isolated });
    await using page = await openPage(browser, `${served.origin}/`);
    for (const [name, recipe] of JOBS)
      expect(await page.run(`/files/${name}`, recipe)).toMatchObject({ backend: 'vips' });
    expect(page.offences).toEqual([]);
    expect(served.violations).toEqual([]);
  });
}

test('without isolation a JPEG from a JPEG has the bytes that libvips makes', async ({ browser }) => {
  await using served = await serveFolder(PACKAGE, await files(), { isolated: 'none' });
  await using page = await openPage(browser, `${served.origin}/`);
  await using engine = createEngine();
  for (const recipe of JPEG_RECIPES) {
    const { bytes, blob } = await engine.run(new File([new Uint8Array(await fixture(JPEG))], JPEG), recipe);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
    const told = await page.run(`/files/${JPEG}`, recipe);
    expect(told).toMatchObject({ bytes, sha256: Buffer.from(hash).toString('hex'), backend: 'jpeg' });
  }
  expect(served.requested.filter((path) => path.includes('vips'))).toEqual([]);
});

test('without isolation the package reports that the canvas works', async ({ browser }) => {
  await using served = await serveFolder(PACKAGE, await files(), { isolated: 'none' });
  await using page = await openPage(browser, `${served.origin}/`);
  const [[name, recipe]] = JOBS;
  expect(await page.run(`/files/${name}`, recipe)).toMatchObject({ backend: 'canvas' });
  expect(page.offences).toEqual([expect.stringContaining('not cross-origin isolated')]);
});

test('without isolation every loss is listed, and errors name the missing headers', async ({ browser }) => {
  await using served = await serveFolder(PACKAGE, await files(), { isolated: 'none' });
  await using page = await openPage(browser, `${served.origin}/`);
  for (const [name, options, losses] of LOST) {
    const output = { aim: 'encode', format: 'same', ...options } as Recipe['output'];
    const recipe: Recipe = { edits: [{ do: 'rotate', quarterTurns: 1 }], output };
    const told = await page.page.evaluate(([path, recipe]) => fresh.losses(path, recipe), [
      `/files/${name}`,
      recipe,
    ] as const);
    expect(told, `${name} ${JSON.stringify(options)}`).toEqual(losses);
  }
  const headers =
    /"Cross-Origin-Opener-Policy: same-origin" and "Cross-Origin-Embedder-Policy: require-corp"; see '.*https:/;
  for (const [name, recipe] of [JOBS[1], JOBS[2]]) {
    const refused = await page.run(`/files/${name}`, recipe);
    expect(refused).toMatch(
      /^beyond-browser: (AVIF cannot be written|HEIC cannot be read) by the canvas, which replaces libvips here\./,
    );
    expect(refused).toMatch(headers);
  }
});

const WEBP = JOBS[0];
const PNG_AS_WEBP: Recipe = { edits: [], output: { aim: 'encode', format: 'webp' } };
/** What a host without a policy of its own sends. */
const NO_POLICY = "object-src 'none'";
const WITHOUT_WASM = "script-src 'self'; worker-src 'self'; connect-src 'self'";

test('with the headers of isolation on pages alone, all works as with them on scripts too', async ({ browser }) => {
  await using served = await serveFolder(PACKAGE, await files(), { isolated: 'pages', policy: NO_POLICY });
  await using page = await openPage(browser, `${served.origin}/`);
  for (const recipe of JPEG_RECIPES) {
    expect(await page.run(`/files/${JPEG}`, recipe)).toMatchObject({ backend: 'jpeg' });
  }
  expect(await page.run(`/files/${WEBP[0]}`, WEBP[1])).toMatchObject({ backend: 'vips' });
});

test('where a policy forbids that, the error names the header that the worker lacks', async ({ browser }) => {
  await using served = await serveFolder(PACKAGE, await files(), { isolated: 'pages' });
  await using page = await openPage(browser, `${served.origin}/`);
  expect(await page.run(`/files/${JPEG}`, PNG_AS_WEBP)).toMatch(
    /worker\.js could not be loaded: its response lacks the header "Cross-Origin-Embedder-Policy: require-corp"/,
  );
});

test('WebAssembly of another media type is compiled all the same', async ({ browser }) => {
  await using served = await serveFolder(PACKAGE, await files(), { wasmType: 'application/octet-stream' });
  await using page = await openPage(browser, `${served.origin}/`);
  expect(await page.run(`/files/${JPEG}`, JPEG_RECIPES[0] as Recipe)).toMatchObject({ backend: 'jpeg' });
  expect(await page.run(`/files/${WEBP[0]}`, WEBP[1])).toMatchObject({ backend: 'vips' });
  expect(page.offences).toEqual([]);
});

test('a policy without WebAssembly is named by the error, and on pages without isolation in the console', async ({
  browser,
}) => {
  for (const isolated of ['all', 'none'] as const) {
    await using served = await serveFolder(PACKAGE, await files(), { isolated, policy: WITHOUT_WASM });
    await using page = await openPage(browser, `${served.origin}/`);
    const told = await page.run(`/files/${JPEG}`, JPEG_RECIPES[0] as Recipe);
    const lacks = expect.stringContaining("lacks 'wasm-unsafe-eval' in script-src");
    if (isolated === 'all') expect(told).toEqual(lacks);
    else expect(told).toMatchObject({ backend: 'canvas' });
    expect(page.offences).toContainEqual(lacks);
  }
});
