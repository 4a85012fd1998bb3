import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const promise: TrustPromise = {
  says: 'No part of a picture leaves the device, and injected code cannot send any',
  dependsOn: ['app', 'server', 'engine/worker', 'e2e/privacy', 'e2e/privacy.test.ts'],
  needs: ['chromium'],
  prove: () => provedByPlaywright('e2e/privacy.test.ts', '--workers=1'),
};
export default promise;
