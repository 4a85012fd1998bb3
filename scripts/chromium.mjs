import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** The shell first: a full Chromium spends a third of a core on its own window, which nobody sees here. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How tests and benchmarks start it: also as root, without a graphics card, and asking nothing of anybody. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The path of a Chromium for the browser tests: the one named by CHROMIUM_PATH, else the best that is installed. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return KNOWN_PLACES.find((path) => existsSync(path));
}

/** The path of a Chromium, installed where there was none. Ends the process with a sentence where none can be had. */
export function ensureChromium() {
  let path = findChromium();
  if (!path) {
    console.log('Installing Chromium for the browser tests (once)…');
    installFromDebian(['chromium-headless-shell'], ['chromium']);
    path = findChromium();
  }
  if (!path) {
    console.error('No Chromium was found for the browser tests. Install one, or name it with CHROMIUM_PATH.');
    process.exit(1);
  }
  return path;
}
