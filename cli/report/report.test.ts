import { describe, expect, it } from 'vitest';
import { bytesText, changeText, durationText } from './amounts.ts';
import { Bar } from './bar.ts';
import { type Outcome, Tally } from './outcome.ts';
import { createReporter } from './reporter.ts';
import { summaryLine } from './sentences.ts';

const done: Outcome = {
  file: 'a.png',
  status: 'done',
  output: 'out/a.jpg',
  originalBytes: 4_000_000,
  bytes: 400_000,
  format: 'jpeg',
  width: 800,
  height: 600,
  backend: 'vips',
  notes: [],
  losses: ['transparency'],
  renamed: false,
};
const failed: Outcome = {
  file: 'b.png',
  status: 'failed',
  code: 'unreadable',
  message: 'damaged, cannot be decoded',
};

function written(kind: 'plain' | 'json' | 'quiet', isTTY: boolean, outcomes: Outcome[]) {
  const texts = { out: '', err: '' };
  const stream = (name: keyof typeof texts) => ({
    isTTY,
    columns: 80,
    write: (text: string | Uint8Array) => {
      texts[name] += text;
      return true;
    },
  });
  const reporter = createReporter(kind, { out: stream('out'), err: stream('err') });
  const tally = new Tally();
  reporter.start(outcomes.length);
  for (const outcome of outcomes) {
    tally.add(outcome);
    reporter.file(outcome);
  }
  reporter.end({ ...tally.summary(), seconds: 2 });
  return texts;
}

it.each([
  [999, '999 bytes'],
  [2048, '2.0 KB'],
  [150 * 1024, '150 KB'],
  [1.25 * 1024 ** 3, '1.3 GB'],
  [287 * 1024 ** 2, '287 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

it.each([
  [100, 13, '−87%'],
  [100, 103, '+3%'],
  [1000, 999, '±0%'],
  [1e6, 1, '−99%'],
])('from %i to %i is %s', (before, after, text) => {
  expect(changeText(before, after)).toBe(text);
});

it.each([
  [0.25, '0.3 s'],
  [41.4, '41 s'],
  [59.6, '1 min 0 s'],
  [125, '2 min 5 s'],
  [12_000, '3 h 20 min'],
])('%f seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

describe('the report', () => {
  it('has one line per file outside a terminal, with failures on the error stream', () => {
    expect(written('plain', false, [done, failed])).toEqual({
      out: 'a.png → out/a.jpg: 3.8 MB → 391 KB (−90%), 800 × 600; without transparency\n1 file, 3.8 MB → 391 KB (−90%) in 2.0 s by libvips in WebAssembly. 1 failed\n',
      err: 'b.png: damaged, cannot be decoded\n',
    });
  });

  it('is a bar on a terminal, with a line per failure', () => {
    const { out, err } = written('plain', true, [done, failed]);
    expect(out).toMatch(/^1 file, .* 1 failed\n$/);
    expect(err).toContain('0 of 2');
    expect(err).toContain('b.png: damaged, cannot be decoded\n');
  });

  it('is one JSON object per line, or only failures', () => {
    const { out } = written('json', false, [done, failed]);
    const [first, second, summary] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([first, second]).toEqual([done, failed]);
    expect(summary).toMatchObject({
      status: 'summary',
      files: 2,
      done: 1,
      failed: 1,
      originalBytes: 4_000_000,
      bytes: 400_000,
    });
    expect(written('quiet', false, [done, failed])).toEqual({ out: '', err: 'b.png: damaged, cannot be decoded\n' });
  });

  it('names each backend if two have worked', () => {
    const tally = new Tally();
    for (const backend of ['sharp', 'sharp', 'vips'] as const) tally.add({ ...done, backend });
    expect(summaryLine(tally.summary())).toContain('by sharp (2) and libvips in WebAssembly (1)');
  });
});

it('the bar has progress, rate and remaining time, which skipped files do not affect', () => {
  const bar = new Bar({ write: () => true, columns: 80 });
  bar.start(100);
  for (let i = 0; i < 40; i++) bar.add({ file: 'c.png', status: 'skipped', why: 'there' });
  for (let i = 0; i < 20; i++) bar.add({ ...done, file: `${i}.png` });
  expect(bar.line(10)).toBe('██████████████░░░░░░░░░░ 60 of 100, 2.0 a second, 20 s left, 76 MB → 7.6 MB');
});

it('the bar counts each pass from its start, whatever was reported before', () => {
  const bar = new Bar({ write: () => true, columns: 80 });
  for (let i = 0; i < 5; i++) bar.add(done);
  bar.start(2);
  expect(bar.line(1)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░ 0 of 2');
  for (let i = 0; i < 3; i++) bar.add({ file: 'c.png', status: 'skipped', why: 'there' });
  expect(bar.line(1)).toBe('████████████████████████ 3 of 2');
});
