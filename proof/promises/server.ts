import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const promise: TrustPromise = {
  says: 'The server answers under load and with slow clients, and loses no message that it has acknowledged',
  dependsOn: ['server', 'docs/hosting', 'Dockerfile', 'proof/server', 'proof/serve'],
  prove: () => provedByVitest('proof/server'),
};
export default promise;
