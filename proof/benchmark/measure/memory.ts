import { existsSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { processesOf, residentBytes } from '../../browsers/processes.ts';

/** Only Linux reports a process's peak memory and can reset it. */
export const CAN_MEASURE_MEMORY = existsSync('/proc/self/clear_refs');

/** Asks the kernel to reset the peak (proc(5), clear_refs). */
const RESET_PEAK = '5';

/**
 * Pages of the browser's own program that the start reads are left out: all its processes share them. Those that the work reads count,
 * because the size of both at the peak is not known.
 */
export interface PeakMemory {
  /** Bytes above those of the page before anything ran. */
  peakMemory: number;
  /** Bytes above those after the start. */
  workMemory: number;
}

/**
 * Measures the peak of resident memory (`VmHWM`) of the processes that hold the page.
 * @param start starts whatever does the work
 */
export async function peakMemory(
  browser: Browser,
  { start, work }: { start(): Promise<unknown>; work(): Promise<unknown> },
): Promise<PeakMemory> {
  const pids = await processesOf(browser, ['renderer', 'GPU']);
  const program = () => residentBytes(pids, 'RssFile');
  const empty = residentBytes(pids, 'VmRSS') - program();
  await start();
  const [started, read] = [residentBytes(pids, 'VmRSS'), program()];
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
  await work();
  const peak = residentBytes(pids, 'VmHWM');
  return { peakMemory: peak - read - empty, workMemory: peak - started };
}
