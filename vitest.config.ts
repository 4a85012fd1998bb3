import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';

/** How fast the clock of tests and of all that they start runs (docs/tests.md). */
const rate = Number(process.env.CLOCK) || 1;
const clock = `--import=${pathToFileURL(`${import.meta.dirname}/scripts/test/clock.mjs`)}`;
const withClock = process.env.CLOCK ? { execArgv: [clock], env: { NODE_OPTIONS: clock } } : {};

/**
 * All tests except the browser tests: engine, catalogue, server and scripts, in Node. Tests that need a page are in
 * e2e/.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{engine,catalogue,words,pages,app,cli,server,scripts,fixtures,peers,proof,package}/**/*.test.{ts,tsx}'],
    // Proofs that take minutes: `TRUST=1 vitest run proof`.
    exclude: process.env.TRUST ? [] : ['**/*.trust.test.ts'],
    tags: [{ name: 'all', description: 'Left to `npm run test:all`; `--tags-filter=!all` leaves it out.' }],
    pool: 'forks',
    // Two cores: a test file that runs the engine starts its own workers.
    maxWorkers: 2,
    testTimeout: 60_000 * rate,
    hookTimeout: 120_000 * rate,
    ...withClock,
  },
});
