import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { createSiteServer, listen } from '../server/listen.ts';
import { loadSite } from '../server/static/load.ts';
import { serveSite } from '../server/static/serve.ts';
import { engineBuild } from '../vite.engine.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'build/bench-page');
const client = join(output, 'client');

/** Where the page fetches its pictures from; written to before the server starts. */
export const FILES = join(client, 'files');

/** Some peers make workers from text and functions from strings, which the site's own policy forbids. */
const POLICY = "default-src 'self' blob: data: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'";

/** Builds the page of all engines as the site is built: minified, with the engine's own settings. */
export async function buildPage(): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    resolve: engineBuild.resolve,
    worker: engineBuild.worker,
    build: { ...engineBuild.build, outDir: client, modulePreload: false },
  });
  await mkdir(join(client, '404'));
  await writeFile(join(client, '404/index.html'), '<!doctype html><title>Not found</title>');
  await writeFile(join(output, 'csp.json'), '{}');
  await mkdir(FILES);
  await cp(
    join(root, 'node_modules/browser-image-compression/dist/browser-image-compression.js'),
    join(FILES, 'browser-image-compression.js'),
  );
}

/** Serves the page and the files, isolated from other origins as the site is. */
export async function servePage(port: number): Promise<{ server: Server; address: string }> {
  const site = loadSite(client);
  const server = createSiteServer({
    fetch: (request) => serveSite(site, request, { 'Content-Security-Policy': POLICY }).response,
    log: () => {},
  });
  const chosen = await listen(server, { setting: 'BENCH_PORT', port, host: undefined });
  return { server, address: `http://localhost:${chosen}/` };
}
