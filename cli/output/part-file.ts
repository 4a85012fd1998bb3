import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/*
 * A result is written under a name of its own and renamed when it is whole, so that whatever ends the command leaves either
 * the whole file or none. The name contains its process. The next process that writes into the folder removes the parts of processes
 * that have ended.
 */

const HOST = hostname().replace(/[^\w]/g, '_').slice(0, 40);
/** In a container every process may have the same number. */
const TOKEN = randomBytes(4).toString('hex');
const PART = /^\.picwright-(\w+)-(\d+)-([0-9a-f]{8})-\d+\.part$/;
/** The age at which a part of another machine's process counts as abandoned. Its process cannot be checked, but writing takes seconds. */
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
    // It is another user's.
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

/** Removes what earlier runs that were killed have left in a folder. */
export async function removeLeftOvers(folder: string): Promise<void> {
  for await (const { name } of await opendir(folder)) {
    if (await isLeftOver(folder, name)) await rm(join(folder, name), { force: true });
  }
}

const prepared = new Map<string, Promise<void>>();

/** Makes a folder and tidies it, once a run. */
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

/** What takes the place of a file that may be the only copy. */
export interface Replacing {
  /** Permissions of the file. */
  mode: number;
  /** Called with the file's state as it will be, before it has its name. */
  beforeNamed: (state: { size: number; mtimeMs: number }) => Promise<void>;
}

/**
 * Writes a file whole or not at all.
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
      // At once: synchronous calls take less time than queueing them in the threads that process pictures. After a power cut
      // the file is whole, missing or empty, and the next run makes it again.
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

/** The bytes are on the disk before the old file's name is theirs. */
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

/** The new name itself is on the disk; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(folder, 'r');
    await handle.sync();
  } catch {
    // What the file system does not offer cannot be had.
  } finally {
    await handle?.close();
  }
}
