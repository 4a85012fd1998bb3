import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UsageError } from '../exit-codes.ts';
import { fixedPart, IS_PATTERN } from './inputs.ts';

/** Files count as complete after this time without a change. */
const SETTLED_MS = 300;

/** The folder to watch for an argument: for a pattern its fixed part, with all subfolders. */
async function watched(typed: string, recursive: boolean): Promise<{ folder: string; recursive: boolean }> {
  const stats = await stat(typed).catch(() => undefined);
  if (stats?.isDirectory()) return { folder: typed, recursive };
  if (!stats && IS_PATTERN.test(typed)) return { folder: fixedPart(typed), recursive: true };
  return { folder: dirname(typed), recursive: false };
}

const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() === true;

/**
 * Yields once when all folders are watched, then after each change, as soon as nothing has changed for a moment.
 * @param wanted files, folders and patterns as typed
 * @throws {UsageError} for a folder that does not exist
 */
export async function* changes(
  wanted: readonly string[],
  { recursive, signal }: { recursive: boolean; signal: AbortSignal },
): AsyncGenerator<void> {
  let changed = false;
  let wake = () => {};
  const notice = () => {
    changed = true;
    wake();
  };
  const watchers: FSWatcher[] = [];
  try {
    for (const typed of wanted) {
      const at = await watched(typed, recursive);
      if (!(await isFolder(at.folder))) throw new UsageError(`--watch: there is no folder ${at.folder}`);

      // A deleted folder ends only its own watcher.
      watchers.push(watch(at.folder, { recursive: at.recursive }, notice).on('error', notice));
    }
    signal.addEventListener('abort', notice);
    if (!signal.aborted) yield;
    while (!signal.aborted) {
      if (!changed) await new Promise<void>((resolve) => (wake = resolve));
      while (changed && !signal.aborted) {
        changed = false;
        await setTimeout(SETTLED_MS);
      }
      if (!signal.aborted) yield;
    }
  } finally {
    signal.removeEventListener('abort', notice);
    for (const watcher of watchers) watcher.close();
  }
}
