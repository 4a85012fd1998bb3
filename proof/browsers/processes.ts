import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** The ids of a Chromium's processes of certain types. */
export async function processesOf(browser: Browser, kinds: readonly ('renderer' | 'GPU')[]): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => (kinds as readonly string[]).includes(type)).map(({ id }) => id);
}

/**
 * The sum of the resident memory of processes, in bytes; an ended process counts as 0. Only on Linux.
 * @param field the current value, the peak, or the part of the current value that files hold
 */
export function residentBytes(pids: readonly number[], field: 'VmRSS' | 'VmHWM' | 'RssFile'): number {
  const line = new RegExp(`${field}:\\s+(\\d+) kB`);
  return pids
    .map((pid) => `/proc/${pid}/status`)
    .map((path) => (existsSync(path) ? Number(line.exec(readFileSync(path, 'utf8'))?.[1] ?? 0) * 1024 : 0))
    .reduce((sum, bytes) => sum + bytes, 0);
}
