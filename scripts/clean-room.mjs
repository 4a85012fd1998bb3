// node scripts/clean-room.mjs [bare|decoys|chromium]…: the README's two commands in a copy of the last commit, as on a new
// machine: an empty HOME, an empty npm cache, and a PATH with none of the optional tools.
//   bare      none of the optional tools is on the PATH, and nothing may be installed
//   decoys    programs of the same names are, which answer anything with nonsense and success
//   chromium  Chromium alone is
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { root } from './install.mjs';

/** The contents of a new machine besides Node: a shell, its tools, and the repository. */
const ESSENTIAL = [
  ...['node', 'npm', 'npx', 'sh', 'bash', 'env', 'git', 'uname', 'id', 'cat', 'cp', 'mv', 'rm', 'ln', 'ls', 'mkdir'],
  ...['chmod', 'dirname', 'basename', 'printf', 'sed', 'grep', 'tr', 'head', 'sleep', 'tar', 'gzip', 'which', 'seq'],
];

/** Optional tools, and the names under which other programs may exist. */
const OPTIONAL = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'firefox', 'firefox-esr'],
  ...[
    'WebKitWebDriver',
    'Xvfb',
    'convert',
    'magick',
    'jpegtran',
    'pdfinfo',
    'pdftoppm',
    'nginx',
    'openssl',
    'caddy',
    'fc-list',
  ],
  ...['initdb', 'parallel', 'python3', 'apt-get', 'sudo'],
];

const ROOMS = {
  bare: { allowed: [], decoys: [] },
  decoys: { allowed: [], decoys: OPTIONAL },
  chromium: { allowed: ['chromium-headless-shell', 'chromium'], decoys: [] },
};

function onPath(name) {
  return process.env.PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The variables that are set. */
const given = (...names) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** @returns the copy and the environment of a new machine */
function makeRoom(home, { allowed, decoys }) {
  const bin = join(home, 'bin');
  const copy = join(home, 'picwright');
  mkdirSync(bin);
  for (const name of [...ESSENTIAL, ...allowed]) {
    const path = onPath(name);
    if (path) symlinkSync(resolve(path), join(bin, name));
  }
  for (const name of decoys) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} 99.0, at your service"\n`);
    chmodSync(join(bin, name), 0o755);
  }
  mkdirSync(join(home, 'empty'));
  spawnSync('git', ['clone', '--quiet', root, copy], { stdio: 'inherit' });
  const env = {
    PATH: bin,
    HOME: join(home, 'empty'),
    npm_config_cache: join(home, 'npm-cache'),
    TMPDIR: tmpdir(),
    LANG: 'C.UTF-8',
    // Debian's PostgreSQL is found off the PATH.
    WITHOUT: 'postgres',
    // A system-wide npm configuration stays.
    ...given('npm_config_registry', 'NODE_EXTRA_CA_CERTS'),
  };
  return { copy, env };
}

/** `npm start`, until its first page answers. */
async function starts({ copy, env }) {
  const port = '3219';
  const server = spawn('npm', ['start'], {
    cwd: copy,
    env: { ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    for (let i = 0; i < 1200 && server.exitCode === null; i++) {
      const response = await fetch(`http://localhost:${port}/compress`).catch(() => undefined);
      if (response?.ok) return (await response.text()).includes('Image Compression Tool');
      await new Promise((later) => setTimeout(later, 500));
    }
    return false;
  } finally {
    // It has already exited if it could not start. Its message is above.
    if (server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  }
}

const asked = process.argv.slice(2);
let failed = 0;
for (const name of asked.length > 0 ? asked : Object.keys(ROOMS)) {
  const home = mkdtempSync(join(tmpdir(), `clean-room-${name}-`));
  try {
    const room = makeRoom(home, ROOMS[name]);
    const started = await starts(room);
    console.log(`\n── ${name}: npm start ${started ? 'serves the site' : 'FAILED'}`);
    const { status } = spawnSync('npm', ['test'], { cwd: room.copy, env: room.env, stdio: 'inherit' });
    console.log(`── ${name}: npm test ended with ${status}`);
    if (!started || status !== 0) failed += 1;
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}
process.exit(failed === 0 ? 0 : 1);
