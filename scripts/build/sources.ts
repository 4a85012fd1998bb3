import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, normalize, posix, relative } from 'node:path';

/** Entry points of the build: its script, the configuration of React Router and Vite, the pages, the command. */
const BEGINNINGS = ['scripts/build.ts', 'react-router.config.ts', 'vite.config.ts', 'app', 'cli'];

/** Programs that tests start. Test images reference them, but the build does not need them. */
const FOR_TESTS = 'scripts/machine/';

/** Only imported files of these folders belong to the build; the others are for tests and measurements. */
const BY_FILE = /^(scripts|proof)\//;

const NO_SOURCE = /\.(test\.tsx?|md)$/;
const CODE = /\.(ts|tsx|mjs|js|css)$/;
/** Every string that may reference another file: imports of any kind, and URLs relative to a module. */
const NAMES = /['"`]((?:\.{1,2}\/|#)[^'"`\n]+)['"`]/g;

/**
 * Every file that the build reads, relative to the root, sorted: all files at the root, and everything imported from the entry
 * points. A folder with one imported file counts as a whole, since a route's name, a style sheet or a pattern may reference
 * the others.
 */
export async function sourcesOf(root: string): Promise<string[]> {
  const aliases = await aliasesOf(root);
  const found = new Set<string>(await filesAtRoot(root));
  const open = [...BEGINNINGS];
  const seen = new Set<string>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path) || path.startsWith(FOR_TESTS) || !existsSync(join(root, path))) continue;
    seen.add(path);
    if (statSync(join(root, path)).isDirectory()) {
      open.push(...(await filesIn(root, path)));
      continue;
    }
    found.add(path);
    if (!CODE.test(path)) continue;
    for (const [, name = ''] of (await readFile(join(root, path), 'utf8')).matchAll(NAMES))
      if (!NO_SOURCE.test(name)) open.push(...aliases(name, path).map(unitOf));
  }
  return [...found].sort();
}

/** The top-level folder of a file, or the file itself if files of the folder count one by one. */
function unitOf(path: string): string {
  return BY_FILE.test(path) || !path.includes('/') ? path : path.slice(0, path.indexOf('/'));
}

async function filesAtRoot(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries.filter((e) => e.isFile() && !e.name.startsWith('.') && !NO_SOURCE.test(e.name)).map((e) => e.name);
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((e) => e.isFile() && !NO_SOURCE.test(e.name))
    .map((e) => relative(root, join(e.parentPath, e.name)).replaceAll('\\', '/'));
}

/** Resolves a reference to candidate paths within the root, including package.json's `imports`. */
async function aliasesOf(root: string): Promise<(name: string, from: string) => string[]> {
  const { imports = {} } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const targets = Object.entries(imports).map(
    ([alias, target]) =>
      [
        alias.replace('*', ''),
        alias.includes('*'),
        typeof target === 'string' ? [target] : Object.values(target ?? {}),
      ] as const,
  );
  const within = (path: string) => normalize(path).replaceAll('\\', '/');
  return (name, from) => {
    if (!name.startsWith('#')) {
      const path = posix.join(posix.dirname(from), name);
      // Ignores paths above the root, and the root itself, which scripts use as a base.
      return path.startsWith('.') ? [] : [path];
    }
    return targets
      .filter(([start, open]) => (open ? name.startsWith(start) : name === start))
      .flatMap(([start, , paths]) => paths.map((path) => within(String(path).replace('*', name.slice(start.length)))));
  };
}
