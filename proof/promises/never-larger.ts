import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const promise: TrustPromise = {
  says: 'A compression never hands back more than it was given',
  prove: () => provedByVitest('proof/never-larger'),
};
export default promise;
