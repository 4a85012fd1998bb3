import { expect, test } from 'vitest';
import { englishPart, partOf, planOffline } from './precache.ts';

const MANIFEST = '/assets/manifest-11111111.js';
const html = (...names: string[]) => [MANIFEST, ...names].map((name) => `<link href="${name}"/>`).join('');
const BUILD: Record<string, string | number> = {
  'index.html': `${html('/assets/home-aaaaaaaa.js')}<img src="/assets/example-aaaaaaaa.jpg">`,
  'resize/index.html': html('/assets/tool-aaaaaaaa.js'),
  'benchmark/index.html': html('/assets/benchmark-aaaaaaaa.js'),
  'tools/a/index.html': html('/assets/landing-aaaaaaaa.js'),
  'tools/a.data': '[]',
  '404/index.html': html('/assets/lost-aaaaaaaa.js'),
  '_.data': '[]',
  'robots.txt': '',
  'share/home.png': '',
  'assets/manifest-11111111.js': 'routes("/assets/benchmark-aaaaaaaa.js")',
  'assets/home-aaaaaaaa.js': 'import"./tool-aaaaaaaa.js"',
  'assets/tool-aaaaaaaa.js': 'new Worker("/assets/worker-entry-aaaaaaaa.js");import("./heic-aaaaaaaa.js")',
  'assets/worker-entry-aaaaaaaa.js': '"vips-aaaaaaaa.wasm" "/assets/vips-heif-aaaaaaaa.wasm"',
  'assets/landing-aaaaaaaa.js': '',
  'assets/lost-aaaaaaaa.js': '',
  'assets/benchmark-aaaaaaaa.js': 'import("./peer-aaaaaaaa.js")',
  'assets/peer-aaaaaaaa.js': '',
  'assets/example-aaaaaaaa.jpg': 1e5,
  'assets/heic-aaaaaaaa.js': 2e6,
  'assets/vips-aaaaaaaa.wasm': 5e6,
  'assets/vips-heif-aaaaaaaa.wasm': 4e6,
};
const SPANISH = {
  id: 'es',
  tag: 'es',
  prefix: '/es',
  pagePaths: { '/': '/es', '/resize': '/es/cambiar' },
  landingPaths: { a: '/es/a' },
  description: 'Cambia el tamaño de las imágenes.',
  tools: [{ path: '/resize', name: 'Cambiar el tamaño' }],
};
const ENGLISH = englishPart([SPANISH]);
const filesOf = (build: typeof BUILD) =>
  new Map(
    Object.entries(build).map(([path, content]) => [
      path,
      typeof content === 'string' ? Buffer.from(content) : Buffer.alloc(content),
    ]),
  );

test('the shell has what every tool needs, including the engine, but no heavy codecs, landing pages or benchmark', () => {
  const { shell, later, manifest, photos } = planOffline(filesOf(BUILD), ENGLISH);
  expect(manifest).toBe(MANIFEST);
  expect(shell).toEqual([
    '/',
    '/_.data',
    '/assets/home-aaaaaaaa.js',
    '/assets/landing-aaaaaaaa.js',
    '/assets/lost-aaaaaaaa.js',
    MANIFEST,
    '/assets/tool-aaaaaaaa.js',
    '/assets/vips-aaaaaaaa.wasm',
    '/assets/worker-entry-aaaaaaaa.js',
    '/resize',
  ]);
  expect(later).toEqual([
    '/assets/benchmark-aaaaaaaa.js',
    '/assets/example-aaaaaaaa.jpg',
    '/assets/heic-aaaaaaaa.js',
    '/assets/peer-aaaaaaaa.js',
    '/assets/vips-heif-aaaaaaaa.wasm',
    '/benchmark',
    '/headers.json',
    '/tools/a',
    '/tools/a.data',
  ]);
  // Kept with a visit of the page that shows them.
  expect(photos).toEqual({ '/': ['/assets/example-aaaaaaaa.jpg'] });
});

test('the revision depends on the content of all cached files, and of no others', () => {
  const revision = (change: typeof BUILD) => planOffline(filesOf({ ...BUILD, ...change }), ENGLISH).revision;
  expect(revision({})).toBe(revision({}));
  expect(revision({ 'robots.txt': 'other' })).toBe(revision({}));
  expect(revision({ 'resize/index.html': `${html('/assets/tool-aaaaaaaa.js')}<p>new` })).not.toBe(revision({}));
  expect(revision({ 'tools/a/index.html': html() })).not.toBe(revision({}));
});

test('a page without a manifest, or a missing engine, stops the build', () => {
  expect(() => planOffline(filesOf({ ...BUILD, 'resize/index.html': '' }), ENGLISH)).toThrow('/resize');
  expect(() => planOffline(filesOf({ ...BUILD, 'assets/worker-entry-aaaaaaaa.js': '' }), ENGLISH)).toThrow('engine');
});

test('each language has its own pages and scripts, and the engine', () => {
  const manifest = '/assets/manifest-22222222.js';
  const spanish = (name: string) => `<link href="${manifest}"/><link href="${name}"/>`;
  const build = {
    ...BUILD,
    'es/index.html': spanish('/assets/home-bbbbbbbb.js'),
    'es/cambiar/index.html': spanish('/assets/tool-bbbbbbbb.js'),
    'es/a/index.html': spanish('/assets/landing-bbbbbbbb.js'),
    'es/a.data': '[]',
    'es/404/index.html': spanish('/assets/home-bbbbbbbb.js'),
    'assets/manifest-22222222.js': '',
    'assets/home-bbbbbbbb.js': 'import"./tool-bbbbbbbb.js"',
    'assets/tool-bbbbbbbb.js': 'new Worker("/assets/worker-entry-aaaaaaaa.js")',
    'assets/landing-bbbbbbbb.js': '',
  };
  const plan = planOffline(filesOf(build), partOf(SPANISH));
  expect(plan.manifest).toBe(manifest);
  expect(plan.shell).toEqual([
    '/assets/home-bbbbbbbb.js',
    '/assets/landing-bbbbbbbb.js',
    manifest,
    '/assets/tool-bbbbbbbb.js',
    '/assets/vips-aaaaaaaa.wasm',
    '/assets/worker-entry-aaaaaaaa.js',
    '/es',
    '/es/cambiar',
  ]);
  expect(plan.later).toEqual(['/assets/vips-heif-aaaaaaaa.wasm', '/es/a', '/es/a.data', '/headers.json']);
  const english = planOffline(filesOf(build), ENGLISH);
  expect([...english.shell, ...english.later].filter((path) => /bbbb|\/es/.test(path))).toEqual([]);
});
