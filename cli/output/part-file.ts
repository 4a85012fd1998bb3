import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/*
 * A result is written with a temporary name and renamed when it is complete. However the command ends, it leaves either
 * the complete file or none. The name contains the process's id. The next process that writes to the folder removes the
 * parts of processes that have ended.
 */

const HOST = hostname().replace(/[^\w]/g, '_').slice(0, 40);
/** In a container every process may have the same id. */
const TOKEN = randomBytes(4).toString('hex');
const PART = /^\.picwright-(\w+)-(\d+)-([0-9a-f]{8})-\d+\.part$/;
/**
 * The age at which a part from another machine counts as abandoned. Its process cannot be checked, but writing takes
 * seconds.
 */
const LEFT_OVER_MS = 3_600_000;

let count = 0;
const underWay = new Set<string>();

/** For a signal that cannot wait. */
export function removePartsNow(): void {
  for (const path of underWay) rmSync(path, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isLeftOver(folder: string, name: string): Promise<boolean> {
  const [, host, pid, token] = PART.exec(name) ?? [];
  if (host === undefined || token === TOKEN) return false;
  if (host === HOST && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true;
  const stats = await stat(join(folder, name)).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > LEFT_OVER_MS;
}

/** Removes the parts of killed runs from a folder. */
export async function removeLeftOvers(folder: string): Promise<void> {
  for await (const { name } of await opendir(folder)) {
    if (await isLeftOver(folder, name)) await rm(join(folder, name), { force: true });
  }
}

const prepared = new Map<string, Promise<void>>();

/** Creates a folder and cleans it up, once per run. */
function prepare(folder: string): Promise<void> {
  const ready =
    prepared.get(folder) ??
    mkdir(folder, { recursive: true })
      .then(() => removeLeftOvers(folder))
      .catch((error: unknown) => {
        prepared.delete(folder);
        throw error;
      });
  prepared.set(folder, ready);
  return ready;
}

/** When a file was last read and changed, in milliseconds. */
export interface Dates {
  atimeMs: number;
  mtimeMs: number;
}

/** Options for replacing a file that may be the only copy. */
export interface Replacing {
  /** Permissions of the file. */
  mode: number;
  /** Called with the file's future state, before it gets its name. */
  beforeNamed: (state: { size: number; mtimeMs: number }) => Promise<void>;
}

/**
 * Writes a complete file or nothing.
 * @throws the system's error; then no part is left, and an earlier file is unchanged
 */
export async function writeWhole(
  path: string,
  bytes: Uint8Array,
  { dates, replacing }: { dates?: Dates; replacing?: Replacing } = {},
): Promise<void> {
  const folder = dirname(path);
  await prepare(folder);
  const part = join(folder, `.picwright-${HOST}-${process.pid}-${TOKEN}-${count++}.part`);
  underWay.add(part);
  try {
    if (replacing) {
      await fillSafely(part, bytes, replacing, dates);
      await rename(part, path);
      await syncFolder(folder);
    } else {
      // Synchronous calls take less time than queueing them in the threads that process pictures. After a power failure
      // the file is complete, missing or empty, and the next run makes it again.
      writeFileSync(part, bytes, { flag: 'wx' });
      if (dates) utimesSync(part, dates.atimeMs / 1000, dates.mtimeMs / 1000);
      renameSync(part, path);
    }
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    underWay.delete(part);
  }
}

/** Flushes the bytes to the disk before they replace the old file. */
async function fillSafely(
  part: string,
  bytes: Uint8Array,
  { mode, beforeNamed }: Replacing,
  dates: Dates | undefined,
): Promise<void> {
  await using handle = await open(part, 'wx');
  await handle.writeFile(bytes);
  await handle.chmod(mode);
  if (dates) await handle.utimes(dates.atimeMs / 1000, dates.mtimeMs / 1000);
  await handle.sync();
  await beforeNamed(await handle.stat());
}

/** Flushes the new name to the disk. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  try {
    await using handle = await open(folder, 'r');
    await handle.sync();
  } catch {
    // The file system does not support it.
  }
}
