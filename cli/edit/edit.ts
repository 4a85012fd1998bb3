import type { Stats } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  inspect,
  type MadeFile,
  made,
  type NotMade,
  removableIn,
  type Stated,
  statedIn,
} from '#engine/inspect/index.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { findInputs, type Input } from '../find/inputs.ts';
import type { Streams } from '../inspect.ts';
import { shownPath } from '../job.ts';
import { keepBeside } from '../output/backup.ts';
import { writeWhole } from '../output/part-file.ts';
import { printable } from '../report/printable.ts';
import { reasonOf, stopsAll } from '../system-errors.ts';
import { type EditSettings, readEdit } from './read-edit.ts';

/* `picwright edit`: files with other metadata and the same picture. */

/** The end of a file, as `--json` prints it. */
type Outcome = { file: string } & (
  | ({ status: 'done'; output: string; originalBytes: number; bytes: number; left: number } & Stated)
  | { status: 'failed'; message: string }
);

/** What files of a run share. */
interface Run {
  settings: EditSettings;
  /** All files, none of which is overwritten unless that was requested. */
  sources: ReadonlySet<string>;
  /** Results, with each one's source file. */
  written: Map<string, string>;
}

const REASONS: Readonly<Record<NotMade, string>> = {
  'takes-encode': 'only an encode removes its metadata: picwright FILE --metadata strip --out FOLDER',
  'cannot-write': 'its format, or this file, cannot hold what is written',
};

/** The path of a result. @throws for one that would replace another file */
function targetOf({ path, shown, relative }: Input, { settings: { destination }, sources, written }: Run): string {
  if (destination.kind === 'in-place') return path;
  const target = join(destination.folder, relative);
  if (target === path) throw new Error('the result would replace the original: use another --out, or --in-place');
  if (sources.has(target)) throw new Error(`the result would replace ${shownPath(target)}, which is an input too`);
  const other = written.get(target);
  if (other !== undefined) throw new Error(`the result would replace that of ${other}: process them separately`);
  written.set(target, shown);
  return target;
}

/** A camera's date in this machine's time zone, in milliseconds. */
function timeOf(stated: Stated): number | undefined {
  const time = stated.taken === undefined ? Number.NaN : Date.parse(stated.taken);
  return Number.isNaN(time) ? undefined : time;
}

/** @throws an error for the file alone */
async function resultOf(bytes: Uint8Array<ArrayBuffer>, { removal, changes }: EditSettings): Promise<MadeFile> {
  const inspection = await inspect(bytes);
  if (!inspection) throw new Error('not a picture');
  const result = await made({ bytes, inspection }, { removal, changes });
  if (typeof result === 'string') throw new Error(REASONS[result]);
  return result;
}

async function write(
  target: string,
  bytes: Uint8Array,
  { stats, mtimeMs }: { stats: Stats; mtimeMs: number },
  { destination }: EditSettings,
): Promise<void> {
  const { mode, atimeMs } = stats;
  await writeWhole(target, bytes, {
    dates: { atimeMs, mtimeMs },
    ...(destination.kind === 'in-place' && {
      replacing: {
        mode,
        beforeNamed: async () => {
          if (destination.backup) await keepBeside(target);
        },
      },
    }),
  });
}

async function edited(input: Input, run: Run): Promise<Outcome> {
  const { settings } = run;
  // A link's target is replaced.
  const path = settings.destination.kind === 'in-place' ? await realpath(input.path) : input.path;
  const stats = await stat(path);
  if (!stats.isFile()) throw new Error('this is not a regular file');
  const bytes = new Uint8Array(await readFile(path));
  const result = await resultOf(bytes, settings);
  const stated = statedIn(result.left.tags);
  const target = targetOf({ ...input, path }, run);
  const mtimeMs = (settings.datesFiles ? timeOf(stated) : undefined) ?? stats.mtimeMs;
  const isSame = Buffer.compare(result.bytes, bytes) === 0 && mtimeMs === stats.mtimeMs;
  if (target !== path || !isSame) await write(target, result.bytes, { stats, mtimeMs }, settings);
  return {
    file: input.shown,
    status: 'done',
    output: shownPath(target),
    originalBytes: bytes.length,
    bytes: result.bytes.length,
    left: removableIn(result.left),
    ...stated,
  };
}

/** What a file states now, in one line. */
function lineOf(outcome: Outcome): string {
  if (outcome.status === 'failed') return `${outcome.file}: ${outcome.message}`;
  const { file, output, left, taken, author, copyright, caption, keywords, dpi } = outcome;
  const facts = Object.entries({ taken, author, copyright, caption, keywords, dpi });
  const texts = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  return `${file} → ${output}: ${[...texts, `${left} removable`].join(', ')}`;
}

/**
 * Writes and removes metadata of files.
 * @param args after `edit`
 * @returns the exit code
 * @throws {UsageError}
 */
export async function editFiles(args: readonly string[], { out, err }: Streams, signal: AbortSignal): Promise<number> {
  const settings = readEdit(args, out);
  if (!settings) return EXIT_CODES.done.code;
  const { wanted, recursive, destination, isJson } = settings;
  const except = destination.kind === 'folder' ? destination.folder : undefined;
  const { inputs, notFound } = await findInputs(wanted, { recursive, except });
  const run: Run = { settings, sources: new Set(inputs.map(({ path }) => path)), written: new Map() };
  let failed = 0;
  const tell = (outcome: Outcome) => {
    if (outcome.status === 'failed') failed++;
    if (isJson) out(`${JSON.stringify(outcome)}\n`);
    else (outcome.status === 'failed' ? err : out)(`${printable(lineOf(outcome))}\n`);
  };
  for (const { shown, message } of notFound) tell({ file: shown, status: 'failed', message });
  for (const input of inputs) {
    if (signal.aborted) break;
    try {
      tell(await edited(input, run));
    } catch (error) {
      tell({ file: input.shown, status: 'failed', message: reasonOf(error) });
      if (stopsAll(error)) return EXIT_CODES.brokenOff.code;
    }
  }
  if (inputs.length === 0) return EXIT_CODES.nothingFound.code;
  return failed > 0 ? EXIT_CODES.someFailed.code : EXIT_CODES.done.code;
}
