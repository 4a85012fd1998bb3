import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, normalize, posix, relative } from 'node:path';

/** Where the build begins: its own script, the settings that React Router and Vite read, the pages, the command. */
const BEGINNINGS = ['scripts/build.ts', 'react-router.config.ts', 'vite.config.ts', 'app', 'cli'];

/** Programs of the machine that tests start; the test images that a build may lead to name them. */
const FOR_TESTS = 'scripts/machine/';

/** Of these folders only what is imported belongs to the build: they also hold what tests and measures. */
const BY_FILE = /^(scripts|proof)\//;

const NO_SOURCE = /\.(test\.tsx?|md)$/;
const CODE = /\.(ts|tsx|mjs|js|css)$/;
/** Every text that could name another file: imports of any kind, and addresses relative to a module. */
const NAMES = /['"`]((?:\.{1,2}\/|#)[^'"`\n]+)['"`]/g;

/**
 * Every file that the build reads, relative to the root, sorted: all files at the root itself, and from the beginnings on
 * whatever is imported. A folder that one import leads into is covered whole, since its other files may be reached by a
 * route's name, a style sheet or a pattern.
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
      open.push(...aliases(name, path).map(roomOf));
  }
  return [...found].sort();
}

/** The folder at the root that a file lies in, or the file itself where it counts by itself. */
function roomOf(path: string): string {
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

/** What a name in a module may mean, as paths within the root; package.json's `imports` are followed. */
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
      // Above the root, or the root itself, which a script looks for things from.
      return path.startsWith('.') ? [] : [path];
    }
    return targets
      .filter(([start, open]) => (open ? name.startsWith(start) : name === start))
      .flatMap(([start, , paths]) => paths.map((path) => within(String(path).replace('*', name.slice(start.length)))));
  };
}
