import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { type FixtureName, fixture } from '../../fixtures/index.ts';
import { test } from '../test.ts';
import { CHANNEL, type Prepared } from './control.ts';

/* See the README beside this file. */

const WORKER = /\/assets\/worker-entry-browser-[\w-]+\.js$/;
const COMPILER = /\/assets\/worker-compile-browser-[\w-]+\.js$/;
/** The modules of libvips and its libraries. */
const LIBRARY = /\/assets\/vips[\w-]*\.wasm$/;

/** The smallest valid module. */
const EMPTY_MODULE = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const COMPILED = `self.postMessage({ module: new WebAssembly.Module(new Uint8Array([${[...EMPTY_MODULE]}])) }); self.close();`;

/** Formats that a canvas cannot write. */
const PREPARED = {
  avif: 'quadrants.avif',
  gif: 'quadrants.gif',
  tiff: 'quadrants.tiff',
  jxl: 'quadrants.jxl',
} as const satisfies Record<string, FixtureName>;

async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'worker/worker.ts'), platform: 'browser' });
  const { output } = await bundle.generate({ codeSplitting: false, minify: true });
  await bundle.close();
  const files = Object.entries(PREPARED).map(async ([id, name]) => [id, (await fixture(name)).toString('base64')]);
  const prepared: Prepared = Object.fromEntries(await Promise.all(files));
  return `const PREPARED = ${JSON.stringify(prepared)};\n${output[0].code}`;
}

/** Once per process, for all tests. */
let script: Promise<string> | undefined;

export interface FakeEngine {
  /** From now on jobs end only after `release`. */
  hold(): Promise<void>;
  /** Ends held jobs, and lets later ones run. */
  release(): Promise<void>;
}

/**
 * Every page that is opened from now on has a fake engine. @param held whether jobs wait for `release` from the start
 */
export async function fakeEngine(page: Page, { held = false } = {}): Promise<FakeEngine> {
  script ??= bundled();
  const body = await script;
  // With the site's own headers; otherwise an isolated page may not start a worker.
  const answerWith = (pattern: RegExp, body: string) =>
    page.route(pattern, async (route) => route.fulfill({ response: await route.fetch(), body }));
  await answerWith(WORKER, body);
  await answerWith(COMPILER, COMPILED);
  await page.route(LIBRARY, (route) => route.fulfill({ contentType: 'application/wasm', body: EMPTY_MODULE }));

  await page.addInitScript(
    ({ name, held }) => {
      const channel = new BroadcastChannel(name);
      let state = { held };
      channel.onmessage = ({ data }) => {
        if (data === 'held?') channel.postMessage(state);
      };
      Object.assign(window, {
        holdFakeEngine: (next: boolean) => {
          state = { held: next };
          channel.postMessage(state);
        },
      });
    },
    { name: CHANNEL, held },
  );
  const set = (held: boolean) =>
    page.evaluate((next) => (window as unknown as { holdFakeEngine(next: boolean): void }).holdFakeEngine(next), held);
  return { hold: () => set(true), release: () => set(false) };
}

/** A test whose pages have a fake engine. */
export const fakeTest = test.extend<{ engine: FakeEngine }>({
  engine: [async ({ page }, use) => use(await fakeEngine(page)), { auto: true }],
});
