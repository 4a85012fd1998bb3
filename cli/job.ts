import type { Stats } from 'node:fs';
import { open, readFile, realpath, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import {
  type Engine,
  FORMATS,
  type Format,
  formatOf,
  formatOfBytes,
  type ImageErrorCode,
  isImageError,
  plan,
  type Recipe,
  type Result,
  type Size,
} from '#engine';
import { checkExact } from '#engine/explained.ts';
import { recipeFor } from './crop.ts';
import { BrokenOff } from './exit-codes.ts';
import { FileInMemory } from './file-in-memory.ts';
import { carriesExtension, type Named, needsSize, resultPath, targetOf } from './naming.ts';
import { keepBeside } from './output/backup.ts';
import type { Ledger, Ledgers } from './output/ledger.ts';
import { writeWhole } from './output/part-file.ts';
import type { Outcome } from './report/outcome.ts';
import { errorWords } from './report/words.ts';
import type { Settings } from './settings.ts';
import { isSystemError, reasonOf, stopsAll } from './system-errors.ts';

/** What all jobs of a run share. */
export interface Workshop {
  engine: Engine;
  settings: Settings;
  /** The time from which results in the folder have these settings, in milliseconds; infinite without results. */
  since: number;
  ledgers: Ledgers | undefined;
  /** All files to process. None is overwritten unless that was requested. */
  sources: ReadonlySet<string>;
  /** Results of this run, with each one's source file. */
  written: Map<string, string>;
  signal: AbortSignal;
}

const HEAD_BYTES = 4096;
/** FAT stores modification times in steps of two seconds. */
const DATE_PRECISION_MS = 2000;

async function headOf(path: string): Promise<Uint8Array> {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

/**
 * The possible formats of a result: the requested one, compression's alternatives, and the file's own if it may stay.
 */
function possibleFormats(own: Format, { output }: Recipe): Format[] {
  const wanted = output.format === 'same' ? formatOf(own.rewrittenAs ?? own.id) : FORMATS[output.format];
  if (output.aim === 'encode') return [wanted];
  return [wanted, ...(wanted.exchangedFor ? [formatOf(wanted.exchangedFor)] : []), own];
}

/** An earlier run's result, if it is complete, newer than its file and has the same settings. */
async function findDone(named: Named, sourceTime: number, workshop: Workshop): Promise<string | undefined> {
  const { settings, since, engine } = workshop;
  if (since === Number.POSITIVE_INFINITY) return undefined;
  const own = formatOfBytes(await headOf(named.path));
  if (!own) return undefined;
  let size = { width: 0, height: 0 };
  if (needsSize(settings.template)) {
    const probe = await engine.probe(new Blob([await readFile(named.path)]), { signal: workshop.signal });
    size = plan(probe, recipeFor(probe, settings));
  }
  return findResult(named, { own, recipe: settings.recipe, size, sourceTime }, workshop);
}

/** The facts about a file that its result's name and validity depend on. */
interface Sought {
  own: Format;
  recipe: Recipe;
  /** The planned size. */
  size: Size;
  sourceTime: number;
}

async function findResult(
  named: Named,
  { own, recipe, size, sourceTime }: Sought,
  { settings, since }: Workshop,
): Promise<string | undefined> {
  for (const format of possibleFormats(own, recipe)) {
    const path = resultPath(named, settings.template, { ...size, format });
    if (path === named.path) continue;
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile() || stats.size === 0) continue;
    // A result has its file's modification time. Its inode's change time shows when it was written.
    const isOfThisFile = Math.abs(stats.mtimeMs - sourceTime) <= DATE_PRECISION_MS;
    if (isOfThisFile && stats.ctimeMs >= Math.max(sourceTime, since)) return path;
  }
  return undefined;
}

/** The path to show: relative to the current folder, or absolute outside it. */
export function shownPath(path: string): string {
  const below = relative(process.cwd(), path);
  return below.startsWith('..') || below === '' ? path : below;
}

export const failed = (file: string, code: string, message: string): Outcome => ({
  file,
  status: 'failed',
  code,
  message,
});

/** What else has the path: the file itself, another one, or another file's result. */
function takenBy(path: string, named: Named, { sources, written }: Workshop): string | undefined {
  if (path === named.path) return 'the result would replace the original: use --out, --suffix or --in-place';
  if (sources.has(path)) return `the result would replace ${shownPath(path)}, which is an input too`;
  const other = written.get(path);
  return other === undefined ? undefined : clash(other);
}

const clash = (other: string) =>
  `the result would replace that of ${other}: process them separately, or use a --root above both`;

/**
 * Processes one file, from its bytes to its results' names. An error of the file is its outcome.
 * @param tell receives the outcome of each result
 * @throws {BrokenOff} for an error that would affect every other file too
 * @throws {ImageError} `cancelled`
 */
export async function workOn(named: Named, workshop: Workshop, tell: (outcome: Outcome) => void): Promise<void> {
  try {
    if (workshop.settings.several) await attemptSeveral(named, workshop.settings.several, workshop, tell);
    else tell(await attempt(named, workshop));
  } catch (error) {
    tell(failureOf(named, error));
  }
}

/** A file or a pipe without a byte. */
export const emptyOutcome = (file: string): Outcome => failed(file, 'unreadable', 'the file is empty');

/** Errors that every other file has too. */
const CONCERNS_ALL: ReadonlySet<ImageErrorCode> = new Set([
  'engine-unavailable',
  'watermark-missing',
  'watermark-differs',
  'watermark-unreadable',
]);

/**
 * The outcome of an error for its file.
 * @throws {BrokenOff} for an error that would affect every other file too
 * @throws {ImageError} `cancelled`
 */
export function failureOf({ shown, path }: { shown: string; path?: string }, error: unknown): Outcome {
  if (isImageError(error)) {
    if (error.code === 'cancelled') throw error;
    if (CONCERNS_ALL.has(error.code)) throw new BrokenOff(errorWords(error));
    return failed(shown, error.code, errorWords(error));
  }
  // A bug here or in a library: the other files continue.
  if (!isSystemError(error)) return failed(shown, 'internal', String(error));
  if (stopsAll(error)) throw new BrokenOff(`${shown}: ${reasonOf(error)}`);
  const where = path && error.path && error.path !== path ? ` (${shownPath(error.path)})` : '';
  return failed(shown, error.code ?? 'system', `${reasonOf(error)}${where}`);
}

async function attempt(named: Named, workshop: Workshop): Promise<Outcome> {
  const { settings, ledgers } = workshop;
  const { shown: file } = named;
  const inPlace = settings.destination.kind === 'in-place';
  if (named.clashesWith) return failed(file, 'name-taken', clash(named.clashesWith));
  // A link's target is replaced.
  const path = inPlace ? await realpath(named.path) : named.path;
  const stats = await stat(path);
  if (!stats.isFile()) return failed(file, 'not-a-file', 'this is not a regular file; use - for a pipe');
  if (stats.size === 0) return emptyOutcome(file);
  const ledger = await ledgers?.of(path);
  if (!settings.force) {
    if (ledger?.has(path, stats)) return { file, status: 'skipped', why: 'done-before' };
    const there = inPlace ? undefined : await findDone(named, stats.mtimeMs, workshop);
    if (there) return { file, status: 'skipped', why: 'there', output: shownPath(there) };
  }
  const source = await FileInMemory.read(path, stats.size);
  const outcome = await make(named, source, { path, stats, ledger }, workshop);
  // Only here: after a failure, other work may still be reading the bytes.
  source.letGo();
  return outcome;
}

/** Makes every result of a file of one decode. */
async function attemptSeveral(
  named: Named,
  several: readonly Recipe[],
  workshop: Workshop,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const { settings, engine, signal, since } = workshop;
  const { watermarks } = settings;
  const { shown: file, path } = named;
  if (named.clashesWith) return tell(failed(file, 'name-taken', clash(named.clashesWith)));
  const stats = await stat(path);
  if (!stats.isFile()) return tell(failed(file, 'not-a-file', 'this is not a regular file'));
  if (stats.size === 0) return tell(emptyOutcome(file));
  const source = await FileInMemory.read(path, stats.size);
  const probe = await engine.probe(source, { signal });
  const recipes: Recipe[] = [];
  const seen = new Set<string>();
  for (const each of several) {
    const recipe = recipeFor(probe, { recipe: each, crop: settings.crop });
    const { width, height, format } = plan(probe, recipe);
    const key = `${width} ${height} ${format}`;
    const isNew = !seen.has(key);
    seen.add(key);
    const sought = { own: formatOf(probe.format), recipe, size: { width, height }, sourceTime: stats.mtimeMs };
    const mayBeThere = isNew && !settings.force && since !== Number.POSITIVE_INFINITY;
    const there = mayBeThere ? await findResult(named, sought, workshop) : undefined;
    if (!isNew) tell({ file, status: 'skipped', why: 'same-size' });
    else if (there) tell({ file, status: 'skipped', why: 'there', output: shownPath(there) });
    else recipes.push(recipe);
  }
  for await (const { result } of engine.runAll(source, recipes, { signal, watermarks })) {
    tell(await finish(named, result, { path, stats, ledger: undefined, from: probe }, workshop));
  }
  source.letGo();
}

/** The file's state before it was read. */
interface Place {
  /** Its path; its target behind all links if it is replaced. */
  path: string;
  stats: Stats;
  ledger: Ledger | undefined;
  /** Its picture's size, if the report needs it. */
  from?: Size | undefined;
}

/** The names of results are made from their files' names. */
const isNamedAfter = ({ destination: { kind } }: Settings) => kind === 'folder' || kind === 'beside';

/** Makes the result and, except in a dry run, writes it with its name. */
async function make(named: Named, source: File, place: Place, workshop: Workshop): Promise<Outcome> {
  const { settings, engine, signal } = workshop;
  const probe = settings.dryRun || settings.crop ? await engine.probe(source, { signal }) : undefined;
  const recipe = probe ? recipeFor(probe, settings) : settings.recipe;
  const result = await engine.run(source, recipe, { signal, watermarks: settings.watermarks });
  const outcome =
    settings.destination.kind === 'in-place' && (await withoutChange(named, result, source, place, workshop));
  return outcome || finish(named, result, { ...place, from: probe }, workshop);
}

/** The outcome of a file that cannot or need not be replaced. */
async function withoutChange(
  { shown: file }: Named,
  result: Result,
  source: File,
  { path, ledger }: Place,
  { settings }: Workshop,
): Promise<Outcome | undefined> {
  const own = formatOfBytes(new Uint8Array(await source.slice(0, HEAD_BYTES).arrayBuffer()));
  if (own?.id !== result.format) {
    return failed(
      file,
      'other-format',
      `the result would be a ${formatOf(result.format).label}, which does not fit the name`,
    );
  }
  if (isLeft(result) && result.bytes === result.originalBytes) {
    if (!settings.dryRun) await ledger?.addAsItIs(path);
    return { file, status: 'skipped', why: 'as-it-is' };
  }
  return undefined;
}

/** Writes a result with its name, except in a dry run. */
async function finish(
  named: Named,
  result: Result,
  { path, stats, ledger, from }: Place,
  workshop: Workshop,
): Promise<Outcome> {
  const { settings } = workshop;
  const { destination } = settings;
  const { shown: file } = named;
  const inPlace = destination.kind === 'in-place';
  checkExact(result, settings.recipe.output);
  const sizes = { originalBytes: result.originalBytes, bytes: result.bytes };
  if (savesTooLittle(result, settings)) return { file, status: 'skipped', why: 'savings', ...sizes };

  const facts = { format: formatOf(result.format), width: result.width, height: result.height };
  const target = inPlace ? path : targetOf(named, settings, facts);
  const taken = inPlace ? undefined : takenBy(target, named, workshop);
  if (taken) return failed(file, 'name-taken', taken);
  workshop.written.set(target, file);
  if (from && settings.dryRun) return plannedOutcome(file, shownPath(target), result, from);
  await writeWhole(target, new Uint8Array(await result.blob.arrayBuffer()), {
    dates: stats,
    ...(inPlace && {
      replacing: {
        mode: stats.mode,
        beforeNamed: async (state) => {
          if (destination.backup) await keepBeside(path);
          await ledger?.add(path, state);
        },
      },
    }),
  });
  return doneOutcome(file, shownPath(target), result, isNamedAfter(settings) && carriesExtension(named, facts.format));
}

/** Whether a result differs from its file but saves too little to be written. */
function savesTooLittle(result: Result, { recipe, skipLarger }: Settings): boolean {
  const { bytes, originalBytes } = result;
  if (isLeft(result)) return false;
  const least = recipe.output.minSavings ?? (skipLarger ? 0 : Number.NEGATIVE_INFINITY);
  return 1 - bytes / originalBytes < least;
}

const isLeft = ({ notes }: Result) => notes.some(({ code }) => code === 'left-as-it-is');

/** The expected result, for the report of a dry run. */
export function plannedOutcome(file: string, output: string, result: Result, from: Size): Outcome {
  const { originalBytes, bytes, format, width, height, notes } = result;
  return {
    file,
    status: 'planned',
    output,
    originalBytes,
    bytes,
    format,
    width,
    height,
    notes,
    from: { width: from.width, height: from.height },
    losses: result.plan.losses,
  };
}

/** The facts about a result, for the report. */
export function doneOutcome(file: string, output: string, result: Result, renamed: boolean): Outcome {
  const { originalBytes, bytes, format, width, height, quality, score, backend, notes } = result;
  return {
    file,
    status: 'done',
    output,
    originalBytes,
    bytes,
    format,
    width,
    height,
    backend,
    notes,
    renamed,
    ...(quality !== undefined && { quality }),
    ...(score !== undefined && { score }),
    losses: result.plan.losses,
  };
}
