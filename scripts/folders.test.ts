import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, it } from 'vitest';

/*
 * There are no import cycles between folders, so that each can be understood on its own. A file beside the folders counts as its
 * own unit. Tests may import anything, and so may the contracts that they run (`*.node.ts`): those of the engine need fixtures,
 * which are written with its code.
 */

const IMPORTS = /(?:\bfrom|\bimport\(|^import)\s*'([.#][^']+)'/gm;

/** The project's folder. */
const CODE = join(import.meta.dirname, '..');

/** Each folder imports only earlier ones. */
const ORDER = [
  ...['engine', 'catalogue', 'words', 'pages', 'peers', 'app'],
  ...['cli', 'server', 'package', 'scripts', 'fixtures', 'proof', 'e2e'],
];

/** `#words/notes.ts` → `words/en/notes.ts` */
const ALIASES = Object.entries<string | { default: string }>(
  JSON.parse(readFileSync(join(CODE, 'package.json'), 'utf8')).imports,
).map(([name, to]) => [name.replace('*', ''), (typeof to === 'string' ? to : to.default).replace('*', '')] as const);

function pathOf(name: string, importer: string): string {
  if (!name.startsWith('#')) return normalize(join(dirname(importer), name));
  const [alias, to] = ALIASES.find(([start]) => (start.endsWith('/') ? name.startsWith(start) : name === start)) ?? [];
  if (alias === undefined || to === undefined)
    throw new Error(`${importer} imports ${name}, which package.json does not map`);
  return join(CODE, to, name.slice(alias.length));
}

/** The record of a format is in the format's folder, and part of the list of all: what it imports, every page loads. */
const RECORD = /^codecs\/[a-z]+\/facts\.ts$/;

function unitOf(root: string, path: string): string {
  const name = relative(root, path);
  return RECORD.test(name) ? 'formats' : (name.split('/')[0] ?? '');
}

/** For each unit the imported units, with a file that imports it. @param folders those within the root that are read */
function importsUnder(root: string, folders: readonly string[] = ['.']): Map<string, Map<string, string>> {
  const units = new Map<string, Map<string, string>>();
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|test-data|node)\.tsx?$/.test(name));
  for (const file of files) {
    const from = unitOf(root, file);
    const of = units.get(from) ?? new Map<string, string>();
    units.set(from, of);
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const path = pathOf(to, file);
      if (path.startsWith(`${root}/`) && unitOf(root, path) !== from) of.set(unitOf(root, path), relative(root, file));
    }
  }
  return units;
}

/** The first cycle through a unit, as a list of importing files. */
function cycleThrough(units: Map<string, Map<string, string>>, start: string): string[] | undefined {
  const seen = new Set<string>();
  const walk = (unit: string, path: string[]): string[] | undefined => {
    for (const [next, file] of units.get(unit) ?? []) {
      if (next === start) return [...path, file];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...path, file]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, []);
}

it.each([
  ['engine', 10],
  ['app/tools', 7],
  ['proof', 10],
])('folders of %s have no import cycles', (folder, least) => {
  const units = importsUnder(join(CODE, folder));
  expect(units.size).toBeGreaterThan(least);
  for (const unit of units.keys()) expect(cycleThrough(units, unit), unit).toBeUndefined();
});

it('folders of formats have no import cycles, besides what lists them all and the types of that', () => {
  const units = new Map([...importsUnder(join(CODE, 'engine/codecs'))].filter(([unit]) => !unit.endsWith('.ts')));
  expect(units.size).toBeGreaterThan(10);
  for (const unit of units.keys()) expect(cycleThrough(units, unit), unit).toBeUndefined();
});

it('folders of the project import only those before them in their order', () => {
  const units = importsUnder(CODE, ORDER);
  expect([...units.keys()]).toEqual(ORDER);
  const back = ORDER.flatMap((unit, place) =>
    [...(units.get(unit) ?? [])].filter(([to]) => ORDER.indexOf(to) > place).map(([, file]) => file),
  );
  expect(back).toEqual([]);
});

it('has nothing but its entry points in engine/ itself', () => {
  const files = readdirSync(join(CODE, 'engine')).filter((name) => name.endsWith('.ts'));
  expect(files.sort()).toEqual(['engine.ts', 'explained.ts', 'for-pages.ts', 'index.ts', 'node.ts', 'public.ts']);
});

it('finds a cycle', () => {
  const units = new Map([
    ['a', new Map([['b', 'a/one.ts']])],
    ['b', new Map([['c', 'b/two.ts']])],
    ['c', new Map([['a', 'c/three.ts']])],
    ['d', new Map([['a', 'd/four.ts']])],
  ]);
  expect(cycleThrough(units, 'a')).toEqual(['a/one.ts', 'b/two.ts', 'c/three.ts']);
  expect(cycleThrough(units, 'd')).toBeUndefined();
});
