import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { billOfMaterials, type Lockfile } from './bom.ts';
import { licenceText } from './licences.ts';
import { notices, packageOf, type ShippedPackage, withBundled } from './shipped.ts';

const ROOT = join(import.meta.dirname, '../..');
const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

describe('what is shipped', () => {
  test.each([
    ['/home/x/node_modules/react/index.js', 'react'],
    ['/x/node_modules/@jsquash/jpeg/encode.js?worker&url', '@jsquash/jpeg'],
    ['\0/x/node_modules/a/node_modules/b/c.js', 'b'],
    ['C:\\x\\node_modules\\@a\\b\\c.js', '@a/b'],
    ['/x/app/root.tsx', undefined],
  ])('%j belongs to %s', (id, name) => {
    expect(packageOf(id)).toBe(name);
  });

  test('the libraries within libvips’s WebAssembly are listed with versions and licences', () => {
    const folder = join(ROOT, 'node_modules/wasm-vips');
    const parts = notices(readFileSync(join(folder, 'THIRD-PARTY-NOTICES.md'), 'utf8'), folder);
    const vips = parts.find(({ name }) => name === 'libvips');
    expect(vips?.licence).toBe('LGPLv3');
    expect(vips?.version).toMatch(/^8\.\d+/);
    expect(parts.length).toBeGreaterThan(15);
    expect(parts.every(({ licence }) => licence.length > 2 && !licence.includes(']('))).toBe(true);
  });
});

test('a package that is shipped as a bundle is listed with what it contains', () => {
  const names = withBundled(ROOT, ['svgo', 'zod']);
  expect(names).toEqual(expect.arrayContaining(['boolbase', 'css-tree', 'mdn-data', 'sax', 'svgo', 'zod']));
  expect(names).not.toContain('commander');
});

describe('the licences in one text', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'licences-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('has the project’s own first, each notice of a package, and a shared text once', () => {
    write('LICENSE', 'OWN TERMS');
    write('node_modules/a/LICENSE', 'SHARED TERMS\r\n');
    write('node_modules/@b/c/LICENSE.md', 'SHARED TERMS\n');
    write('node_modules/@b/c/codec/LICENSE.codec.md', 'CODEC TERMS');
    write('node_modules/@b/c/license.js', 'code');
    write('node_modules/d/index.js', '');
    const shipped = (name: string): ShippedPackage => ({
      name,
      version: '1.0.0',
      licence: 'MIT',
      source: `https://x/${name}`,
      contains: [],
    });
    const text = licenceText(root, ['a', '@b/c', 'd'].map(shipped));
    expect(text.match(/(OWN|SHARED|CODEC) TERMS|^(a|@b\/c|d) 1\.0\.0|without the text/gm)).toEqual([
      'OWN TERMS',
      'a 1.0.0',
      '@b/c 1.0.0',
      'SHARED TERMS',
      '@b/c 1.0.0',
      'CODEC TERMS',
      'd 1.0.0',
      'without the text',
    ]);
    expect(text).not.toContain('\ncode');
  });
});

describe('the bill of materials', () => {
  const LOCK: Lockfile = {
    name: 'site',
    version: '1.2.3',
    packages: {
      '': { dependencies: { a: '1', c: '1' } },
      'node_modules/a': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAE=', dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { version: '1.1.0', license: '(MIT OR Apache-2.0)', dependencies: { c: '1' } },
      'node_modules/b': { version: '2.0.0', license: 'ISC', dev: true },
      'node_modules/c': { version: '3.0.0', license: 'LGPL-3.0' },
      'node_modules/@p/peer': { version: '4.0.0', license: 'MIT', dev: true },
      'node_modules/tool': { version: '5.0.0', license: 'MIT', dev: true },
    },
  };
  const part = { name: 'libvips', version: '8.18.7', licence: 'LGPLv3' };
  const SHIPPED = [
    { name: 'c', version: '3.0.0', licence: 'LGPL-3.0', source: '', contains: [part] },
    { name: '@p/peer', version: '4.0.0', licence: 'MIT', source: '', contains: [] },
  ];
  const bom = billOfMaterials(LOCK, SHIPPED);

  test('lists what runs on the server or in a browser, and no tools', () => {
    expect(bom.components.map((component) => component.purl)).toEqual([
      'pkg:npm/a@1.0.0',
      'pkg:npm/b@1.1.0',
      'pkg:npm/c@3.0.0',
      'pkg:npm/%40p/peer@4.0.0',
    ]);
    const sent = bom.components.filter(({ properties }) => properties[0]?.value === 'true').map(({ name }) => name);
    expect(sent).toEqual(['c', '@p/peer']);
  });

  test('has hash, licence and parts of each package', () => {
    expect(bom.components[0]?.hashes).toEqual([{ alg: 'SHA-512', content: '0001' }]);
    expect(bom.components[0]?.licenses).toEqual([{ license: { id: 'MIT' } }]);
    expect(bom.components[1]?.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }]);
    expect(bom.components[2]?.components?.[0]).toMatchObject({ name: 'libvips', version: '8.18.7' });
  });

  test('lists dependencies as Node resolves them', () => {
    expect(bom.dependencies).toEqual([
      { ref: 'pkg:npm/site@1.2.3', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/c@3.0.0'] },
      { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@1.1.0'] },
      { ref: 'pkg:npm/b@1.1.0', dependsOn: ['pkg:npm/c@3.0.0'] },
      { ref: 'pkg:npm/c@3.0.0', dependsOn: [] },
      { ref: 'pkg:npm/%40p/peer@4.0.0', dependsOn: [] },
    ]);
  });

  test('of this project is complete: every reference is a component, every component has a licence and a hash', () => {
    const shipped = ['react', 'wasm-vips'].map((name) => ({
      name,
      version: '',
      licence: 'MIT',
      source: '',
      contains: [],
    }));
    const own = billOfMaterials(readJson('package-lock.json'), shipped);
    const known = new Set(['pkg:npm/picwright@0.1.0', ...own.components.map((component) => component['bom-ref'])]);
    expect(
      own.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
    ).toEqual([]);
    expect(own.components.filter(({ licenses, hashes }) => !licenses || !hashes).map(({ name }) => name)).toEqual([]);
    expect(own.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['hono', 'react', 'wasm-vips']));
  });
});

test('only packages listed in package.json may run install scripts', () => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, { hasInstallScript?: boolean }> };
  const withScripts = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  expect(withScripts).toEqual(Object.keys(readJson('package.json').allowScripts));
  // By default npm runs other scripts with a notice.
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
});
