import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './part-file.ts';

/*
 * A folder of results has a small file with their settings. Its time is the first run with these settings: older results have other
 * settings and are replaced. It is one file for any number of results, and all shards agree on it.
 */

export const STAMP_NAME = '.picwright';

/**
 * The time from which a folder's results have these settings.
 * @param settings as text
 * @param write whether to store other settings from now on
 * @returns milliseconds; infinite without results: this is the first run with these settings, or nothing is stored
 */
export async function stampOf(folder: string, settings: string, write: boolean): Promise<number> {
  const path = join(folder, STAMP_NAME);
  const text = `${JSON.stringify({ settings })}\n`;
  const present = await readFile(path, 'utf8').catch(() => undefined);
  if (present === text) return (await stat(path)).mtimeMs;
  if (write) {
    await mkdir(folder, { recursive: true });
    await writeWhole(path, Buffer.from(text));
  }
  return Number.POSITIVE_INFINITY;
}
