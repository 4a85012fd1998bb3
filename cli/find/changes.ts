import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fixedPart, IS_PATTERN } from './inputs.ts';

/** So long nothing may happen before files count as written to their end. */
const SETTLED_MS = 300;

/** The folder to watch for what was typed; of a pattern the part that is fixed, with all below it. */
async function watched(typed: string, recursive: boolean): Promise<{ folder: string; recursive: boolean }> {
  const stats = await stat(typed).catch(() => undefined);
  if (stats?.isDirectory()) return { folder: typed, recursive };
  if (!stats && IS_PATTERN.test(typed)) return { folder: fixedPart(typed), recursive: true };
  return { folder: dirname(typed), recursive: false };
}

/**
 * Comes back each time that something has changed where files are, and has come to rest.
 * @param wanted files, folders and patterns as they were typed
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

      // A folder that goes away ends its watcher alone.
      watchers.push(watch(at.folder, { recursive: at.recursive }, notice).on('error', notice));
    }
    signal.addEventListener('abort', notice);
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
