/**
 * A page that only the proof uses: bundled like the site and served with the headers that isolate the site from other
 * origins.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { createSiteServer } from '../../server/listen.ts';
import { loadSite } from '../../server/static/load.ts';
import { serveSite } from '../../server/static/serve.ts';
import { engineBuild } from '../../vite.engine.ts';
import { type OwnServer, put } from './own-server.ts';

const BUILD = join(import.meta.dirname, '../../build');

const clientOf = (name: string) => join(BUILD, name, 'client');
/** The folder from which a page fetches its pictures as `/files/…`. Fill it before serving the page. */
export const filesOf = (name: string) => join(clientOf(name), 'files');

/**
 * Bundles a folder with an index.html, minified, with the engine's own settings. @param name of its folder in build/
 */
export async function buildPage(folder: string, name: string): Promise<void> {
  const client = clientOf(name);
  await rm(join(BUILD, name), { recursive: true, force: true });
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: engineBuild.resolve,
    worker: engineBuild.worker,
    build: { ...engineBuild.build, outDir: client, modulePreload: false },
  });
  await mkdir(join(client, '404'));
  await writeFile(join(client, '404/index.html'), '<!doctype html><title>Not found</title>');
  await writeFile(join(BUILD, name, 'csp.json'), '{}');
  await mkdir(filesOf(name));
}

/** @param policy a Content-Security-Policy; the site's by default */
export function servePage(name: string, { port, policy }: { port: number; policy?: string }): Promise<OwnServer> {
  const site = loadSite(clientOf(name));
  const headers: Record<string, string> = policy ? { 'Content-Security-Policy': policy } : {};
  const fetch = (request: Request) => serveSite(site, request, headers).response;
  return put(createSiteServer({ fetch, log: () => {} }), port);
}
