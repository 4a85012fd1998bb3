// npm run lighthouse [-- --runs=3]: what Lighthouse says of one page of each kind; see proof/lighthouse.ts.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const chromium = ensureChromium();
if (run('node', ['scripts/build.ts', '--if-changed']) !== 0) process.exit(1);
process.exit(run('node', ['proof/lighthouse.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium }));
