// npm run bench [-- options]: compares this product with its peers; see proof/benchmark/run.ts.
import { ensureInstalled, run } from './install.mjs';
import { prepareChromium } from './machine/prepare.mjs';

ensureInstalled();
process.exit(run('node', ['proof/benchmark/run.ts', ...process.argv.slice(2)], prepareChromium()));
