/*
 * Selects browser tests by the environment variable TESTS: `quick` is for `npm test`; `all` adds the folder e2e/all and the tests
 * tagged '@all'; `rest` runs only those. Unit tests use the tag 'all', which the command passes to Vitest. docs/tests.md lists
 * the tests.
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

/** The test selection for Playwright's configuration. The long proofs (TRUST=1) run everything. */
export function testsOfTier(): Taken {
  if (process.env.TRUST) return {};
  const tier = process.env.TESTS || 'all';
  if (!isTier(tier)) throw new Error(`TESTS is ${tier}; expected ${Object.keys(BY_TIER).join(', ')}`);
  return BY_TIER[tier];
}
