import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASSETS_FOLDER } from '../assets.ts';

/*
 * esbuild and Rollup keep `new URL('./picwright-assets/…', import.meta.url)` unchanged, so the files must be next to
 * the output file that contains the code that resolves them.
 */

const DIST = dirname(fileURLToPath(import.meta.url));

/** The code that resolves the files. The entry point has none of its own, so bundlers drop it (scripts/build/package/bundles.ts). */
export const RESOLVER = join(DIST, 'part-engine.js');
export const ASSETS = join(DIST, ASSETS_FOLDER);
