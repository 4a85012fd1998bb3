import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const promise: TrustPromise = {
  says: 'The server answers under load and slow clients, and loses nothing that it said to have received',
  prove: () => provedByVitest('proof/server'),
};
export default promise;
