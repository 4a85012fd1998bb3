import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './install.mjs';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function find() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return KNOWN_PLACES.find((path) => existsSync(path));
}

/** Debian's and Ubuntu's way; as root, or where sudo asks for no password. */
function installFromDebian() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args) =>
    isRoot ? run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }) : run('sudo', ['-n', 'apt-get', ...args]);
  console.log('Installing Chromium for the browser tests (once)…');
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/** The path of a Chromium, installed where there was none. Ends the process with a sentence where none can be had. */
export function ensureChromium() {
  let path = find();
  if (!path) {
    installFromDebian();
    path = find();
  }
  if (!path) {
    console.error('No Chromium was found for the browser tests. Install one, or name it with CHROMIUM_PATH.');
    process.exit(1);
  }
  return path;
}
