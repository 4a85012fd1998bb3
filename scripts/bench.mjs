// npm run bench [-- options]: this product and its peers side by side; see proof/benchmark/run.ts.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
process.exit(run('node', ['proof/benchmark/run.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: ensureChromium() }));
