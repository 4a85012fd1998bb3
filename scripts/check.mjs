// npm run check: lint, types, and the unit tests that the uncommitted changes affect.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const steps = [
  ['biome', ['ci', '--error-on-warnings', '.']],
  ['node', ['scripts/test/types.ts']],
  ['vitest', ['run', '--changed', '--tags-filter=!all', '--passWithNoTests', '--reporter=dot']],
];
const failed = steps.filter(([command, args]) => run(command, args) !== 0);
process.exit(failed.length === 0 ? 0 : 1);
