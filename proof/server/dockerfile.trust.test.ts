import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../../scripts/test/describe-with.ts';
import { build, type Image } from './dockerfile.ts';
import { answering, end, freePort } from './reverse-proxy.ts';

/* Runs the image's steps on a clean clone of the last commit and starts the server. */

const ROOT = resolve(import.meta.dirname, '../..');
const ORIGIN = 'https://pictures.example.org';
const isClone = spawnSync('git', ['-C', ROOT, 'rev-parse', 'HEAD']).status === 0;
const NO_CLONE = isClone ? undefined : 'The project is no clone of a repository (the Dockerfile’s steps)';

describeWith(NO_CLONE, 'the image', () => {
  let folder: string;
  let image: Image;
  let server: ChildProcess;
  let port: number;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'image-'));
    const context = join(folder, 'context');
    spawnSync('git', ['clone', '--quiet', ROOT, context]);
    image = await build(context, join(folder, 'stages'), { SITE_NAME: 'Pictures', SITE_ORIGIN: ORIGIN });
    port = await freePort();
    const own = Object.entries(image.env).map(([name, value]) => [
      name,
      value.replace(/^\/data/, `${image.root}/data`),
    ]);
    env = { PATH: process.env.PATH, ...Object.fromEntries(own), PORT: String(port) };
    const [command = '', ...terms] = image.command;
    server = spawn(command, terms, { cwd: image.workdir, env, stdio: 'ignore' });
    await answering(`http://127.0.0.1:${port}/healthz`);
  }, 1_800_000);
  afterAll(async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  });

  test('contains what it serves and runs, but no build or test tools', () => {
    for (const path of ['build/client/index.html', 'server/index.ts', 'node_modules/hono'])
      expect(existsSync(join(image.workdir, path)), path).toBe(true);
    for (const path of ['app', 'e2e', 'scripts', '.git', 'node_modules/vite', 'node_modules/sharp'])
      expect(existsSync(join(image.workdir, path)), path).toBe(false);
  });

  test('serves the pages with the name and the address that it was built with', async () => {
    const page = await (await fetch(`http://127.0.0.1:${port}/resize`)).text();
    expect(page).toContain(`${ORIGIN}/resize`);
    expect(page).toContain('Pictures');
  });

  test('reports that it is healthy, and keeps its database in a writable folder', () => {
    const [command = '', ...terms] = image.health;
    expect(spawnSync(command, terms, { cwd: image.workdir, env }).status).toBe(0);
    expect(existsSync(join(image.root, 'data/picwright.sqlite'))).toBe(true);
  });

  test('stops in order on SIGTERM', async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
