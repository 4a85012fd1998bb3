import { createEngine, type Engine } from '#engine';
import { chooseBackend } from './backend.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { changes } from './find/changes.ts';
import { pass } from './pass.ts';
import type { Reporter } from './report/reporter.ts';
import type { Settings } from './settings.ts';

/** Decoded pixels per job: a photo of 40 megapixels. */
const PIXELS_PER_JOB = 40e6;
const LEAST_PIXELS = 150e6;

/** An engine with as many workers as there are jobs. */
export async function startEngine({ backend, jobs, readIncomplete }: Settings): Promise<Engine> {
  return createEngine({
    workers: jobs,
    pixelBudget: Math.max(LEAST_PIXELS, jobs * PIXELS_PER_JOB),
    backend: await chooseBackend(backend),
    readIncomplete,
  });
}

/**
 * Processes all files, and with `--watch` every later change.
 * @returns the exit code
 * @throws {UsageError}
 */
export async function runFiles(settings: Settings, reporter: Reporter, signal: AbortSignal): Promise<number> {
  let started: Promise<Engine> | undefined;
  const engine = () => {
    started ??= startEngine(settings);
    return started;
  };
  const run = { settings, reporter, signal, engine, seen: settings.watch ? new Map<string, string>() : undefined };
  try {
    let code: number | undefined;
    if (!settings.watch) return await pass({ ...run, isFirst: true });
    for await (const _ of changes(settings.wanted, { recursive: settings.recursive, signal })) {
      const isFirst = code === undefined;
      code = await pass({ ...run, isFirst });
      if (code === EXIT_CODES.brokenOff.code) break;
      if (isFirst && settings.report === 'plain')
        reporter.problem('Watching for new and changed files; Ctrl-C ends it');
    }
    return code ?? EXIT_CODES.done.code;
  } finally {
    await (await started?.catch(() => undefined))?.[Symbol.asyncDispose]();
  }
}
