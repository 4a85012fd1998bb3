import { stat } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { type Engine, formatOf, isImageError } from '#engine';
import { BrokenOff, EXIT_CODES, UsageError } from './exit-codes.ts';
import { findInputs, type Input } from './find/inputs.ts';
import { isInShard } from './find/shard.ts';
import { shownPath, type Workshop, workOn } from './job.ts';
import { type Named, nameAll, partResults } from './naming.ts';
import { Ledgers } from './output/ledger.ts';
import { stampOf } from './output/stamp.ts';
import { type Outcome, Tally } from './report/outcome.ts';
import type { Reporter } from './report/reporter.ts';
import type { Settings } from './settings.ts';
import { isSystemError, reasonOf } from './system-errors.ts';
import { runTogether } from './together.ts';

/**
 * The number of files that are read or written while all workers are busy. With several results per file each worker keeps the
 * pixels of its file, so there is none.
 */
const AHEAD = 1;

/** Results with another text are outdated. */
const settingsText = ({ recipeText, backend }: Settings) => `${recipeText} ${backend}`.trim();

/** What the passes of a run share. With `--watch` there are several. */
export interface Run {
  settings: Settings;
  reporter: Reporter;
  signal: AbortSignal;
  /** Started with the first file. */
  engine(): Promise<Engine>;
  /** With `--watch`, the size and time of each file when it was last processed. */
  seen: Map<string, string> | undefined;
  /** Later passes do not repeat what the first one reported. */
  isFirst: boolean;
}

/** Whether a file is new or has changed since it was last seen. */
async function isNews({ path }: Input, seen: Map<string, string>): Promise<boolean> {
  const state = await stat(path).then(
    ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
    () => 'gone',
  );
  const isNew = seen.get(path) !== state;
  seen.set(path, state);
  return isNew;
}

/** Processes all files once; with `--watch`, new and changed ones. */
export async function pass(run: Run): Promise<number> {
  const { settings, reporter, signal, seen, isFirst } = run;
  const { destination, root, recursive } = settings;
  const together = settings.recipe.output.pages === 'one';
  const folder = destination.kind === 'folder' ? destination.folder : undefined;
  const found = await findInputs(settings.wanted, { recursive, root, except: folder, asTyped: together });
  const tally = new Tally();
  const tell = (outcome: Outcome) => {
    tally.add(outcome);
    // An earlier pass has reported files that a later one skips.
    if (isFirst || outcome.status !== 'skipped') reporter.file(outcome);
  };
  const { originals, results } = partResults(found.inputs.filter(isNoResult(settings)), settings);
  const news = new Set<Input>();
  for (const input of originals) if (!seen || (await isNews(input, seen))) news.add(input);
  if (isFirst) {
    for (const { shown } of results.filter((input) => isMine(input, settings))) {
      tell({ file: shown, status: 'skipped', why: 'result' });
    }
    for (const { shown, message } of found.notFound)
      tell({ file: shown, status: 'failed', code: 'not-found', message });
  } else if (news.size === 0) return EXIT_CODES.done.code;
  if (originals.length === 0) {
    if (found.notFound.length === 0 && !seen) reporter.problem('No pictures found. Subfolders need -r');
    if (!seen) reporter.end(tally.summary());
    return EXIT_CODES.nothingFound.code;
  }
  try {
    checkCount(settings, originals.length);
  } catch (error) {
    // A watch goes on, since the other picture may be removed.
    if (isFirst || !(error instanceof UsageError)) throw error;
    reporter.problem(error.message);
    return EXIT_CODES.usage.code;
  }
  const work = together ? await workTogether(originals, run, tell) : await workApart({ originals, news }, run, tell);
  const summary = tally.summary(signal.aborted);
  if (work) reporter.problem(`Stopped: ${work.message}`);
  if (isFirst || summary.done + summary.failed + summary.planned > 0) reporter.end(summary);
  if (work) return EXIT_CODES.brokenOff.code;
  return summary.failed > 0 ? EXIT_CODES.someFailed.code : EXIT_CODES.done.code;
}

/** The single output file is not an input of the next run, unless it is named. */
const isNoResult =
  ({ destination, wanted }: Settings) =>
  ({ path, shown }: Input) =>
    destination.kind !== 'file' || path !== destination.path || wanted.includes(shown);

const isMine = ({ relative }: Input, { shard }: Settings) => !shard || isInShard(relative, shard);

/** @throws {UsageError} if several pictures would go into one file */
function checkCount({ destination, recipe }: Settings, count: number): void {
  if (destination.kind !== 'file' || count === 1 || recipe.output.pages === 'one') return;
  const binds = formatOf(destination.format).binds ? ', or --pages one to bind them' : '';
  throw new UsageError(
    `--out ${shownPath(destination.path)}: this names one file, but there are ${count} pictures. Name a folder${binds}`,
  );
}

/** Processes several pictures into one file. @returns the error that ended it, if there was one */
async function workTogether(
  inputs: readonly Input[],
  run: Run,
  tell: Reporter['file'],
): Promise<BrokenOff | undefined> {
  const { settings, reporter, signal } = run;
  reporter.start(1);
  try {
    for (const outcome of await runTogether(inputs, settings, { engine: await run.engine(), signal })) tell(outcome);
    return undefined;
  } catch (error) {
    if (error instanceof BrokenOff) return error;
    if (isImageError(error) && error.code === 'cancelled') return undefined;
    throw error;
  }
}

/** Makes a result for each file. @returns the error that ended it, if there was one */
async function workApart(
  { originals, news }: { originals: readonly Input[]; news: ReadonlySet<Input> },
  run: Run,
  tell: Reporter['file'],
): Promise<BrokenOff | undefined> {
  const { settings, reporter, signal } = run;
  const { destination } = settings;
  // Names depend on all files, even if only some are processed.
  const named = nameAll(originals, settings);
  const mine = named.filter((input, i) => isMine(input, settings) && news.has(originals[i] as Input));
  const workshop: Workshop = {
    engine: await run.engine(),
    settings,
    signal,
    since: await sinceWhen(settings),
    ledgers: destination.kind === 'in-place' ? new Ledgers(settingsText(settings), !settings.dryRun) : undefined,
    sources: new Set(destination.kind === 'in-place' ? [] : originals.map(({ path }) => path)),
    written: new Map(),
  };
  reporter.start(mine.length * (settings.several?.length ?? 1));
  return workOnAll(mine, workshop, tell);
}

/**
 * The time from which results have these settings; for a folder, its stamp's. A single named file is always written
 * again.
 */
async function sinceWhen(settings: Settings): Promise<number> {
  const { destination, dryRun } = settings;
  if (destination.kind === 'file') return Number.POSITIVE_INFINITY;
  if (destination.kind !== 'folder') return 0;
  const { folder } = destination;
  try {
    return await stampOf(folder, settingsText(settings), !dryRun);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new BrokenOff(`${folder} cannot be written to: ${reasonOf(error)}`);
  }
}

/**
 * Limits the heap once the first file is done and everything large has started. Otherwise V8 would double the young
 * generation again and again with the number of files, up to 128 MB, without a benefit.
 */
const keepHeapAsItIs = () => setFlagsFromString('--semi-space-growth-factor=1');

/** @returns the error that ended it, if there was one */
async function workOnAll(
  files: readonly Named[],
  workshop: Workshop,
  tell: Reporter['file'],
): Promise<BrokenOff | undefined> {
  const { signal, settings } = workshop;
  let broken: BrokenOff | undefined;
  let next = 0;
  let isFirst = true;
  const lane = async () => {
    for (;;) {
      const file = files[next];
      if (!file || broken || signal.aborted) return;
      next += 1;
      try {
        await workOn(file, workshop, tell);
        if (isFirst) keepHeapAsItIs();
        isFirst = false;
      } catch (error) {
        if (error instanceof BrokenOff) broken ??= error;
        else if (!(isImageError(error) && error.code === 'cancelled')) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: settings.jobs + (settings.several ? 0 : AHEAD) }, lane));
  return broken;
}
