import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { site } from '../../site.ts';

/** Folders and files at the root that no page is made of. */
const NOT_BUILT_FROM = new Set([
  'node_modules',
  'build',
  'data',
  'bench',
  'e2e',
  'docs',
  'fixtures',
  'server',
  'test-results',
]);

/** One hash over everything that the build reads: sources, lockfile and the site's name and origin. */
export async function fingerprint(root: string): Promise<string> {
  const entries = await readdir(root, { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.') || NOT_BUILT_FROM.has(entry.name)) continue;
    const path = join(root, entry.name);
    if (entry.isFile()) files.push(path);
    else if (entry.isDirectory()) {
      const inside = await readdir(path, { recursive: true, withFileTypes: true });
      files.push(...inside.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name)));
    }
  }
  const sources = files.filter((path) => !/\.(test\.tsx?|md)$/.test(path)).sort();
  const hash = createHash('sha256').update(JSON.stringify(site));
  for (const path of sources) hash.update(relative(root, path)).update(await readFile(path));
  return hash.digest('hex');
}

const stampIn = (output: string) => join(output, '.built-from');

export async function isUpToDate(output: string, inputs: string): Promise<boolean> {
  return existsSync(stampIn(output)) && (await readFile(stampIn(output), 'utf8')) === inputs;
}

/** Written last, so that a build that was cut off is never taken for a whole one. */
export async function writeStamp(output: string, inputs: string): Promise<void> {
  await writeFile(stampIn(output), inputs);
}
