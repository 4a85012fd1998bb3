// The production build of a page with nothing but the engine, behind the site's own headers: node e2e/lab/serve.ts
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { CORPUS_PHOTOS, corpusFile } from '../../fixtures/corpus.ts';
import { FIXTURES, type FixtureName, fixture } from '../../fixtures/index.ts';
import { createSiteServer, listen } from '../../server/listen.ts';
import { loadSite } from '../../server/static/load.ts';
import { serveSite } from '../../server/static/serve.ts';
import { engineBuild } from '../../vite.engine.ts';

const output = join(import.meta.dirname, '../../build/lab');
const client = join(output, 'client');

await rm(output, { recursive: true, force: true });
await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  resolve: engineBuild.resolve,
  worker: engineBuild.worker,
  build: { ...engineBuild.build, outDir: client, modulePreload: false },
});
await mkdir(join(client, '404'));
await writeFile(join(client, '404/index.html'), '<!doctype html><title>Not found</title>');
await mkdir(join(client, 'files'));
for (const name of Object.keys(FIXTURES) as FixtureName[])
  await writeFile(join(client, 'files', name), await fixture(name));
for (const name of CORPUS_PHOTOS) {
  await writeFile(
    join(client, 'files', name),
    new Uint8Array(await (await corpusFile(`photos/${name}`)).arrayBuffer()),
  );
}
await writeFile(join(output, 'csp.json'), '{}');

const site = loadSite(client);
const server = createSiteServer({ fetch: (request) => serveSite(site, request, {}).response, log: () => {} });
await listen(server, { setting: 'LAB_PORT', port: Number(process.env.LAB_PORT ?? 3299), host: undefined });
