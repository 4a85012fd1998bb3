// npm run bench [-- options]: this product and its peers side by side; see bench/run.ts.

import { ensureInstalled, run } from './install.mjs';
import { prepareChromium } from './machine/prepare.mjs';

ensureInstalled();
process.exit(run('node', ['bench/run.ts', ...process.argv.slice(2)], prepareChromium()));
