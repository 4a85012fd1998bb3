import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { COMMON_HEADERS, pagePolicy } from '../../server/headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** The address to which a browser reports violations. */
const REPORTS = '/violations';

export interface Served extends AsyncDisposable {
  origin: string;
  /** The requested paths. */
  requested: string[];
  /** Violations of the policy by the page and its workers, including requests to other origins. No other event covers workers. */
  violations: string[];
}

const { 'Cross-Origin-Opener-Policy': OPENER, 'Cross-Origin-Embedder-Policy': EMBEDDER, ...COMMON } = COMMON_HEADERS;
const USUAL = { 'Cross-Origin-Opener-Policy': OPENER, 'Cross-Origin-Embedder-Policy': EMBEDDER };

/** Headers of isolation. */
const ISOLATION = {
  all: USUAL,
  /** Of pages, without those of scripts. */
  pages: USUAL,
  credentialless: { 'Cross-Origin-Opener-Policy': OPENER, 'Cross-Origin-Embedder-Policy': 'credentialless' },
  /** For one document, whatever opened it. */
  document: { 'Document-Isolation-Policy': 'isolate-and-require-corp' },
  none: {},
} as const;

export interface Serving {
  isolated?: keyof typeof ISOLATION;
  /** The policy of all responses; by default the site's. */
  policy?: string;
  /** The media type of WebAssembly. */
  wasmType?: string;
}

/**
 * A built folder, served like the site, except that workers have the page's strict policy too: no script may run text.
 * Files in memory are served by their paths.
 */
export async function serveFolder(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  { isolated = 'all', policy = pagePolicy([]), wasmType = 'application/wasm' }: Serving = {},
): Promise<Served> {
  const types: Readonly<Record<string, string>> = { ...TYPES, '.wasm': wasmType };
  const requested: string[] = [];
  const violations: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === REPORTS) {
      const { 'csp-report': report } = JSON.parse(await text(request));
      violations.push(`${report['violated-directive']}: ${report['blocked-uri']} by ${report['source-file']}`);
      response.writeHead(204).end();
      return;
    }
    if (pathname === '/favicon.ico') {
      // Some versions of headless Chromium request it, for pages without an icon.
      response.writeHead(204).end();
      return;
    }
    requested.push(pathname);
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const body =
      files.get(decodeURIComponent(pathname)) ?? (await readFile(join(folder, normalize(path))).catch(() => undefined));
    response.writeHead(body ? 200 : 404, {
      ...COMMON,
      ...((isolated !== 'pages' || extname(path) === '.html') && ISOLATION[isolated]),
      'Content-Security-Policy': `${policy}; report-uri ${REPORTS}`,
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requested,
    violations,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
