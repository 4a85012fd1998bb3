import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, it } from 'vitest';

/* `npm run test:trust` runs the Dockerfile's steps and starts the server. Here it is only read. */

const ROOT = join(import.meta.dirname, '..');
const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  imports: Record<string, string | { node: string }>;
};
/** All but imports of types alone, which Node erases. */
const IMPORTS = /^(?:import|export)(?! type)[^;']*?from '([.#][^']+)'|\bimport\('([.#][^']+)'\)/gm;

function resolved(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  for (const [key, target] of Object.entries(imports)) {
    const path = typeof target === 'string' ? target : target.node;
    if (key === specifier) return join(ROOT, path);
    const prefix = key.slice(0, -1);
    if (key.endsWith('*') && specifier.startsWith(prefix))
      return join(ROOT, path.replace('*', specifier.slice(prefix.length)));
  }
  throw new Error(`${from} imports ${specifier}, which package.json does not resolve`);
}

function reachedFrom(entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const [, first, second] of readFileSync(file, 'utf8').matchAll(IMPORTS))
      reached.add(resolved(first ?? second ?? '', file));
  }
  return reached;
}

it('the container has every folder that the server imports from', () => {
  const reached = reachedFrom(join(ROOT, 'server/index.ts'));
  expect(reached.size).toBeGreaterThan(50);
  const wanted = new Set([...reached].map((file) => relative(ROOT, file).split('/')[0] ?? ''));
  const last =
    readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...last.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' ').map((path) => path.replace('/site/', '')),
  );
  expect([...wanted].filter((folder) => !copied.includes(folder))).toEqual([]);
});
