// npm run test:trust [-- name…]: the longer proofs of what the product promises; ends with one table (docs/trust.md).
import { ensureChromium } from './chromium.mjs';
import { tryToInstallFont } from './fonts.mjs';
import { ensureInstalled, run } from './install.mjs';
import { tryToInstallOtherEngines } from './other-engines.mjs';

ensureInstalled();
const chromium = ensureChromium();
tryToInstallFont();
tryToInstallOtherEngines();
if (run('node', ['scripts/build.ts', '--if-changed']) !== 0) process.exit(1);
process.exit(run('node', ['proof/run.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium }));
