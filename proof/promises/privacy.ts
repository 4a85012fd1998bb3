import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const promise: TrustPromise = {
  says: 'Nothing of a picture leaves the device, and code that got into a page finds the ways out closed',
  prove: () => provedByPlaywright('e2e/privacy.test.ts', '--workers=1'),
};
export default promise;
