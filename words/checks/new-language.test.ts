import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languagesIn } from '../languages.ts';

/* The steps of docs/translating.md with a made-up language, in a copy of the project. */

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['app', 'catalogue', 'engine', 'pages', 'peers', 'scripts', 'words'];

const copy = mkdtempSync(join(tmpdir(), 'new-language-'));
const own = join(copy, 'words/xx');
const variant = join(copy, 'words/de-at');
const report = join(copy, 'report.json');

beforeAll(() => {
  const files = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== '.git');
  for (const name of [...FOLDERS, ...files.map((file) => file.name)])
    if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const begin = (folder: string, tag: string, name: string) => {
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'locale.ts'),
      `export const LANGUAGE = '${tag}';\nexport const PAGE_LANGUAGE = '${tag}';\nexport const LANGUAGE_NAME = '${name}';\nexport const HAS_SHARE_PICTURES = false;\n`,
    );
  };
  begin(own, 'xx', 'Xish');
  begin(variant, 'de-AT', 'Deutsch (Österreich)');
});

afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

function run(command: string, args: readonly string[], words?: string) {
  const program = join(ROOT, 'node_modules/.bin', command);
  // In the environment of this test, Vitest would be a worker.
  const { VITEST: _worker, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    env: { ...env, TEST_REPORT: report, ...(words && { WORDS: words }) },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, output: stdout + stderr };
}

/** Renders a page as the build does, without bundling. */
const RENDER = `
  const { createServer } = await import('vite');
  const { createRequestHandler } = await import('react-router');
  const server = await createServer({
    server: { middlewareMode: true, watch: null, ws: false },
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  const build = await server.ssrLoadModule('virtual:react-router/server-build');
  const response = await createRequestHandler(build, 'development')(new Request('http://localhost' + process.argv[1]));
  process.stdout.write(await response.text(), () => process.exit());
`;
const pageIn = (words: string, path: string) =>
  run('node', ['--input-type=module', '--eval', RENDER, path], words).output;

it('is a language of the site with nothing but its locale', async () => {
  const [language] = (await languagesIn(copy)).filter(({ id }) => id === 'xx');
  expect(language).toMatchObject({ prefix: '/xx', pagePaths: { '/': '/xx' }, landingPaths: {} });
  expect(language?.tools[0]).toEqual({ path: '/resize', name: 'Image Resizer' });
});

it('is compared with the English, file by file', () => {
  const before = run('node', ['scripts/translation.ts', 'xx']);
  expect(before.output).toMatch(/^missing {2}home\.ts$/m);
  expect(before.output).not.toMatch(/^missing {2}(?:locale|bytes)\.ts/m);
  expect(before.status).toBe(1);
  cpSync(join(copy, 'words/es/home.ts'), join(own, 'home.ts'));
  expect(run('node', ['scripts/translation.ts', 'xx']).output).not.toMatch(/^missing {2}home\.ts$/m);
});

it('compiles, and passes the checks for what it has', () => {
  cpSync(join(copy, 'words/es/tsconfig.json'), join(own, 'tsconfig.json'));
  expect(run('react-router', ['typegen']).status).toBe(0);
  expect(run('tsc', ['-p', 'words/xx'])).toEqual({ status: 0, output: '' });
  const reporter = '--reporter=./scripts/test/vitest-reporter.ts';
  run('vitest', ['run', 'words/checks/languages.test.ts', '-t', '^xx ', reporter]);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ passed: 4, failed: [] });
});

it('has a page', () => {
  cpSync(join(copy, 'words/es/home.ts'), join(own, 'home.ts'));
  const html = pageIn('xx', '/xx');
  expect(html).toContain('<html lang="xx">');
  expect(html).toContain('Redimensiona, comprime y convierte tus imágenes.');
  expect(html).toContain('href="/resize"');
});

it('needs only what differs if it is a variant', async () => {
  const languages = await languagesIn(copy);
  const [parent, child] = ['de', 'de-at'].map((id) => languages.find((language) => language.id === id));
  expect(child).toMatchObject({ tag: 'de-AT', prefix: '/de-at', tools: parent?.tools });
  expect(Object.keys(child?.landingPaths ?? {})).toEqual(Object.keys(parent?.landingPaths ?? { none: '' }));
  expect(child?.pagePaths['/compress']).toBe('/de-at/bild-verkleinern');
  expect(run('node', ['scripts/translation.ts', 'de-at']).output).not.toMatch(/^missing {2}\S+$/m);
  const html = pageIn('de-at', '/de-at/bild-verkleinern');
  expect(html).toContain('<html lang="de-AT">');
  expect(html).toContain('Bild verkleinern und komprimieren');
  expect(html).toContain('href="/de-at/datenschutz"');
  // Only the list of languages leads to the parent.
  expect(html).toMatch(/<a [^>]*href="\/de\/bild-verkleinern"[^>]* lang="de"/);
  expect(html).not.toMatch(/<a (?![^>]* lang="de")[^>]*href="\/de["/]/);
});
