import { runCases } from '../damage/lanes.ts';
import type { TrustPromise } from '../promise.ts';

const CASES = Number(process.env.TRUST_CASES ?? 10_000);
/** Number of parallel engines. A single one leaves the machine to other work. */
const LANES = Number(process.env.TRUST_LANES ?? 2);
/** The memory limit of a process with one engine, Node included, in bytes. */
const CEILING = 1.6 * 1024 ** 3;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

const promise: TrustPromise = {
  says: 'A damaged file ends in the right picture or an error about it, and does not affect later files',
  dependsOn: ['engine', 'fixtures', 'proof/damage'],
  async prove(tell) {
    let done = 0;
    const numbers = Array.from({ length: CASES }, (_, i) => i);
    const { verdicts, wrong, peakBytes } = await runCases(numbers, LANES, () => {
      if (++done % 1000 === 0) tell(`${done} of ${CASES}`);
    });
    const tooMuch = peakBytes !== undefined && peakBytes > CEILING;
    const { right, refused, alone } = verdicts;
    const memory = peakBytes === undefined ? 'memory not told' : `at most ${megabytes(peakBytes)}`;
    return {
      cases: CASES,
      figure: `${right} as sharp reads them, ${refused} refused rightly, ${alone} sharp cannot read; ${memory}`,
      broken: tooMuch ? [...wrong, `${megabytes(peakBytes)} of memory are more than ${megabytes(CEILING)}`] : wrong,
    };
  },
};
export default promise;
