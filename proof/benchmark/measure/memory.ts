import { existsSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { processesOf, residentBytes } from '../../browsers/processes.ts';

/** Linux alone tells a process's peak, and lets it be set back. */
export const CAN_MEASURE_MEMORY = existsSync('/proc/self/clear_refs');

/** Asks the kernel to start the peak anew (proc(5), clear_refs). */
const RESET_PEAK = '5';

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
  const pids = await processesOf(browser, ['renderer', 'GPU']);
  const empty = residentBytes(pids, 'VmRSS');
  await start();
  const started = residentBytes(pids, 'VmRSS');
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
  await work();
  const peak = residentBytes(pids, 'VmHWM');
  return { peakMemory: peak - empty, workMemory: peak - started };
}
