// npm run build: builds the site into build/client, with the project's own Node.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
process.exit(run('node', ['scripts/build.ts']));
