import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const promise: TrustPromise = {
  says: 'What `npm test` does in short holds at full length: hundreds of changes and jobs, twenty large photos',
  prove: () => provedByPlaywright('--grep=@long', '--workers=1'),
};
export default promise;
