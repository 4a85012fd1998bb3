import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const promise: TrustPromise = {
  says: 'No part of a picture leaves the device, and injected code cannot send any',
  prove: () => provedByPlaywright('e2e/privacy.test.ts', '--workers=1'),
};
export default promise;
