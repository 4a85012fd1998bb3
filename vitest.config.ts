import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first: begun last, it would run alone. A fresh copy has no earlier run to know it from. */
const LONGEST = [
  'engine/corpus.test.ts',
  'engine/formats/contract.test.ts',
  'cli/command.test.ts',
  'scripts/build/package.test.ts',
  'engine/compress/png-quality.test.ts',
  'engine/animation.test.ts',
  'engine/run.test.ts',
  'engine/backends/sharp/contract.test.ts',
  'cli/docs.test.ts',
  'engine/backends/sharp/sharp.test.ts',
  'engine/score-aim.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = LONGEST.length;
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? others : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Everything but the browser: engine, catalogue, server and scripts, in Node. What needs a page is in e2e/. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{engine,catalogue,app,cli,server,scripts,fixtures,proof,package}/**/*.test.{ts,tsx}'],
    // Proofs that take minutes: `TRUST=1 vitest run proof`.
    exclude: process.env.TRUST ? [] : ['**/*.trust.test.ts'],
    pool: 'forks',
    // Two cores: a test file that runs the engine starts workers of its own.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
