import { expect, test } from 'vitest';
import {
  COMMON_HEADERS,
  commonHeaders,
  fileHeaders,
  headerTable,
  pagePath,
  pagePolicy,
  staticHeaders,
  WORKER_POLICY,
  WORKER_SCRIPTS,
} from './headers.ts';

/** "script-src 'self' x; img-src y" → { 'script-src': ["'self'", 'x'], 'img-src': ['y'] } */
const directives = (policy = ''): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const policyOf = (path: string, hashes?: string[]) => directives(fileHeaders(path, hashes)['Content-Security-Policy']);

test('a page runs only its own scripts, without unsafe-inline and eval', () => {
  const scripts = policyOf('/resize', ["'sha256-abc'"])['script-src'];
  expect(scripts).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-abc'"]);
});

test('no policy names another origin', () => {
  for (const policy of [policyOf('/', ["'sha256-x'"]), policyOf('/assets/worker-a1B2c3D4.js'), policyOf('/robots.txt')])
    for (const sources of Object.values(policy))
      for (const source of sources) expect(source).toMatch(/^('[\w-]+'|blob:|data:)$/);
});

test('unlisted sources are blocked', () => {
  for (const policy of [policyOf('/', []), policyOf('/assets/worker-a1B2c3D4.js'), policyOf('/robots.txt')])
    expect(policy['default-src']).toEqual(["'none'"]);
  expect(directives(pagePolicy([]))).toMatchObject({
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'connect-src': ["'self'"],
  });
});

test.each([
  ['/assets/worker-a1B2c3D4.js', true],
  ['/assets/vips-es6-a1B2c3D4.js', true],
  ['/assets/pdf.worker-a1B2c3D4.js', true],
  ['/assets/main-a1B2c3D4.js', false],
  ['/assets/vips-a1B2c3D4.wasm', false],
  ['/worker.js', false],
  ['/tools/worker/assets/x.js', false],
])('%s may build functions from text: %s', (path, is) => {
  expect(WORKER_SCRIPTS.test(path)).toBe(is);
  expect(policyOf(path)['script-src']?.includes("'unsafe-eval'") ?? false).toBe(is);
});

test.each([
  ['/assets/main-a1B2c3D4.js', 'public, max-age=31536000, immutable'],
  ['/assets/inter_latin-_-a1b2C3.woff2', 'public, max-age=31536000, immutable'],
  ['/assets/photo.png', 'no-cache'],
  ['/resize', 'no-cache'],
  ['/robots.txt', 'no-cache'],
  ['/photo-a1B2c3D4.png', 'no-cache'],
])('%s has Cache-Control %s', (path, expected) => {
  expect(fileHeaders(path)['Cache-Control']).toBe(expected);
});

test('the page is isolated, and the features that it uses are allowed', () => {
  expect(COMMON_HEADERS).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'X-Content-Type-Options': 'nosniff',
  });
  const powers = COMMON_HEADERS['Permissions-Policy'];
  for (const off of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) expect(powers).toContain(`${off}=()`);
  for (const used of ['clipboard-write', 'cross-origin-isolated']) expect(powers).not.toContain(used);
});

test('an asset has no headers that concern documents alone', () => {
  expect(commonHeaders('/resize')).toEqual(COMMON_HEADERS);
  const asset = commonHeaders('/assets/worker-a1B2c3D4.js');
  expect(asset).not.toHaveProperty('Permissions-Policy');
  // Workers of an isolated page have to be isolated.
  expect(asset).toMatchObject({ 'Cross-Origin-Embedder-Policy': 'require-corp', 'X-Content-Type-Options': 'nosniff' });
});

test.each([
  ['index.html', '/'],
  ['resize/index.html', '/resize'],
  ['tools/hubs/image-resizers/index.html', '/tools/hubs/image-resizers'],
])('%s is the page %s', (file, path) => {
  expect(pagePath(file)).toBe(path);
});

test('a static host gets the same headers, each once per path', () => {
  const text = staticHeaders({ 'index.html': ["'sha256-home'"], 'resize/index.html': ["'sha256-resize'"] }, [
    'index.html',
    'assets/worker-a1B2c3D4.js',
    'assets/main-a1B2c3D4.js',
  ]);
  const rules = Object.fromEntries(
    text
      .trim()
      .split('\n\n')
      .map((rule) => {
        const [path = '', ...lines] = rule.split('\n');
        return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2)))];
      }),
  );
  expect(Object.keys(rules)).toEqual(['/*', '/assets/*', '/sw.js', '/assets/worker-a1B2c3D4.js', '/', '/resize']);
  expect(rules['/*']).toMatchObject(COMMON_HEADERS);
  expect(rules['/*']).not.toHaveProperty('Content-Security-Policy');
  expect(rules['/resize']).toEqual({ 'Content-Security-Policy': pagePolicy(["'sha256-resize'"]) });
  expect(rules['/assets/worker-a1B2c3D4.js']?.['Content-Security-Policy']).toContain("'unsafe-eval'");
});

test('the service worker may fetch from the site and is revalidated each time', () => {
  expect(policyOf('/sw.js')).toEqual({ 'default-src': ["'none'"], 'connect-src': ["'self'"] });
  expect(fileHeaders('/sw.js')['Cache-Control']).toBe('no-cache');
});

test('the service worker adds the headers that the server would send', () => {
  const table = headerTable({ 'index.html': ["'sha256-home'"] }, [
    'index.html',
    'assets/worker-a1B2c3D4.js',
    'assets/a.js',
  ]);
  expect(table).toEqual({
    '*': COMMON_HEADERS,
    '/assets/worker-a1B2c3D4.js': { 'Content-Security-Policy': WORKER_POLICY },
    '/': { 'Content-Security-Policy': pagePolicy(["'sha256-home'"]) },
  });
});
