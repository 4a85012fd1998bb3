import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { voiceOf } from './voice.ts';

const ROOT = join(import.meta.dirname, '..');
const CODE = voiceOf('How the code speaks');

const FOLDERS = [
  '.github',
  'app',
  'catalogue',
  'cli',
  'docs',
  'e2e',
  'engine',
  'fixtures',
  'package',
  'pages',
  'peers',
  'proof',
  'scripts',
  'server',
  'words',
];

const isRead = (path: string) => /\.(?:[cm]?[jt]sx?|css|md|ya?ml|conf)$|(?:Docker|Caddy)file$/.test(path);

const FILES = [
  ...readdirSync(ROOT).filter((name) => statSync(join(ROOT, name)).isFile()),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter((path) => isRead(path) && path !== 'docs/voice.md');

/** The text of a document and of the command; the comments of everything else. Line breaks become spaces. */
function textOf(path: string): string {
  const source = readFileSync(join(ROOT, path), 'utf8');
  if (path.endsWith('.md') || path.startsWith('cli/')) return source.replace(/\s+/g, ' ');
  const comments = /tsx?$|js$|css$/.test(path)
    ? source.match(/(?<![^\s{(,;])\/\*[\s\S]*?\*\/|(?<!\S)\/\/.*$/gm)
    : source.match(/(?<!\S)#.*$/gm);
  return (comments ?? []).join(' ').replace(/\s*\n\s*\*?\s*/g, ' ');
}

const slipsIn = (path: string) => CODE.slips(textOf(path)).map((slip) => `${path}: ${slip}`);

describe('the English of code, documents and the command', () => {
  it('has ten rules, each with a before, an after and what it forbids', () => {
    expect(CODE.rules).toHaveLength(10);
    for (const rule of CODE.rules)
      for (const part of ['Before', 'After', 'Never']) expect(rule, rule.slice(0, 40)).toContain(`- ${part}: `);
    expect(CODE.befores.filter((text) => CODE.slips(text).length === 0)).toEqual([]);
    expect(CODE.afters.flatMap(CODE.slips)).toEqual([]);
  });

  it('has no forbidden phrase', () => {
    expect(FILES.length).toBeGreaterThan(1000);
    expect(FILES.flatMap(slipsIn)).toEqual([]);
  });
});

it('decisions have at most 60 lines', () => {
  const folder = join(ROOT, 'docs/decisions');
  const long = readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').split('\n').length > 61);
  expect(long).toEqual([]);
  expect(existsSync(join(folder, 'README.md'))).toBe(true);
});
