import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';

/** Entry modules with declarations in the package, relative to the root. */
const ENTRIES = [
  'package/browser',
  'package/browser-image-compression',
  'package/errors',
  'package/recipe',
  'package/inspect',
  'package/node',
  'package/vite/index',
  'package/bundlers/esbuild',
  'package/bundlers/rollup',
  'package/bundlers/nuxt',
];

/**
 * Global names in the declarations that a project's `lib` may lack: those of `ESNext.Disposable` before 2025, and those of `DOM` in
 * Node. They merge with the libraries' own.
 */
const GLOBALS = `interface SymbolConstructor {
  readonly dispose: unique symbol;
  readonly asyncDispose: unique symbol;
}
interface Disposable {
  [Symbol.dispose](): void;
}
interface AsyncDisposable {
  [Symbol.asyncDispose](): PromiseLike<void>;
}
interface ImageBitmap {}
declare namespace WebAssembly {
  interface Module {}
}
`;

const IMPORTED = /(\bfrom |\bimport\()(['"])(\.{1,2}\/[^'"]+)\.(?:ts|js)\2/g;

/**
 * Writes the declarations of the package's entries and of everything that they refer to.
 * @throws Error with the compiler's message
 */
export async function writeTypes(root: string, to: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'picwright-types-'));
  try {
    const { status, stdout, stderr } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      ['-p', 'package/tsconfig.types.json', '--outDir', folder],
      { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    if (status !== 0) throw new Error(`The package's declarations:\n${stdout}${stderr}`);
    await mkdir(to, { recursive: true });
    await writeFile(join(to, 'globals.d.ts'), GLOBALS);
    const open = [...ENTRIES];
    const seen = new Set<string>();
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const text = await readFile(join(folder, `${path}.d.ts`), 'utf8');
      for (const [, , , name = ''] of text.matchAll(IMPORTED)) open.push(posix.join(posix.dirname(path), name));
      const file = join(to, `${path}.d.ts`);
      await mkdir(dirname(file), { recursive: true });
      const reference = ENTRIES.includes(path)
        ? `/// <reference path="${posix.relative(posix.dirname(path), 'globals.d.ts')}" />\n`
        : '';
      await writeFile(file, `${reference}${text.replaceAll(IMPORTED, '$1$2$3.js$2')}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
