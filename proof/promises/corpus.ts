import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const promise: TrustPromise = {
  says: 'Every odd picture of the corpus is converted correctly to every format, or is refused with a reason',
  dependsOn: ['engine', 'fixtures', 'engine/run/corpus.test.ts'],
  prove: () => provedByVitest('engine/run/corpus.test.ts'),
};
export default promise;
