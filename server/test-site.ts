/** A small built site in a temporary folder, with the layout of the real one, for tests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const page = (title: string) => `<!doctype html><title>${title}</title><p>${'Lorem ipsum. '.repeat(100)}</p>`;

export const WASM = Buffer.from(Array.from({ length: 10_000 }, (_, i) => (i * 7) % 256));

const FILES: Record<string, string | Buffer> = {
  'index.html': page('Home'),
  'resize/index.html': page('Image Resizer Tool'),
  'search/index.html': page('Search'),
  'tools/jpg-to-png-converter/index.html': page('JPG to PNG'),
  'tools/jpg-to-png-converter.data': 'data'.repeat(200),
  '404/index.html': page('404 Page Not Found'),
  'es/404/index.html': page('No se ha encontrado'),
  'es/buscar/index.html': page('Buscar'),
  _redirects: '/search/:query  /search?q=:query  302\n/es/buscar/:query  /es/buscar?q=:query  302\n',
  '__spa-fallback.html': page('Fallback'),
  _headers: '/*\n',
  'robots.txt': 'User-agent: *\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-a1B2c3D4.js': 'console.log("main");'.repeat(50),
  'assets/worker-a1B2c3D4.js': 'console.log("worker");'.repeat(50),
  'assets/vips-a1B2c3D4.wasm': WASM,
  'assets/photo.png': Buffer.from('not really a picture'),
};

export const CSP = {
  'index.html': ["'sha256-home'"],
  'resize/index.html': ["'sha256-resize1'", "'sha256-resize2'"],
  '404/index.html': ["'sha256-lost'"],
};

export interface TestSite {
  /** The folder that contains `build/`. */
  root: string;
  /** The site's own folder. */
  client: string;
  remove(): void;
}

export function makeTestSite(): TestSite {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const client = join(root, 'build/client');
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(client, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (content.length < 512) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  writeFileSync(join(root, 'build/csp.json'), JSON.stringify(CSP));
  return { root, client, remove: () => rmSync(root, { recursive: true, force: true }) };
}
