import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Linux alone tells a process's peak, and lets it be set back. */
export const CAN_MEASURE_MEMORY = existsSync('/proc/self/clear_refs');

/** Asks the kernel to start the peak anew (proc(5), clear_refs). */
const RESET_PEAK = '5';

/** The processes that hold pages and what is drawn for them. */
async function pagesProcesses(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer' || type === 'GPU').map(({ id }) => id);
}

function bytesOf(pids: number[], field: 'VmRSS' | 'VmHWM'): number {
  return pids
    .map((pid) => {
      const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
      return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

export interface PeakMemory {
  /** Bytes above what the page took before anything was done. */
  peakMemory: number;
  /** Bytes above what it took after the start. */
  workMemory: number;
}

/**
 * Resident memory that work takes at its most: `VmHWM` of the processes that hold the page.
 * @param start brings what does the work up
 */
export async function peakMemory(
  browser: Browser,
  { start, work }: { start(): Promise<unknown>; work(): Promise<unknown> },
): Promise<PeakMemory> {
  const pids = await pagesProcesses(browser);
  const empty = bytesOf(pids, 'VmRSS');
  await start();
  const started = bytesOf(pids, 'VmRSS');
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
  await work();
  const peak = bytesOf(pids, 'VmHWM');
  return { peakMemory: peak - empty, workMemory: peak - started };
}
