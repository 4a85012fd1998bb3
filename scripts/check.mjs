// npm run check: lint, types, and the unit tests that the uncommitted changes affect.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
process.exit(run('node', ['scripts/test/check.ts']));
