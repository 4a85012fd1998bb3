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
const report = join(copy, 'report.json');

beforeAll(() => {
  const files = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== '.git');
  for (const name of [...FOLDERS, ...files.map((file) => file.name)])
    if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  mkdirSync(own);
  writeFileSync(
    join(own, 'locale.ts'),
    "export const LANGUAGE = 'xx';\nexport const PAGE_LANGUAGE = 'xx';\nexport const LANGUAGE_NAME = 'Xish';\nexport const HAS_SHARE_PICTURES = false;\n",
  );
});

afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

function run(command: string, args: readonly string[]) {
  const program = join(ROOT, 'node_modules/.bin', command);
  // In the environment of this test, Vitest would be a worker.
  const { VITEST: _worker, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    env: { ...env, TEST_REPORT: report },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, output: stdout + stderr };
}

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
