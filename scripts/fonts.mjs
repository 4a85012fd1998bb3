import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

/** The fonts that app/styles/font.css fits to the site's own while that is on its way. */
const STAND_INS = /Arial|Liberation Sans|Arimo|Roboto|Helvetica Neue/;

/** Is one of them on this computer? Systems other than Linux come with one. */
export function hasStandInFont() {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return STAND_INS.test(stdout ?? '');
}

export const NO_FONT =
  'No font is installed that the site fits to its own: apt-get install fonts-liberation fontconfig';

/** Installs one where that is possible; tests that need it are skipped otherwise, with the reason. */
export function tryToInstallFont() {
  if (hasStandInFont()) return;
  console.log('Installing a font for the browser tests (once)…');
  installFromDebian(['fonts-liberation', 'fontconfig']);
}
