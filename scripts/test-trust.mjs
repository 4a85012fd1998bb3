// npm run test:trust [-- name… --stale]: proves the site’s promises at length; ends with one table (docs/trust.md).
import { ensureInstalled, run } from './install.mjs';
import { prepareTools } from './machine/prepare.mjs';

ensureInstalled();
const wanted = ['chromium', 'font', 'firefox', 'webkit', 'postgres', 'imageMagick'];
const tools = prepareTools(wanted, ['nginx', 'openssl', 'caddy', 'procfs']);
if (run('node', ['scripts/build.ts', '--if-changed']) !== 0) process.exit(1);
process.exit(run('node', ['proof/run.ts', ...process.argv.slice(2)], tools));
