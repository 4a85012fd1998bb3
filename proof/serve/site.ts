/**
 * Serves the built site with the product's own server: in its own process, or within a test that observes each request.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createApp } from '../../server/app.ts';
import { createSiteServer } from '../../server/listen.ts';
import { createMetrics } from '../../server/metrics.ts';
import { loadSite } from '../../server/static/load.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { type OwnServer, put } from './own-server.ts';
import { type Running, startProcess } from './process.ts';

const ROOT = join(import.meta.dirname, '../..');
const ENTRY = join(ROOT, 'server/index.ts');
export const CLIENT = join(ROOT, 'build/client');

/** Builds the site unless it is up to date. @throws if the build fails */
export function buildSite(): void {
  const { status } = spawnSync('node', ['scripts/build.ts', '--if-changed'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built');
}

/**
 * Starts the real server in its own process and waits until it is ready.
 * @param folder contains its build and its database
 * @param blocks the largest file that it may write, in units of 1,024 bytes; simulates a full disk
 */
export function startServer(
  folder = ROOT,
  settings: Record<string, string> = { DATABASE_URL: ':memory:' },
  blocks?: number,
): Promise<Running> {
  const node = [process.execPath, ENTRY];
  return startProcess(blocks === undefined ? node : ['bash', '-c', `ulimit -f ${blocks}; exec "$0" "$1"`, ...node], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...settings },
  });
}

/** A request as it arrived, and its response. */
export interface Seen {
  method: string;
  /** Including the query. */
  path: string;
  headers: string;
  body: string;
  status: number;
}

/**
 * The same server within this process. @param client the folder of a build @param onRequest called after each response
 */
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
