// A process with one engine and one worker, started by lanes.ts. Its memory is that of the engine alone.
import { createEngine } from '#engine';
import { fixture } from '../../fixtures/index.ts';
import { damagedCase } from './cases.ts';
import { type Outcome, runCase } from './outcome.ts';

export interface Answer {
  number: number;
  outcome: Outcome;
  /** Why the next valid file did not give the same result as the first time. */
  afterwards?: string;
}

const engine = createEngine({ workers: 1 });

/** One file per way into libvips: its own readers, and pixels from another decoder. */
const GOOD = ['quadrants.jpg', 'quadrants.bmp'] as const;
const right = new Map<string, Buffer>();

async function goodFile(number: number): Promise<string | undefined> {
  const name = GOOD[number % GOOD.length] ?? GOOD[0];
  const recipe = { edits: [], output: { aim: 'encode' as const, format: 'png' as const } };
  const outcome = await runCase(engine, { number, title: name, bytes: await fixture(name), recipe });
  if ('error' in outcome) return `${name}: ${outcome.error.code}: ${outcome.error.message}`;
  const first = right.get(name);
  right.set(name, first ?? outcome.bytes);
  return !first || first.equals(outcome.bytes) ? undefined : `${name} came out otherwise than before`;
}

for (const index of GOOD.keys()) await goodFile(index);
process.on('message', async (number: number) => {
  const outcome = await runCase(engine, await damagedCase(number));
  const afterwards = await goodFile(number);
  process.send?.({ number, outcome, ...(afterwards && { afterwards }) } satisfies Answer);
});
process.send?.('ready');
