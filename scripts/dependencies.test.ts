import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/* Every dependency is imported by some file, and every import is of a dependency. */

const ROOT = join(import.meta.dirname, '..');
const CODE = /\.(tsx?|mjs|js|css)$/;
/** Generated files, dependencies and data, which are not part of the project. */
const FOREIGN = /^(\..*|node_modules|build|data|playwright-report|test-results)$/;

/** Packages used without an import. Remove a line when an import is added. */
const BY_OTHER_MEANS: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'the program biome',
  '@expo-google-fonts/inter': 'its font file is read',
  '@react-router/node': 'React Router renders the pages with it',
  '@types/node': 'types',
  '@types/nodemailer': 'types',
  '@types/react': 'types',
  '@types/react-dom': 'types',
  isbot: 'React Router renders the pages with it',
  node: 'the program node',
  typescript: 'the program tsc',
};

/** Import statements begin a line, without a quote, bracket or `=` before `from`. */
const STATEMENTS = /^(?:import|(?:import|export)\b[^'"`;()=]*\bfrom)\s*['"]([^'"\n]+)['"]/gm;
/** `import('x')`, `import.meta.resolve('x')`, `createRequire(…).resolve('x')` */
const CALLS = /(?:\bimport|\bimport\.meta\.resolve|\bcreateRequire\(import\.meta\.url\)\.resolve)\(\s*'([^'\n]+)'/g;
const STYLES = /^@(?:import|plugin)\s+['"]([^'"\n]+)['"]/gm;

/** "@a/b/c.js?url" → "@a/b"; undefined for anything but a package. */
function packageNamed(specifier: string): string | undefined {
  if (/^([./#$]|node:|virtual:)/.test(specifier)) return undefined;
  return /^(?:@[^/]+\/)?[^/?]+/.exec(specifier)?.[0];
}

const packagesIn = (text: string, isStyle: boolean): string[] =>
  (isStyle ? [STYLES] : [STATEMENTS, CALLS])
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, specifier = '']) => packageNamed(specifier) ?? []);

/** Every imported package, with a file that imports it. */
function importedPackages(): Map<string, string> {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter(({ name }) => !FOREIGN.test(name));
  const paths = folders.flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(ROOT, entry.name), { recursive: true, encoding: 'utf8' }).map((path) => join(entry.name, path))
      : [entry.name],
  );
  const found = new Map<string, string>();
  // This file contains examples.
  const others = paths.filter((path) => CODE.test(path) && join(ROOT, path) !== import.meta.filename);
  for (const path of others) {
    for (const name of packagesIn(readFileSync(join(ROOT, path), 'utf8'), path.endsWith('.css'))) found.set(name, path);
  }
  return found;
}

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const imported = importedPackages();

it('every dependency is imported, or listed here with its purpose', () => {
  expect(declared.filter((name) => !imported.has(name)).sort()).toEqual(Object.keys(BY_OTHER_MEANS).sort());
});

it('every import is of a dependency', () => {
  const known = new Set([...declared, ...builtinModules, manifest.name]);
  expect([...imported].filter(([name]) => !known.has(name))).toEqual([]);
});

it.each([
  ["import { a } from '@x/y/z.js';", ['@x/y']],
  ["import {\n  a,\n  type B,\n} from 'x';", ['x']],
  ["import 'x/style.css';", ['x']],
  ["export * from 'x';", ['x']],
  ["import url from 'x/a.wasm?url';", ['x']],
  ["const x = await import('x');", ['x']],
  ["import.meta.resolve('x/a.wasm')", ['x']],
  ["createRequire(import.meta.url).resolve('x/a.wasm')", ['x']],
  ["import a from './x.ts';\nimport b from '#engine';\nimport c from 'node:fs';", []],
  ["export const said = 'from x';", []],
  ["export type Word = 'x' | 'y';", []],
  ["const bytes = Buffer.from('x');", []],
])('%j imports %j', (text, names) => expect(packagesIn(text, false)).toEqual(names));
