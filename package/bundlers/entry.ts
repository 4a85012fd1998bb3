import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASSETS_FOLDER } from '../assets.ts';

/*
 * esbuild and Rollup keep `new URL('./picwright-assets/…', import.meta.url)` unchanged, so the files must be next to
 * the output file that contains the entry point's code.
 */

const DIST = dirname(fileURLToPath(import.meta.url));

/** The browser's entry point, whose code resolves the files. */
export const ENTRY = join(DIST, 'index.js');
export const ASSETS = join(DIST, ASSETS_FOLDER);
