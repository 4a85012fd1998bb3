import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/machine/chromium.ts';
import { testsOfTier } from './scripts/test/tier.ts';

const port = process.env.E2E_PORT ?? '3210';
const labPort = process.env.LAB_PORT ?? '3299';

/** Browser tests, on the built site as visitors get it. */
export default defineConfig({
  testDir: 'e2e',
  ...testsOfTier(),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Only a failing test or a busy machine takes this long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // The service worker would answer requests that tests intercept. Its own tests allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      // Memory is measured after a garbage collection, which a page can only request with this flag.
      args: [...CHROMIUM_ARGS, '--js-flags=--expose-gc'],
    },
  },
  webServer: [
    {
      command: 'node server/index.ts',
      env: { PORT: port, DATABASE_URL: ':memory:' },
      url: `http://localhost:${port}/`,
      // One line per request. Important errors fail a test anyway.
      stderr: 'ignore',
    },
    // A page with the engine alone, for tests that no tool covers.
    { command: 'node proof/lab/serve.ts', env: { LAB_PORT: labPort }, url: `http://localhost:${labPort}/` },
  ],
});
