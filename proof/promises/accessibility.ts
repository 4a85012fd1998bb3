import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const promise: TrustPromise = {
  says: 'Every state reads at any zoom, has targets that can be hit, and has nothing that axe finds, in both themes',
  prove: () => provedByPlaywright('e2e/accessibility.test.ts', '--workers=1'),
};
export default promise;
