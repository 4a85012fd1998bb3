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
  // Nobody waits this long where all is well; a machine that is busy with something else takes what it takes.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // It would answer what a test means to answer itself; the tests of it say so.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      // Memory is measured after a collection of garbage, which a page cannot ask for otherwise.
      args: [...CHROMIUM_ARGS, '--js-flags=--expose-gc'],
    },
  },
  webServer: [
    {
      command: 'node server/index.ts',
      env: { PORT: port, DATABASE_URL: ':memory:' },
      url: `http://localhost:${port}/`,
      // One line a request; what matters fails a test.
      stderr: 'ignore',
    },
    // The engine alone on a page, for what no tool shows.
    { command: 'node proof/lab/serve.ts', env: { LAB_PORT: labPort }, url: `http://localhost:${labPort}/` },
  ],
});
