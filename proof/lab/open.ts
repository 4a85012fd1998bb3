import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launch } from '../browsers/chromium.ts';
import { startProcess } from '../serve/process.ts';

export interface OpenLab extends AsyncDisposable {
  browser: Browser;
  /** Its address, for browsers with other engines. */
  origin: string;
  /** Opens a fresh page with nothing but the engine. */
  open(): Promise<Page>;
}

/** A page with nothing but the engine, built and served, in its own browser. */
export async function openLab(): Promise<OpenLab> {
  const server = await startProcess([process.execPath, join(import.meta.dirname, 'serve.ts')], {
    cwd: import.meta.dirname,
    env: { ...process.env, LAB_PORT: '0' },
  });
  const origin = `http://localhost:${server.port}/`;
  // Memory is measured after a garbage collection, which a page can only request with this flag.
  const browser = await launch(['--js-flags=--expose-gc']);
  return {
    browser,
    origin,
    async open() {
      const page = await browser.newPage();
      await page.goto(origin);
      await page.waitForFunction(() => 'lab' in window);
      return page;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.kill();
    },
  };
}
