import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';
import { fingerprint } from './stamp.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** A small project with the same layout as this one. */
const PROJECT = {
  'package.json':
    '{ "imports": { "#app/*": "./app/*", "#engine": "./engine/index.ts", "#peers/*": "./peers/*", "#site": "./site.ts" } }',
  'site.ts': 'export const site = {};',
  'vite.config.ts': "import { engineBuild } from './vite.engine.ts';",
  'vite.engine.ts': 'export const engineBuild = {};',
  'scripts/build.ts': "import { staticHeaders } from '../server/headers.ts';\nimport { pack } from './build/pack.ts';",
  'scripts/build/pack.ts': 'export const pack = 1;',
  'scripts/bench.ts': "import { bench } from '../proof/run.ts';",
  'server/headers.ts': "export { POWERS } from './powers.ts';",
  'server/powers.ts': 'export const POWERS = [];',
  'app/root.tsx': "import { createEngine } from '#engine';\nconst later = import('#engine');",
  'app/benchmark.ts': "import { peer } from '#peers/peer.ts';",
  'app/styles/app.css': 'body {}',
  'engine/index.ts': "const worker = new Worker(new URL('./worker/entry.ts', import.meta.url));",
  'engine/worker/entry.ts': "import '../../fixtures/table.ts';",
  'fixtures/table.ts': 'export {};',
  'peers/peer.ts': 'export const peer = 1;',
  'proof/run.ts': "import { note } from '../docs/notes.ts';",
  'docs/notes.ts': 'export {};',
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  for (const [path, text] of Object.entries(PROJECT)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the stamp', () => {
  test.each([
    ['a policy that the static host’s headers are made of', 'server/headers.ts'],
    ['what that file imports', 'server/powers.ts'],
    ['a step of the build', 'scripts/build/pack.ts'],
    ['a page', 'app/root.tsx'],
    ['a style sheet', 'app/styles/app.css'],
    ['what a worker imports', 'engine/worker/entry.ts'],
    ['what an imported folder imports', 'fixtures/table.ts'],
    ['what a page shares with the proof', 'peers/peer.ts'],
    ['the settings of Vite', 'vite.config.ts'],
    ['the name of the site', 'site.ts'],
  ])('changes with %s', async (_, path) => {
    const before = await fingerprint(root);
    write(path, `${PROJECT[path as keyof typeof PROJECT]} // edited`);
    expect(await fingerprint(root)).not.toBe(before);
  });

  test.each(['proof/run.ts', 'scripts/bench.ts', 'docs/notes.ts', 'server/headers.test.ts', 'README.md'])(
    'stays with %s, which the build does not read',
    async (path) => {
      const before = await fingerprint(root);
      write(path, '// edited');
      expect(await fingerprint(root)).toBe(before);
    },
  );
});

test('covers this project’s server, engine and peers, and no test', async () => {
  const sources = await sourcesOf(join(import.meta.dirname, '../..'));
  expect(sources).toEqual(expect.arrayContaining(['server/headers.ts', 'engine/index.ts', 'app/icon.svg', 'site.ts']));
  expect(sources.filter((path) => /^(e2e|docs|node_modules|build)\//.test(path))).toEqual([]);
  expect(sources).toContain('peers/peer.ts');
  expect(sources.filter((path) => /^proof\//.test(path))).toEqual([]);
  expect(sources.filter((path) => /\.test\./.test(path))).toEqual([]);
});
