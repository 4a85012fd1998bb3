/**
 * Runs the commands in the docs.
 *
 * @module-tag all
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../fixtures/index.ts';
import { COMMAND_DOCS, commandDocs } from '../scripts/command-docs.ts';
import { needed } from '../scripts/machine/tool.ts';
import { EXAMPLES } from './options.ts';

/* Runs the commands in the docs. */

const SCALE_DOCS = join(import.meta.dirname, '../docs/scale.md');
const scale = readFileSync(SCALE_DOCS, 'utf8');
const home = mkdtempSync(join(tmpdir(), 'picwright-docs-'));
const env = { ...process.env, PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH}` };

beforeAll(async () => {
  mkdirSync(join(home, 'bin'));
  mkdirSync(join(home, 'photos/deep'), { recursive: true });
  const main = join(import.meta.dirname, 'main.ts');
  writeFileSync(join(home, 'bin/picwright'), `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`);
  chmodSync(join(home, 'bin/picwright'), 0o755);
  writeFileSync(join(home, 'photos/lake.png'), await fixture('photo-600.png'));
  const photo = await sharp(await fixture('photo-1200.jpg'))
    .resize(500)
    .jpeg({ quality: 95 })
    .toBuffer();
  writeFileSync(join(home, 'shop.picwright'), '# Pictures of the shop\nedge=300\nformat=webp\n');
  for (const name of ['deep/wood.jpg', 'field.jpg']) writeFileSync(join(home, 'photos', name), photo);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const sh = (command: string, more: NodeJS.ProcessEnv = {}) =>
  spawnSync('sh', ['-c', command], { cwd: home, env: { ...env, ...more }, encoding: 'utf8' });
const below = (folder: string) =>
  readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path) && !path.startsWith('.'))
    .sort();

/** The code blocks in a language. */
const blocks = (language: string) =>
  [...scale.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code);

it('docs/command.md is up to date', () => {
  expect(readFileSync(COMMAND_DOCS, 'utf8')).toBe(commandDocs());
});

describe('examples of the command', () => {
  it.each(EXAMPLES)('$command', ({ command }) => {
    const { status, stderr } = sh(command);
    expect({ status, stderr: stderr.replace(/^(- → -|1 file).*\n/gm, '') }).toEqual({ status: 0, stderr: '' });
  });

  it('produced what their comments promise', async () => {
    expect(below('web')).toEqual(['deep/wood.webp', 'field.webp', 'lake.webp']);
    expect(below('avif')).toEqual(['field.avif', 'lake.avif']);
    expect(await sharp(join(home, 'shop/lake.webp')).metadata()).toMatchObject({ width: 300 });
    expect(below('photos')).toContain('field-500.jpg');
    expect(await sharp(join(home, 'small.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
  });
});

describe('docs/scale.md', () => {
  it.for(blocks('sh'))('%s', (command, { skip }) => {
    if (command.includes('parallel')) needed('parallel', skip);
    for (const folder of ['web', 'small']) rmSync(join(home, folder), { recursive: true, force: true });
    const { status, stderr } = sh(command.replaceAll('picwright', 'picwright --backend sharp'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const made = [command.includes('--out web') ? 'web' : 'small'].flatMap(below);
    expect(made.some((path) => path.startsWith('deep/wood'))).toBe(true);
  });

  it('the shards of the Job process every file', () => {
    const [job = ''] = blocks('yaml');
    const [, script = ''] = /- \|\n((?: {14}.*\n)+)/.exec(job) ?? [];
    const here = script.replace('/photos', 'photos').replace('/web', 'pods').replace('/10', '/3');
    expect(here).toContain('picwright photos');
    for (const index of ['0', '1', '2']) expect(sh(here, { JOB_COMPLETION_INDEX: index }).status).toBe(0);
    expect(below('pods').filter((path) => path.includes('wood') || path.includes('lake.'))).toEqual([
      'deep/wood.webp',
      'lake.webp',
    ]);
    expect(sh(here.replace('--resize', '--resiz'), { JOB_COMPLETION_INDEX: '0' }).status).toBe(2);
  });

  it('the function of the maps returns a picture, and its error is the command’s line', async ({ skip }) => {
    const python = needed('python', skip);
    const [resize = '', ...maps] = blocks('python');
    writeFileSync(
      join(home, 'map.py'),
      `${resize}\nimport sys\nfor name in sys.argv[1:]:\n    try:\n        open(name + ".webp", "wb").write(resize(open(name, "rb").read()))\n    except RuntimeError as error:\n        print(str(error).strip())\n`,
    );
    writeFileSync(join(home, 'text.txt'), 'no picture');
    const { status, stdout } = spawnSync(python, ['map.py', 'photos/lake.png', 'text.txt'], {
      cwd: home,
      env,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '-: no image in standard input\n' });
    expect(await sharp(join(home, 'photos/lake.png.webp')).metadata()).toMatchObject({ format: 'webp', width: 600 });
    for (const map of maps) {
      expect(spawnSync(python, ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], { input: map }).status).toBe(0);
    }
  });
});
