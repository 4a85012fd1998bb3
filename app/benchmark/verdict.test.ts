import { describe, expect, it } from 'vitest';
import type { BenchmarkEntry, TrialOutcome } from './outcome.ts';
import { trialsFor } from './trials.ts';
import { verdicts } from './verdict.ts';

const [resize, compress, fit] = trialsFor({ width: 4000, height: 3000, bytes: 5_000_000 });

const ours: BenchmarkEntry = { peer: 'picwright', label: 'Picwright', ours: true, ms: 200, bytes: 100_000, score: 75 };
const other = (changes: Partial<BenchmarkEntry>): BenchmarkEntry => ({
  peer: 'other',
  label: 'Other',
  ours: false,
  ms: 400,
  bytes: 120_000,
  score: 70,
  ...changes,
});
const outcome = (trial: typeof resize, ...others: BenchmarkEntry[]): Pick<TrialOutcome, 'trial' | 'entries'> => {
  if (!trial) throw new TypeError('There is no such trial');
  return { trial, entries: [ours, ...others] };
};

describe('the verdict', () => {
  it('names every library that was faster, the fastest first', () => {
    const slower = other({ label: 'Slow' });
    const found = verdicts(outcome(resize, other({ label: 'A', ms: 150 }), other({ label: 'B', ms: 100 }), slower));
    expect(found[0]).toEqual({
      lost: true,
      text: 'Picwright loses on time: B and A were faster, B by 2.0 times.',
    });
  });

  it('names a single faster library once', () => {
    expect(verdicts(outcome(resize, other({ label: 'A', ms: 180 })))[0]?.text).toBe(
      'Picwright loses on time: A was faster by 1.1 times.',
    );
  });

  it('claims no lead that may be chance', () => {
    expect(verdicts(outcome(resize, other({ ms: 205 })))[0]?.text).toBe(
      'Picwright was as fast as the fastest of the others.',
    );
    expect(verdicts(outcome(resize, other({ ms: 198 })))[0]?.lost).toBe(false);
  });

  it('calls a better picture in as few bytes a loss, but not one in more bytes', () => {
    const texts = (entry: BenchmarkEntry) => verdicts(outcome(compress, entry)).filter(({ lost }) => lost);
    expect(texts(other({ score: 80, bytes: 90_000 }))).toHaveLength(1);
    expect(texts(other({ score: 80, bytes: 110_000 }))).toEqual([]);
  });

  it('names libraries above the target', () => {
    const found = verdicts(outcome(fit, other({ bytes: 300_000 })));
    expect(found.map(({ text }) => text)).toContain('Other ended above the target.');
  });

  it('names libraries with more bytes for a picture that is no better', () => {
    const better = other({ label: 'Better', score: 90, bytes: 300_000 });
    const found = verdicts(outcome(compress, other({ score: 75.5, bytes: 130_000 }), better));
    expect(found.map(({ text }) => text)).toContain('For a picture that is no better, Other took 30% more bytes.');
  });

  it('names the best picture within the target', () => {
    const texts = (score: number) => verdicts(outcome(fit, other({ score }))).map(({ text }) => text);
    expect(texts(60)).toContain('Picwright kept the most of the picture.');
    expect(texts(80)).not.toContain('Picwright kept the most of the picture.');
  });

  it('is empty without participants', () => expect(verdicts(outcome(resize))).toEqual([]));
});

describe('the trials', () => {
  it('have work to do for a small photo', () => {
    const [small, , little] = trialsFor({ width: 800, height: 600, bytes: 100_000 });
    expect(small?.job).toMatchObject({ longestEdge: 400 });
    expect(little?.job).toEqual({ do: 'fit', bytes: 40_000 });
  });
});
