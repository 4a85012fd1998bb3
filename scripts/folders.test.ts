import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, it } from 'vitest';

/*
 * No folder imports another that leads back to it: what can be understood alone stays so. A file beside the folders
 * counts as one of its own. Tests may look anywhere.
 */

const IMPORTS = /(?:\bfrom|\bimport\(|^import)\s*'((?:\.|#app\/|#engine\/)[^']+)'/gm;

/** The folder that holds all code. */
const CODE = join(import.meta.dirname, '..');

function roomOf(root: string, path: string): string {
  return relative(root, path).split('/')[0] ?? '';
}

/** From each room to the rooms that it imports, with a file that does. */
function importsUnder(root: string): Map<string, Map<string, string>> {
  const rooms = new Map<string, Map<string, string>>();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(root, name));
  for (const file of files) {
    const from = roomOf(root, file);
    const of = rooms.get(from) ?? new Map<string, string>();
    rooms.set(from, of);
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const path = to.startsWith('#') ? join(CODE, to.slice(1)) : normalize(join(dirname(file), to));
      if (path.startsWith(`${root}/`) && roomOf(root, path) !== from) of.set(roomOf(root, path), relative(root, file));
    }
  }
  return rooms;
}

/** The first way from a room back to it, as the files that lead along. */
function circleThrough(rooms: Map<string, Map<string, string>>, start: string): string[] | undefined {
  const seen = new Set<string>();
  const walk = (room: string, path: string[]): string[] | undefined => {
    for (const [next, file] of rooms.get(room) ?? []) {
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
])('no folder of %s is imported by what it imports', (folder, least) => {
  const rooms = importsUnder(join(CODE, folder));
  expect(rooms.size).toBeGreaterThan(least);
  for (const room of rooms.keys()) expect(circleThrough(rooms, room), room).toBeUndefined();
});

it('a circle would be found', () => {
  const rooms = new Map([
    ['a', new Map([['b', 'a/one.ts']])],
    ['b', new Map([['c', 'b/two.ts']])],
    ['c', new Map([['a', 'c/three.ts']])],
    ['d', new Map([['a', 'd/four.ts']])],
  ]);
  expect(circleThrough(rooms, 'a')).toEqual(['a/one.ts', 'b/two.ts', 'c/three.ts']);
  expect(circleThrough(rooms, 'd')).toBeUndefined();
});
