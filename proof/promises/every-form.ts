import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const promise: TrustPromise = {
  says: 'A photo or a signature meets every rule of every form, as another reader sees the file',
  dependsOn: ['engine', 'app/tools/form-photo', 'catalogue/forms', 'fixtures/portraits.ts', 'fixtures/signatures.ts'],
  prove: () => provedByVitest('app/tools/form-photo/every-form'),
};
export default promise;
