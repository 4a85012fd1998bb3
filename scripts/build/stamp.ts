import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../../site.ts';
import { sourcesOf } from './sources.ts';

/** A hash of everything that the build reads: sources, lockfile and the site's name and origin. */
export async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(site));
  for (const path of await sourcesOf(root)) hash.update(path).update(await readFile(join(root, path)));
  return hash.digest('hex');
}

const stampIn = (output: string) => join(output, '.built-from');

export async function isUpToDate(output: string, inputs: string): Promise<boolean> {
  return existsSync(stampIn(output)) && (await readFile(stampIn(output), 'utf8')) === inputs;
}

/** Writes the stamp, as the last step, so that an interrupted build never counts as complete. */
export async function writeStamp(output: string, inputs: string): Promise<void> {
  await writeFile(stampIn(output), inputs);
}
