import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const promise: TrustPromise = {
  says: 'The shortened tests of `npm test` pass at full length: hundreds of changes and jobs, twenty large photos',
  dependsOn: ['app', 'engine', 'e2e', 'proof/benchmark'],
  needs: ['chromium'],
  prove: () => provedByPlaywright('--grep=@long', '--workers=1'),
};
export default promise;
