import { setFlagsFromString } from 'node:v8';
import { createEngine, type Engine, isImageError } from '#engine';
import { chooseBackend } from './backend.ts';
import { BrokenOff, EXIT_CODES } from './exit-codes.ts';
import { findInputs, type Input } from './find/inputs.ts';
import { isInShard } from './find/shard.ts';
import { type Workshop, workOn } from './job.ts';
import { type Named, nameAll, partResults } from './naming.ts';
import { Ledgers } from './output/ledger.ts';
import { stampOf } from './output/stamp.ts';
import { Tally } from './report/outcome.ts';
import type { Reporter } from './report/reporter.ts';
import type { Settings } from './settings.ts';
import { isSystemError, reasonOf } from './system-errors.ts';

/** Decoded pixels of all jobs together: a photo of forty megapixels in each. */
const PIXELS_A_JOB = 40e6;
const LEAST_PIXELS = 150e6;
/** Files that are read or written while all workers work. */
const AHEAD = 1;

/** An engine with as many workers as there are jobs. */
export async function startEngine({ backend, jobs }: Settings): Promise<Engine> {
  return createEngine({
    workers: jobs,
    pixelBudget: Math.max(LEAST_PIXELS, jobs * PIXELS_A_JOB),
    backend: await chooseBackend(backend),
  });
}

/** What makes results the same: they are made anew when it changes. */
const settingsText = ({ recipeText, backend }: Settings) => `${recipeText} ${backend}`.trim();

/**
 * Works on everything that was named.
 * @returns what the command ends with
 * @throws {UsageError}
 */
export async function runFiles(settings: Settings, reporter: Reporter, signal: AbortSignal): Promise<number> {
  const { destination, root, recursive, shard } = settings;
  const folder = destination.kind === 'folder' ? destination.folder : undefined;
  const found = await findInputs(settings.wanted, { recursive, root, except: folder });
  const tally = new Tally();
  const tell = (outcome: Parameters<Reporter['file']>[0]) => {
    tally.add(outcome);
    reporter.file(outcome);
  };
  const { originals, results } = partResults(found.inputs, settings);
  const named = nameAll(originals, settings);
  const isMine = ({ relative }: Input) => !shard || isInShard(relative, shard);
  const mine = named.filter(isMine);
  for (const { shown } of results.filter(isMine)) tell({ file: shown, status: 'skipped', why: 'result' });
  for (const { shown, message } of found.notFound) tell({ file: shown, status: 'failed', code: 'not-found', message });
  if (named.length === 0) {
    if (found.notFound.length === 0) reporter.problem('There is no picture in what was named. Folders below take -r');
    reporter.end(tally.summary());
    return EXIT_CODES.nothingFound.code;
  }

  await using engine = await startEngine(settings);
  const since = folder === undefined ? 0 : await sinceWhen(folder, settings);
  const shop: Workshop = {
    ...{ engine, settings, since, signal },
    ledgers: destination.kind === 'in-place' ? new Ledgers(settingsText(settings), !settings.dryRun) : undefined,
    sources: new Set(destination.kind === 'in-place' ? [] : originals.map(({ path }) => path)),
    written: new Map(),
  };
  reporter.start(mine.length);
  const broken = await workOnAll(mine, shop, tell);
  const summary = tally.summary(signal.aborted);
  if (broken) reporter.problem(`Broken off: ${broken.message}`);
  reporter.end(summary);
  if (broken) return EXIT_CODES.brokenOff.code;
  return summary.failed > 0 ? EXIT_CODES.someFailed.code : EXIT_CODES.done.code;
}

async function sinceWhen(folder: string, settings: Settings): Promise<number> {
  try {
    return await stampOf(folder, settingsText(settings), !settings.dryRun);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new BrokenOff(`${folder} cannot be written to: ${reasonOf(error)}`);
  }
}

/**
 * For when the first file is done, and all has started that takes room. From then on the part of the heap for new objects would
 * double again and again with the number of files, up to 128 MB, and gain nothing.
 */
const keepHeapAsItIs = () => setFlagsFromString('--semi-space-growth-factor=1');

/** @returns what broke it off, where something did */
async function workOnAll(
  files: readonly Named[],
  shop: Workshop,
  tell: Reporter['file'],
): Promise<BrokenOff | undefined> {
  const { signal, settings } = shop;
  let broken: BrokenOff | undefined;
  let next = 0;
  let isFirst = true;
  const lane = async () => {
    for (;;) {
      const file = files[next];
      if (!file || broken || signal.aborted) return;
      next += 1;
      try {
        tell(await workOn(file, shop));
        if (isFirst) keepHeapAsItIs();
        isFirst = false;
      } catch (error) {
        if (error instanceof BrokenOff) broken ??= error;
        else if (!(isImageError(error) && error.code === 'cancelled')) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: settings.jobs + AHEAD }, lane));
  return broken;
}
