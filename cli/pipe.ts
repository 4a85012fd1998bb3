import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { formatOf, isImageError } from '#engine';
import { checkExact } from '#engine/explained.ts';
import { recipeFor } from './crop.ts';
import { BrokenOff, EXIT_CODES } from './exit-codes.ts';
import { doneOutcome, emptyOutcome, plannedOutcome, shownPath } from './job.ts';
import { nameAll, targetOf } from './naming.ts';
import { writeWhole } from './output/part-file.ts';
import { type Outcome, Tally } from './report/outcome.ts';
import type { Reporter } from './report/reporter.ts';
import { errorWords } from './report/words.ts';
import { startEngine } from './run.ts';
import type { Settings } from './settings.ts';
import { isSystemError, reasonOf, stopsAll } from './system-errors.ts';

/** The name of a picture from standard input. */
const STDIN_NAME = 'stdin';

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Processes one picture, from standard input or to standard output or both. */
export async function runPipe(
  settings: Settings,
  { stdin, stdout }: { stdin: Readable; stdout: Writable },
  reporter: Reporter,
  signal: AbortSignal,
): Promise<number> {
  const [wanted = '-'] = settings.wanted;
  const { destination } = settings;
  const tally = new Tally();
  const end = (outcome: Outcome, code: number) => {
    tally.add(outcome);
    reporter.file(outcome);
    reporter.end(tally.summary());
    return code;
  };
  try {
    const bytes = wanted === '-' ? await bytesOf(stdin) : await readFile(wanted);
    if (bytes.length === 0) return end(emptyOutcome(wanted), EXIT_CODES.someFailed.code);
    const name = wanted === '-' ? STDIN_NAME : basename(wanted);
    await using engine = await startEngine({ ...settings, jobs: 1 });
    const file = new File([new Uint8Array(bytes)], name);
    const recipe = settings.crop ? recipeFor(await engine.probe(file, { signal }), settings) : settings.recipe;
    const result = await engine.run(file, recipe, { signal, watermarks: settings.watermarks });
    checkExact(result, recipe.output);
    if (settings.dryRun) {
      const from = await engine.probe(file, { signal });
      const target = destination.kind === 'file' ? shownPath(destination.path) : '-';
      return end(plannedOutcome(wanted, target, result, from), EXIT_CODES.done.code);
    }
    const made = new Uint8Array(await result.blob.arrayBuffer());
    if (destination.kind === 'stdout') {
      stdout.end(made);
      await finished(stdout);
      return end(doneOutcome(wanted, '-', result, false), EXIT_CODES.done.code);
    }
    const [named] = nameAll([{ path: name, shown: wanted, relative: name }], settings);
    if (!named) throw new TypeError('One name was given');
    const target = targetOf(named, settings, { ...result, format: formatOf(result.format) });
    await writeWhole(target, made);
    return end(doneOutcome(wanted, shownPath(target), result, false), EXIT_CODES.done.code);
  } catch (error) {
    if (isImageError(error)) {
      const message = error.code === 'unsupported' && wanted === '-' ? 'no image in standard input' : errorWords(error);
      return end({ file: wanted, status: 'failed', code: error.code, message }, EXIT_CODES.someFailed.code);
    }
    if (!isSystemError(error)) throw error;
    if (stopsAll(error)) throw new BrokenOff(reasonOf(error));
    return end(
      { file: wanted, status: 'failed', code: error.code ?? '', message: reasonOf(error) },
      EXIT_CODES.someFailed.code,
    );
  }
}
