import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missing } from '../../scripts/machine/tool.ts';
import { describeWith } from '../../scripts/test/describe-with.ts';
import { COMMON_HEADERS } from '../../server/headers.ts';
import { makeTestSite, type TestSite } from '../../server/test-site.ts';
import { languagesIn } from '../../words/languages.ts';
import type { Running } from '../serve/process.ts';
import { startServer } from '../serve/site.ts';
import { answering, end, freePort, HOSTING, replaced, testReverseProxy } from './reverse-proxy.ts';

/* Runs the configurations of docs/hosting in a real nginx, unchanged except for names, ports and folders. */

const MISSING = missing('nginx') ?? missing('openssl');

let folder: string;
let site: TestSite;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  site = makeTestSite();
});
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** @param replace values that depend on this machine, by the text to replace */
async function startNginx(name: string, replace: Record<string, string>): Promise<ChildProcess> {
  const text = replaced(readFileSync(join(HOSTING, name), 'utf8'), replace);
  const config = join(folder, name);
  // Started as root, nginx would run its workers as nobody, who cannot read the test's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    config,
    `${user} pid ${folder}/${name}.pid; error_log ${folder}/error.log; daemon off; events {} http { ${places.join(' ')} ${text}\n}`,
  );
  const checked = spawnSync('nginx', ['-t', '-p', folder, '-c', config], { encoding: 'utf8' });
  expect(checked.status, checked.stderr).toBe(0);
  expect(checked.stderr).not.toContain('[warn]');
  return spawn('nginx', ['-p', folder, '-c', config], { stdio: 'ignore' });
}

describeWith(MISSING, 'nginx-static.conf', () => {
  let nginx: ChildProcess;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    nginx = await startNginx('nginx-static.conf', {
      'listen 80;': `listen 127.0.0.1:${port};`,
      '/srv/picwright/build/client': site.client,
    });
    await answering(origin);
  });
  afterAll(() => end(nginx));
  const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });

  test('every answer has the headers that the server sends', async () => {
    for (const path of ['/', '/resize', '/assets/main-a1B2c3D4.js', '/nothing']) {
      const { headers } = await get(path);
      const missing = Object.entries(COMMON_HEADERS).filter(([name, value]) => headers.get(name) !== value);
      expect(missing, path).toEqual([]);
      expect(headers.get('Content-Security-Policy'), path).toMatch(/^default-src 'none'/);
    }
  });

  test('only workers may build functions from text', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('Content-Security-Policy');
    expect(await policyOf('/assets/worker-a1B2c3D4.js')).toContain("'unsafe-eval'");
    expect(await policyOf('/resize')).not.toContain("'unsafe-eval'");
  });

  test('an unknown address has the page of its language', async () => {
    for (const [path, title] of [
      ['/nothing', '404 Page Not Found'],
      ['/es/nada', 'No se ha encontrado'],
      ['/esoteric', '404 Page Not Found'],
    ] as const) {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(title)]);
    }
    const config = readFileSync(join(HOSTING, 'nginx-static.conf'), 'utf8');
    const [, named] = /language>([a-z|-]+)\)/.exec(config) ?? [];
    const languages = await languagesIn(join(import.meta.dirname, '../..'));
    expect(named?.split('|')).toEqual(languages.map(({ prefix }) => prefix.slice(1)).sort());
  });

  test('removes a trailing slash, answers 404 for an unknown page, redirects a search, and has no API', async () => {
    expect((await get('/resize')).status).toBe(200);
    const slashed = await get('/resize/?width=3');
    expect([slashed.status, new URL(slashed.headers.get('Location') ?? '', origin).pathname]).toEqual([308, '/resize']);
    expect((await get('/nothing')).status).toBe(404);
    const search = await get('/search/jpg%20to%20png');
    expect([search.status, search.headers.get('Location')]).toEqual([
      302,
      expect.stringContaining('/search?q=jpg%20to%20png'),
    ]);
    expect((await get('/api/search/popular')).status).toBe(404);
  });

  test('files with a hash in their name are cached forever, pages are revalidated', async () => {
    expect((await get('/assets/main-a1B2c3D4.js')).headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/resize')).headers.get('Cache-Control')).toBe('no-cache');
  });
});

describeWith(MISSING, 'nginx.conf', () => {
  let nginx: ChildProcess;
  let server: Running;
  let ports: { plain: number; tls: number };
  beforeAll(async () => {
    const key = join(folder, 'key.pem');
    const certificate = join(folder, 'certificate.pem');
    const made = spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=pictures.example.org',
      '-keyout',
      key,
      '-out',
      certificate,
    ]);
    expect(made.status).toBe(0);
    server = await startServer(site.root, { TRUST_PROXY: '1', SITE_ORIGIN: 'https://pictures.example.org' });
    ports = { plain: await freePort(), tls: await freePort() };
    nginx = await startNginx('nginx.conf', {
      '127.0.0.1:3000': `127.0.0.1:${server.port}`,
      'listen 80;': `listen 127.0.0.1:${ports.plain};`,
      'listen [::]:80;': '',
      'listen 443 ssl http2;': `listen 127.0.0.1:${ports.tls} ssl http2;`,
      'listen [::]:443 ssl http2;': '',
      '/etc/letsencrypt/live/pictures.example.org/fullchain.pem': certificate,
      '/etc/letsencrypt/live/pictures.example.org/privkey.pem': key,
    });
    await answering(`http://127.0.0.1:${ports.plain}`);
  });
  afterAll(async () => {
    await end(nginx);
    await server?.kill();
  });

  testReverseProxy(() => ports);
});
