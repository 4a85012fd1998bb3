import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const promise: TrustPromise = {
  says: 'Every odd picture of the corpus is converted correctly to every format, or is refused with a reason',
  prove: () => provedByVitest('engine/run/corpus.test.ts'),
};
export default promise;
