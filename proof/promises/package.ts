import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const promise: TrustPromise = {
  says: 'The package and its command work in new projects with every bundler and a strict policy, and write the same bytes as the site',
  dependsOn: ['package', 'engine', 'cli', 'scripts/build', 'package-lock.json'],
  prove: () => provedByVitest('package/fresh/fresh.trust.test.ts', 'package/fresh/everywhere.trust.test.ts'),
};
export default promise;
