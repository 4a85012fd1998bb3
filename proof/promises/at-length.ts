import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const promise: TrustPromise = {
  says: 'The shortened tests of `npm test` pass at full length: hundreds of changes and jobs, twenty large photos',
  prove: () => provedByPlaywright('--grep=@long', '--workers=1'),
};
export default promise;
