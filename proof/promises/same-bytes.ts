import type { TrustPromise } from '../promise.ts';
import { runProgram } from '../runners.ts';

const promise: TrustPromise = {
  says: 'Two clean copies of the source give the same site, byte for byte',
  dependsOn: [
    'scripts/build',
    'scripts/build.ts',
    'scripts/same-bytes.ts',
    'vite.config.ts',
    'vite.engine.ts',
    'package-lock.json',
  ],
  async prove() {
    const { code, output } = await runProgram('node', ['scripts/same-bytes.ts']);
    const figure = output.trim().split('\n').at(-1) ?? '';
    return { cases: 2, figure, broken: code === 0 ? [] : [output.slice(-2000)] };
  },
};
export default promise;
