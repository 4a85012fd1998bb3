import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const promise: TrustPromise = {
  says: 'After one visit every tool works without a network, and a newer build never disturbs an open page',
  prove: () => provedByPlaywright('e2e/offline.test.ts', 'e2e/all/engines/offline.test.ts', '--workers=1'),
};
export default promise;
