import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const promise: TrustPromise = {
  says: 'After one visit every tool works without a network, and a newer build never disturbs an open page',
  dependsOn: ['app', 'server', 'scripts/build', 'e2e/offline.test.ts', 'e2e/all/engines/offline.test.ts'],
  needs: ['chromium'],
  prove: () => provedByPlaywright('e2e/offline.test.ts', 'e2e/all/engines/offline.test.ts', '--workers=1'),
};
export default promise;
