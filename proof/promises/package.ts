import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const promise: TrustPromise = {
  says: 'The package and its command work in fresh projects of every bundler, under a strict policy, and make the bytes of the site',
  prove: () => provedByVitest('package/fresh/fresh.trust.test.ts', 'package/fresh/everywhere.trust.test.ts'),
};
export default promise;
