import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FRAME_MS, ProgressMeter } from './progress.ts';
import type { Progress } from './result.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function metered() {
  const reports: Progress[] = [];
  return { reports, meter: new ProgressMeter((progress) => reports.push(progress), FRAME_MS) };
}

it('reports once per frame, and the end at once', () => {
  const { reports, meter } = metered();
  for (let percent = 0; percent <= 100; percent += 2) {
    meter.at('encoding', percent / 100);
    vi.advanceTimersByTime(4);
  }

  expect(reports.map(({ done }) => done)).toEqual([
    0, 0.08, 0.16, 0.24, 0.32, 0.4, 0.48, 0.56, 0.64, 0.72, 0.8, 0.88, 0.96, 1,
  ]);
});

it('reports another stage at once', () => {
  const { reports, meter } = metered();
  meter.at('reading', 0.05);
  meter.at('encoding', 0.1);

  expect(reports).toEqual([
    { stage: 'reading', done: 0.05 },
    { stage: 'encoding', done: 0.1 },
  ]);
});

it('never falls, and reports no change of less than a percent', () => {
  const { reports, meter } = metered();
  for (const done of [0.5, 0.505, 0.4, 0.52]) {
    meter.at('encoding', done);
    vi.advanceTimersByTime(100);
  }

  expect(reports.map(({ done }) => done)).toEqual([0.5, 0.52]);
});
