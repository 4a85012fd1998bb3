// npm run bench [-- options]: this product and its peers side by side; see bench/run.ts.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
process.exit(run('node', ['bench/run.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: ensureChromium() }));
