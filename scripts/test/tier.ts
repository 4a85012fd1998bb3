/*
 * Which browser tests run, by the environment variable TESTS: `quick` is what `npm test` runs and a contributor waits for;
 * `all` has the folder e2e/all and the tests tagged '@all' too; `rest` has those alone. Unit tests go by the tag 'all',
 * which the command hands to Vitest. docs/tests.md lists what is where.
 */

interface Taken {
  grep?: RegExp;
  grepInvert?: RegExp | RegExp[];
}

const LEFT_TO_ALL = /(^| )all\/|@all\b/;
/** Left to `npm run test:trust`. */
const PROOF = /@proof\b/;

const BY_TIER: Record<'quick' | 'all' | 'rest', Taken> = {
  quick: { grepInvert: [LEFT_TO_ALL, PROOF] },
  all: { grepInvert: PROOF },
  rest: { grep: LEFT_TO_ALL, grepInvert: PROOF },
};

const isTier = (text: string): text is keyof typeof BY_TIER => text in BY_TIER;

/** Which tests Playwright takes, as its configuration has it; the long proofs (TRUST=1) leave nothing out. */
export function testsOfTier(): Taken {
  if (process.env.TRUST) return {};
  const tier = process.env.TESTS || 'all';
  if (!isTier(tier)) throw new Error(`TESTS is ${tier}; expected ${Object.keys(BY_TIER).join(', ')}`);
  return BY_TIER[tier];
}
