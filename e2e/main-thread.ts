import type { Browser, Page } from '@playwright/test';

/** Of Chromium's trace format. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the clock, and of the processor; Chromium leaves the second out where it measured none. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

interface Tasks {
  count: number;
  /** Milliseconds. */
  longest: number;
}

/** Longest that a page may be deaf: a task of 50 ms is a 'long task' in the W3C's words. */
export const LONG_TASK_MS = 50;
const TRIES = 3;

/**
 * The tasks on the page's main thread while `work` goes on. Where one is long, all is measured again, up to three times, and
 * the least counts: what the page itself takes long for comes each time, what other programs take of the machine does not.
 * @param prepare what comes before each try, unmeasured
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
  prepare: () => Promise<unknown> = async () => {},
): Promise<Tasks> {
  let least: Tasks = { count: 0, longest: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < TRIES && !(least.longest < LONG_TASK_MS); attempt++) {
    await prepare();
    const tasks = await tracedTasks(browser, page, work);
    const longest = Math.max(...tasks);
    if (longest < least.longest) least = { count: tasks.length, longest };
  }
  return least;
}

/**
 * Milliseconds of each task on the page's main thread while `work` goes on: the processor's time, not the clock's, which
 * a busy machine stretches. Some systems count a thread's time in steps and book it late, so that a task of
 * 3 ms is said to have taken 19: no task takes more of the processor than of the clock.
 */
async function tracedTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return mainThreadTimes(traceEvents);
}

/** Milliseconds of the processor of each task on the page's main thread. */
export function mainThreadTimes(events: readonly TraceEvent[]): number[] {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mainThreads.has(`${pid}/${tid}`))
    .map(({ dur = 0, tdur = 0 }) => Math.min(dur, tdur) / 1000);
}
