/** Servers that a test starts, ends and replaces by itself, for what happens without a network and between two builds. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { hashInlineScripts } from '../scripts/build/inline-scripts.ts';
import { writeSiteWorker } from '../scripts/build/precache.ts';
import { createApp } from '../server/app.ts';
import { closeServer, createSiteServer, listen } from '../server/listen.ts';
import { createMetrics } from '../server/metrics.ts';
import { loadSite } from '../server/static/load.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';

const ROOT = join(import.meta.dirname, '..');
export const CLIENT = join(ROOT, 'build/client');
const HOST = '127.0.0.1';

export interface OwnServer {
  origin: string;
  port: number;
  stop(): Promise<void>;
}

async function put(server: Server, port: number): Promise<OwnServer> {
  const taken = await listen(server, { setting: 'PORT', port, host: HOST });
  return { origin: `http://localhost:${taken}`, port: taken, stop: () => closeServer(server, 0) };
}

/** A request as it arrived, and how it was answered. */
export interface Seen {
  method: string;
  /** With the query. */
  path: string;
  headers: string;
  body: string;
  status: number;
}

/** The site's own server. @param client the folder of a build @param onRequest told of each request once it is answered */
export async function serveBuild(client = CLIENT, port = 0, onRequest?: (seen: Seen) => void): Promise<OwnServer> {
  const app = createApp({
    site: loadSite(client),
    store: openSqliteStore(':memory:'),
    matchQuery: () => null,
    origin: 'http://localhost',
    proxies: 0,
    log: () => {},
    metrics: createMetrics(),
    now: Date.now,
    onMessage: () => {},
  });
  const fetch: typeof app.fetch = async (request, ...rest) => {
    if (!onRequest) return app.fetch(request, ...rest);
    const body = request.body ? await request.clone().text() : '';
    const response = await app.fetch(request, ...rest);
    const { pathname, search } = new URL(request.url);
    const headers = JSON.stringify([...request.headers]);
    onRequest({ method: request.method, path: pathname + search, headers, body, status: response.status });
    return response;
  };
  return put(createSiteServer({ fetch, log: () => {} }), port);
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A host that serves the folder, adds a slash to the address of a page, and can set no header. */
export async function serveWithoutHeaders(client = CLIENT): Promise<OwnServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!extname(pathname) && !pathname.endsWith('/'))
      return response.writeHead(301, { Location: `${pathname}/` }).end();
    const file = join(client, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const body = readFileSync(file);
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end('Not found');
    }
  });
  return put(server, 0);
}

/** A later build of the site: another manifest, other scripts, another heading. @returns its folder, and what removes it */
export async function makeLaterBuild(): Promise<{ client: string; remove(): void }> {
  const root = mkdtempSync(join(tmpdir(), 'later-build-'));
  const client = join(root, 'build/client');
  cpSync(CLIENT, client, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = readdirSync(join(client, 'assets'));
  // As if these had changed: their names do, and so do all that name them.
  const renamed = assets.filter((name) => /^(manifest|resize-tool|resize-workbench|engine)-.*\.js$/.test(name));
  const later = (name: string) =>
    name.replace(/.(\.js)$/, (_, end: string) => (name.at(-4) === 'x' ? `y${end}` : `x${end}`));
  for (const name of renamed) renameSync(join(client, 'assets', name), join(client, 'assets', later(name)));
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    let text = readFileSync(path, 'utf8');
    for (const name of renamed) text = text.replaceAll(name, later(name));
    writeFileSync(path, text);
  }
  const hashes = await hashInlineScripts(client);
  writeFileSync(join(root, 'build/csp.json'), JSON.stringify(hashes));
  await writeSiteWorker(client, join(ROOT, 'app/offline/worker/sw.ts'), hashes);
  return { client, remove: () => rmSync(root, { recursive: true, force: true }) };
}
