import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/* Browsers of other makers, which Playwright does not drive as systems ship them: e2e/engines. */

const FIREFOX_PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const WEBKIT_PLACES = ['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver'];

/** The Firefox named by FIREFOX_PATH, else the first that is installed. */
export function findFirefox() {
  return process.env.FIREFOX_PATH || FIREFOX_PLACES.find((path) => existsSync(path));
}

/** The driver of WebKitGTK named by WEBKIT_DRIVER_PATH, else the one that is installed; it draws into Xvfb, or not at all. */
export function findWebKit() {
  if (spawnSync('Xvfb', ['-help']).error) return undefined;
  return process.env.WEBKIT_DRIVER_PATH || WEBKIT_PLACES.find((path) => existsSync(path));
}

export const NO_FIREFOX = 'No Firefox is installed: apt-get install firefox-esr, or name one with FIREFOX_PATH';
export const NO_WEBKIT = 'No WebKitGTK is installed: apt-get install webkit2gtk-driver xvfb';

/** Installs what is missing where that is possible; tests of what is missing still are skipped, with the reason. */
export function tryToInstallOtherEngines() {
  if (findFirefox() && findWebKit()) return;
  console.log('Installing Firefox and WebKitGTK for the browser tests (once)…');
  if (!findFirefox()) installFromDebian(['firefox-esr'], ['firefox']);
  if (!findWebKit()) installFromDebian(['webkit2gtk-driver', 'xvfb']);
}
