import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const promise: TrustPromise = {
  says: 'A compression never returns a larger file than the original, and any other larger result has a reason',
  dependsOn: ['engine', 'catalogue', 'app/tools/compress', 'proof/never-larger.trust.test.ts'],
  prove: () => provedByVitest('proof/never-larger'),
};
export default promise;
