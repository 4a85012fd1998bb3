import { expect, it } from 'vitest';
import { mainThreadTimes, type TraceEvent } from '../../e2e/main-thread.ts';

const task = (tid: number, dur?: number, tdur?: number): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  dur,
  tdur,
});
const thread = (tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid: 1,
  tid,
  args: { name },
});

it('measures main-thread tasks by processor time, and a task without one as zero', () => {
  const events = [
    thread(7, 'CrRendererMain'),
    thread(8, 'Compositor'),
    task(7, 9000, 4000),
    // Accounted late: more processor time than wall time.
    task(7, 3000, 19_000),
    task(7, 2000),
    task(8, 80_000, 80_000),
  ];
  expect(mainThreadTimes(events)).toEqual([4, 3, 0]);
});
