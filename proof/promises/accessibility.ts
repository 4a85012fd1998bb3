import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const promise: TrustPromise = {
  says: 'Every state is readable at any zoom, has targets of sufficient size, and passes axe, in both themes',
  dependsOn: ['app', 'words', 'pages', 'catalogue', 'e2e/accessibility.test.ts'],
  needs: ['chromium'],
  prove: () => provedByPlaywright('e2e/accessibility.test.ts', '--workers=1'),
};
export default promise;
