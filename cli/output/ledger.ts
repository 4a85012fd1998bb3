import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeWhole } from './part-file.ts';
import { STAMP_NAME } from './stamp.ts';

/*
 * In place, a result takes its original's name, so nothing shows that it is done, and processing it again would lose
 * quality again. Therefore each folder has a list of its results by size and time, which are those of the file that is
 * about to get its name. The line is written before, and means nothing until the file has its name.
 */

interface Entry {
  name: string;
  size: number;
  mtimeMs: number;
}

export type FileState = Pick<Entry, 'size' | 'mtimeMs'>;

export class Ledger {
  readonly #path: string;
  readonly #done: Map<string, FileState>;

  private constructor(path: string, done: Map<string, FileState>) {
    this.#path = path;
    this.#done = done;
  }

  /** @param settings results with other settings count as not done; with `write` they are dropped from the file */
  static async open(folder: string, settings: string, write: boolean): Promise<Ledger> {
    const path = join(folder, STAMP_NAME);
    const head = JSON.stringify({ settings });
    const text = await readFile(path, 'utf8').catch(() => undefined);
    const [first, ...lines] = text?.split('\n') ?? [];
    if (first === head) return new Ledger(path, new Map(lines.flatMap(entryOf)));
    if (!write) return new Ledger(path, new Map());
    if (text !== undefined) await writeWhole(path, Buffer.from(head));
    // If another process has just created it, its lines stay.
    else await writeFile(path, head, { flag: 'wx' }).catch(() => {});
    return new Ledger(path, new Map());
  }

  has(path: string, { size, mtimeMs }: FileState): boolean {
    const entry = this.#done.get(basename(path));
    return entry?.size === size && entry.mtimeMs === mtimeMs;
  }

  async add(path: string, { size, mtimeMs }: FileState): Promise<void> {
    const entry: Entry = { name: basename(path), size, mtimeMs };
    // The line break comes first: after a line that a kill has truncated, it starts a new one.
    await appendFile(this.#path, `\n${JSON.stringify(entry)}`);
    this.#done.set(entry.name, entry);
  }

  async addAsItIs(path: string): Promise<void> {
    await this.add(path, await stat(path));
  }
}

function entryOf(line: string): [string, FileState][] {
  try {
    const { name, size, mtimeMs } = JSON.parse(line) as Entry;
    return [[name, { size, mtimeMs }]];
  } catch {
    // Truncated by a kill.
    return [];
  }
}

/** The ledgers of a run, one per folder. */
export class Ledgers {
  readonly #opened = new Map<string, Promise<Ledger>>();
  readonly #settings: string;
  readonly #write: boolean;

  constructor(settings: string, write: boolean) {
    this.#settings = settings;
    this.#write = write;
  }

  of(path: string): Promise<Ledger> {
    const folder = dirname(path);
    const ledger = this.#opened.get(folder) ?? Ledger.open(folder, this.#settings, this.#write);
    this.#opened.set(folder, ledger);
    return ledger;
  }
}
