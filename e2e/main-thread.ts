import type { Browser, Page } from '@playwright/test';

/** An event of Chromium's trace format. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of wall time, and of processor time, which Chromium omits if it measured none. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

interface Tasks {
  count: number;
  /** Milliseconds. */
  longest: number;
}

/** The longest time that a page may block: the W3C calls a task of 50 ms a 'long task'. */
export const LONG_TASK_MS = 50;
const TRIES = 3;

/**
 * Measures the tasks on the page's main thread during `work`. If one is long, it measures again, up to three times, and
 * returns the smallest: the page's own long tasks occur each time, those caused by other programs do not.
 * @param prepare runs before each attempt, unmeasured
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
 * Milliseconds per task on the page's main thread during `work`: processor time rather than wall time, which a busy
 * machine stretches. Some systems count a thread's time in coarse steps and late, so that a task of 3 ms appears to
 * take 19. The result is therefore limited to the wall time.
 */
async function tracedTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return mainThreadTimes(traceEvents);
}

/** Processor time of each task on the page's main thread, in milliseconds. */
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
