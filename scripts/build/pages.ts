/*
 * Builds and prerenders the pages of one language after the other, in a process of their own: the caller sends `words`, and
 * receives 'assets' when the scripts are written and 'pages' when the pages are. A process that has built one language builds the
 * next faster, since its code is already compiled.
 */
import { join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** What a build reports, in this order. */
export type Stage = 'assets' | 'pages';

const report = (stage: Stage) => process.send?.(stage);

const reportAssets: Plugin = {
  name: 'report-assets',
  writeBundle() {
    if (this.environment.name === 'client') report('assets');
  },
};

process.on('message', async (words: string) => {
  // The configuration reads it, and is evaluated for each build.
  process.env.WORDS = words;
  const builder = await createBuilder({
    root,
    plugins: [reportAssets],
    logLevel: process.env.VERBOSE ? 'info' : 'error',
  });
  await builder.buildApp();
  report('pages');
});
// Watchers of the configuration would keep the process alive.
process.on('disconnect', () => process.exit());
