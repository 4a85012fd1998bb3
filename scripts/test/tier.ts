/*
 * Which tests run: `quick` is what `npm test` runs and a contributor waits for; `all` has the tests tagged 'all' too;
 * `rest` has those alone. docs/tests.md lists what is where.
 */

const TIERS = ['quick', 'all', 'rest'] as const;
export type Tier = (typeof TIERS)[number];

function tierOf(text: string | undefined): Tier {
  const tier = TIERS.find((name) => name === (text || 'quick'));
  if (!tier) throw new Error(`TESTS is ${text}; expected ${TIERS.join(', ')}`);
  return tier;
}

/** By the environment variable TESTS; the long proofs (TRUST=1) leave nothing out. */
export const TIER: Tier = process.env.TRUST ? 'all' : tierOf(process.env.TESTS);
