// npm run lighthouse [-- --runs=3]: runs Lighthouse on one page of each kind; see proof/lighthouse.ts.
import { ensureInstalled, run } from './install.mjs';
import { prepareChromium } from './machine/prepare.mjs';

ensureInstalled();
const tools = prepareChromium();
if (run('node', ['scripts/build.ts', '--if-changed']) !== 0) process.exit(1);
process.exit(run('node', ['proof/lighthouse.ts', ...process.argv.slice(2)], tools));
