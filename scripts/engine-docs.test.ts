import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The files of docs/engine.md, in its order. */
const STATIONS = [...read('docs/engine.md').matchAll(/^\| \d+ \| `([^`]+)`/gm)].map(([, path = '']) => path);

/** The paths that a file imports, relative to the project. */
function importsOf(path: string): string[] {
  const imports = read(path).matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g);
  return [...imports].map(([, to = '']) => relative(root, join(root, dirname(path), to)));
}

it('docs/engine.md follows a picture from one file to the next', () => {
  expect(STATIONS.length).toBeGreaterThanOrEqual(10);
  const reached = new Set(STATIONS.slice(0, 1));
  for (const station of STATIONS) {
    expect(reached, station).toContain(station);
    for (const path of importsOf(station)) reached.add(path);
  }
});
