import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Remembers the contents of the files that a check has passed, so that nothing is checked twice. A fresh clone remembers nothing,
 * so CI checks everything.
 */

/** A hash of the content of each file, by its path. */
export type Contents = Readonly<Record<string, string>>;

/** Where checks keep their records. `npm ci` empties it. */
export const CACHE = 'node_modules/.cache/picwright-checks';

/** All files that git tracks or does not ignore; undefined without git. */
export function contentsOf(root: string): Contents | undefined {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { status, stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) return undefined;
  const contents: Record<string, string> = {};
  for (const path of stdout.split('\0').filter(Boolean)) {
    try {
      contents[path] = createHash('sha1')
        .update(readFileSync(join(root, path)))
        .digest('base64');
    } catch {
      // Deleted, but not for git yet, or a link to a folder.
    }
  }
  return contents;
}

const recordOf = (root: string, check: string) => join(root, CACHE, `${check}.json`);

/** What the check has last passed; undefined if it never has. */
export function lastGreen(root: string, check: string): Contents | undefined {
  try {
    return JSON.parse(readFileSync(recordOf(root, check), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Records that the check has passed for these contents. */
export function recordGreen(root: string, check: string, contents: Contents | undefined): void {
  if (!contents) return;
  const record = recordOf(root, check);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(contents));
}

/** The paths that are new, have another content, or are gone. */
export function changedPaths(before: Contents, now: Contents): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...paths].filter((path) => before[path] !== now[path]).sort();
}

/** Whether nothing has changed since the check passed. */
export function isGreen(root: string, check: string, now: Contents | undefined): boolean {
  const before = lastGreen(root, check);
  return before !== undefined && now !== undefined && changedPaths(before, now).length === 0;
}
