import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const promise: TrustPromise = {
  says: 'A larger target size never has a worse result, and pixels are exact where exact ones fit',
  dependsOn: ['engine', 'proof/targets', 'proof/larger-target.trust.test.ts'],
  prove: () => provedByVitest('proof/larger-target'),
};
export default promise;
