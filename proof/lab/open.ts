import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.mjs';

const PORT = process.env.LAB_PORT ?? '3298';
const ORIGIN = `http://localhost:${PORT}/`;

export interface OpenLab extends AsyncDisposable {
  browser: Browser;
  /** Where it is served, for browsers of other makes; it is there once a page of this one is. */
  origin: string;
  /** A fresh page with nothing but the engine (e2e/lab). */
  open(): Promise<Page>;
}

/** The engine's laboratory, built and served, in a browser of its own. */
export async function openLab(): Promise<OpenLab> {
  const server = spawn('node', [join(import.meta.dirname, '../e2e/lab/serve.ts')], {
    env: { ...process.env, LAB_PORT: PORT },
    stdio: 'ignore',
  });
  // Memory is measured after a collection of garbage, which a page cannot ask for otherwise.
  const args = [...CHROMIUM_ARGS, '--js-flags=--expose-gc'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  return {
    browser,
    origin: ORIGIN,
    async open() {
      const page = await browser.newPage();
      // It is built before it is served.
      for (let i = 0; i < 600; i++) {
        if (server.exitCode !== null)
          throw new Error(`The laboratory ended with ${server.exitCode}: is port ${PORT} free?`);
        if (await page.goto(ORIGIN).catch(() => undefined)) break;
        await new Promise((later) => setTimeout(later, 250));
      }
      await page.waitForFunction(() => 'lab' in window);
      return page;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      server.kill();
    },
  };
}
