import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the clock, and of the processor. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * Milliseconds of each task on the page's main thread while `work` goes on, longest first: the processor's time, not the
 * clock's, which a busy machine stretches. Some systems count a thread's time in steps and book it late, so that a task of
 * 3 ms is said to have taken 19: no task takes more of the processor than of the clock.
 */
export async function mainThreadTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return trace.traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mainThreads.has(`${pid}/${tid}`))
    .map(({ dur = Number.NaN, tdur = Number.NaN }) => Math.min(dur, tdur) / 1000)
    .sort((a, b) => b - a);
}
