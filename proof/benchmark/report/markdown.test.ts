import { describe, expect, it } from 'vitest';
import type { ClaimResult, WorkResult } from '../measure/result.ts';
import { markdown, missedClaims } from './markdown.ts';

const work = (claims: ClaimResult[], rest: Partial<WorkResult> = {}): WorkResult => ({
  id: 'resize',
  title: 'Resize',
  notes: [],
  measurements: [],
  claims,
  tables: [],
  timelines: [],
  ...rest,
});
const claim = (reached: boolean): ClaimResult => ({
  against: 'canvas',
  required: 'as fast',
  measured: '0.90 ×',
  reached,
  ifMissed: { why: 'It decodes with vector code.', next: 'the same for us.' },
});
const machine = {
  date: '2026-11-21',
  system: 'linux',
  processor: 'one',
  cores: 2,
  memoryGb: 8,
  browser: 'Chromium',
  node: '24',
  versions: {},
};
const reportOf = (works: WorkResult[]) => markdown({ machine, photos: 'two photos', rounds: 3, works }, () => []);

describe('a missed goal', () => {
  it('is reported with its cause and the next step', () => {
    expect(missedClaims([work([claim(false)])])).toContain('It decodes with vector code. Next: the same for us.');
    expect(reportOf([work([claim(false)])])).toContain('## Missed goals, and why');
  });

  it('has no section if all goals are reached', () => {
    expect(reportOf([work([claim(true)])])).not.toMatch(/not reached|vector code/);
  });
});

it('shows this product’s time per stage, and the number of rounds', () => {
  const measurement = { peer: 'picwright', label: 'Picwright', input: 'a.jpg', times: [100], ms: 100, bytes: 5 };
  const job = { do: 'compress' as const, quality: 75 };
  const stages = { handedOver: 7, header: 2, rows: 80, encoder: 11 };
  const report = reportOf([work([], { measurements: [{ ...measurement, job, stages }] })]);
  expect(report).toContain('| a.jpg | 7 | 2 | 80 | 11 |');
  expect(report).toContain('3 rounds after one to warm up');
});
