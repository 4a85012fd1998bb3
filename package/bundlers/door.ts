import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASSETS_FOLDER } from '../assets.ts';

/*
 * esbuild and Rollup leave `new URL('./picwright-assets/…', import.meta.url)` as it is, so the files have to lie beside
 * whichever file has the door's code in the end.
 */

const DIST = dirname(fileURLToPath(import.meta.url));

/** The browser's door, whose code looks for the files. */
export const DOOR = join(DIST, 'index.js');
export const ASSETS = join(DIST, ASSETS_FOLDER);
