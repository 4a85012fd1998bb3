import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMMON_HEADERS, pagePolicy } from '../headers.ts';
import { makeTestApp, type TestApp } from '../test-app.ts';
import { CSP, makeTestSite, type TestSite, WASM } from '../test-site.ts';
import { loadSite } from './load.ts';

let served: TestApp;
beforeEach(() => {
  served = makeTestApp();
  return () => served.store.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  Promise.resolve(served.app.request(path, { method, headers }));
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('pages', () => {
  test.each([
    ['/', '<title>Home</title>', CSP['index.html']],
    ['/resize', '<title>Image Resizer Tool</title>', CSP['resize/index.html']],
    ['/resize?width=100', '<title>Image Resizer Tool</title>', CSP['resize/index.html']],
    ['/tools/jpg-to-png-converter', '<title>JPG to PNG</title>', []],
  ])('%s is served with its own policy', async (path, title, hashes) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(title);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe(pagePolicy(hashes));
    expect(response.headers.get('cache-control')).toBe('no-cache');
    for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(response.headers.get(name)).toBe(value);
  });

  test('announce the API, unlike other files', async () => {
    expect((await get('/resize')).headers.get('server-timing')).toBe('api');
    expect((await get('/nope')).headers.get('server-timing')).toBe('api');
    expect((await get('/robots.txt')).headers.get('server-timing')).toBeNull();
  });

  test.each([
    ['/resize/', '/resize'],
    ['/resize/?width=1&x=%20', '/resize?width=1&x=%20'],
    ['/index.html', '/'],
    ['/resize/index.html', '/resize'],
  ])('%s redirects to %s', async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });

  test.each([
    ['/search/jpg%20to%20png', '/search?q=jpg%20to%20png'],
    ['/search/a%2Fb%3Fc%26d', '/search?q=a%2Fb%3Fc%26d'],
    ['/search/50%25', '/search?q=50%25'],
    ['/search/resize%20to%2050%', '/search?q=resize%20to%2050%25'],
    ['/search/50%of%20it', '/search?q=50%25of%20it'],
    ['/es/buscar/al%2050%', '/es/buscar?q=al%2050%25'],
  ])('a search in the path, %s, reaches the search page', async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
  });

  test.each([
    '/nope',
    '/tools/nope',
    '/404',
    '/404/',
    '/__spa-fallback.html',
    '/_headers',
    '/resize.html',
    '/index.html.br',
    '/a/b/c',
  ])('%s is HTTP 404 with the not-found page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
    expect(response.headers.get('content-security-policy')).toBe(pagePolicy(CSP['404/index.html']));
  });

  test('a missing asset is 404 in plain text, and not cached', async () => {
    const response = await get('/assets/gone-a1B2c3D4.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('Not found');
  });

  test('the not-found page is 404 even with a matching ETag', async () => {
    const { headers } = await get('/nope');
    expect((await get('/nope', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(404);
    expect((await get('/nope', { range: 'bytes=0-3' })).status).toBe(404);
  });
});

describe('files', () => {
  test.each([
    ['/assets/vips-a1B2c3D4.wasm', 'application/wasm'],
    ['/assets/main-a1B2c3D4.js', 'text/javascript; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/tools/jpg-to-png-converter.data', 'application/octet-stream'],
  ])('%s is %s', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });

  test('hashed names are cached for ever, others are revalidated', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/assets/main-a1B2c3D4.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/assets/photo.png')).toBe('no-cache');
    expect(await kept('/robots.txt')).toBe('no-cache');
  });

  test('a worker script has the worker’s policy', async () => {
    const { headers } = await get('/assets/worker-a1B2c3D4.js');
    expect(headers.get('content-security-policy')).toContain("'unsafe-eval'");
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect((await get('/assets/main-a1B2c3D4.js')).headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('HEAD is GET without a body', async () => {
    const [head, whole] = [await get('/resize', {}, 'HEAD'), await get('/resize')];
    const facts = (response: Response) =>
      ['content-length', 'content-type', 'etag', 'content-security-policy'].map((name) => response.headers.get(name));
    expect(head.status).toBe(200);
    expect(facts(head)).toEqual(facts(whole));
    expect((await bytes(head)).length).toBe(0);
    expect(Number(head.headers.get('content-length'))).toBe((await bytes(whole)).length);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('pages do not support %s', async (method) => {
    const response = await get('/resize', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

test('files meant for the service worker are not read, and the request redirects to a tool', async () => {
  const response = await get('/receive', {}, 'POST');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/resize#received');
  expect(response.headers.get('connection')).toBe('close');
  expect((await get('/receive')).status).toBe(404);
  expect((await get('/es/receive', {}, 'POST')).headers.get('location')).toBe('/es');
  expect((await get('/tools/receive', {}, 'POST')).status).toBe(405);
});

describe('encodings', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.1', 'gzip', gunzipSync],
  ])('%s gets %s, which decompresses to the file', async (accept, encoding, unpack) => {
    const response = await get('/assets/vips-a1B2c3D4.wasm', { 'accept-encoding': accept });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('application/wasm');
    const packed = await bytes(response);
    expect(Number(response.headers.get('content-length'))).toBe(packed.length);
    expect(unpack(packed).equals(WASM)).toBe(true);
  });

  test('a file without compressed copies is sent plain, and does not vary', async () => {
    const response = await get('/robots.txt', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
  });

  test('each encoding has its own strong tag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accept) => (await get('/resize', { 'accept-encoding': accept })).headers.get('etag') ?? '',
      ),
    );
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(new Set(tags).size).toBe(3);
  });
});

describe('revalidation', () => {
  test('a matching ETag gets 304 and no body', async () => {
    const { headers } = await get('/resize', { 'accept-encoding': 'br' });
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/resize', { 'accept-encoding': 'br', 'if-none-match': known });
      expect(response.status).toBe(304);
      expect((await bytes(response)).length).toBe(0);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('content-length')).toBeNull();
    }
  });

  test('another ETag gets the page', async () => {
    const plain = (await get('/resize')).headers.get('etag') ?? '';
    expect((await get('/resize', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/resize', { 'accept-encoding': 'br', 'if-none-match': plain })).status).toBe(200);
  });
});

describe('ranges', () => {
  const path = '/assets/vips-a1B2c3D4.wasm';

  test('a range is a part of the plain file', async () => {
    const response = await get(path, { range: 'bytes=100-199', 'accept-encoding': 'br' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 100-199/${WASM.length}`);
    expect(response.headers.get('content-length')).toBe('100');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await bytes(response)).equals(WASM.subarray(100, 200))).toBe(true);
  });

  test('the parts of an interrupted download add up to the file', async () => {
    const first = await get(path, { range: 'bytes=0-4999' });
    const rest = await get(path, { range: 'bytes=5000-', 'if-range': first.headers.get('etag') ?? '' });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(Buffer.concat([await bytes(first), await bytes(rest)]).equals(WASM)).toBe(true);
  });

  test('a file that has changed is sent whole', async () => {
    const response = await get(path, { range: 'bytes=5000-', 'if-range': '"older"' });
    expect(response.status).toBe(200);
    expect((await bytes(response)).equals(WASM)).toBe(true);
  });

  test('a range beyond the end is 416', async () => {
    const response = await get(path, { range: 'bytes=10000-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10000');
  });
});

describe('odd paths', () => {
  test.each([
    ['/..%2f..%2fetc/passwd', 400],
    ['/%2e%2e%2fpackage.json', 400],
    ['/assets/..%2f..%2fcsp.json', 400],
    ['/assets/%2e%2e/%2e%2e/csp.json', 404],
    ['/..%5c..%5cetc', 400],
    ['/a%00b', 400],
    ['/%00', 400],
    ['/a%0d%0aSet-Cookie:%20x=1', 400],
    ['/%', 400],
    ['/%ff', 400],
    ['/50%', 400],
    ['/search/%ff', 400],
    ['/csp.json', 404],
    ['//example.com/', 404],
    ['//example.com/resize/', 404],
    ['/constructor', 404],
    ['/__proto__', 404],
    [`/${'a'.repeat(8192)}`, 414],
    [`/search/${'a'.repeat(8192)}`, 414],
    [`/?q=${'a'.repeat(8192)}`, 414],
  ])('%j is %i, logged, and shows nothing', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBeNull();
    const text = await response.text();
    expect(text).not.toMatch(/root:|sha256|\bat .*\.ts/);
    expect(served.logged).toMatchObject([{ event: 'request', level: 'warn', status }]);
  });

  test('user input is never logged', async () => {
    for (const path of ['/my-secret', '/search/my-secret', '/my-secret%00', '/assets/my-secret', '/?q=my-secret'])
      await get(path, { 'user-agent': 'my-secret', referer: 'https://my-secret.example' });
    expect(served.logged).toHaveLength(5);
    expect(JSON.stringify(served.logged)).not.toContain('my-secret');
  });
});

describe('loading the build', () => {
  let site: TestSite;
  beforeEach(() => {
    site = makeTestSite();
    return site.remove;
  });

  test.each(['build', 'build/client', 'build/csp.json', 'build/client/404/index.html'])(
    'without %s the server says how to get it',
    (part) => {
      rmSync(join(site.root, part), { recursive: true });
      expect(() => loadSite(site.client)).toThrow(/run "npm start"/);
    },
  );
});
