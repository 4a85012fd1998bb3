import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Engine, Recipe, Result } from '#engine';
import { recipeFor } from './crop.ts';
import type { Input } from './find/inputs.ts';
import { doneOutcome, failed, failureOf, plannedOutcome, shownPath } from './job.ts';
import { writeWhole } from './output/part-file.ts';
import { countText } from './report/amounts.ts';
import type { Outcome } from './report/outcome.ts';
import type { Settings } from './settings.ts';

/*
 * All files as the pages or frames of one. If one of them fails, nothing is written, because a missing page would go
 * unnoticed.
 */

/** A picture of a file, or one of its pages. */
interface Picture {
  shown: string;
  file: File;
}

/** Each picture gets its share of the total target size. */
function shareOf({ edits, output }: Recipe, count: number): Recipe {
  if (output.aim !== 'size') return { edits, output };
  return { edits, output: { ...output, bytes: Math.max(1024, Math.floor(output.bytes / count)) } };
}

async function picturesOf(engine: Engine, { path, shown }: Input): Promise<Picture[]> {
  const pages = await engine.pages(new File([new Uint8Array(await readFile(path))], basename(path)));
  return pages.map((file) => ({ shown, file }));
}

/** The whole, as if it were one file's result. */
function asOne(results: readonly Result[], blob: Blob): Result | undefined {
  const [first] = results;
  if (!first) return undefined;
  const losses = [...new Set(results.flatMap(({ plan }) => plan.losses))];
  const originalBytes = results.reduce((sum, result) => sum + result.originalBytes, 0);
  return { ...first, blob, bytes: blob.size, originalBytes, notes: [], plan: { ...first.plan, losses } };
}

/**
 * @returns one outcome for the whole, or one for each file that failed
 * @throws {BrokenOff} if every other file would fail too
 * @throws {ImageError} `cancelled`
 */
export async function runTogether(
  inputs: readonly Input[],
  { recipe, watermarks, crop, destination, dryRun }: Settings,
  { engine, signal }: { engine: Engine; signal: AbortSignal },
): Promise<Outcome[]> {
  if (destination.kind !== 'file') throw new TypeError('Several pictures go into a file');
  const { path: target } = destination;
  const failures: Outcome[] = inputs
    .filter(({ path }) => path === target)
    .map(({ shown }) => failed(shown, 'name-taken', 'the result would replace it: use another --out'));
  if (failures.length > 0) return failures;
  const tried = async <T>(shown: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      failures.push(failureOf({ shown }, error));
      return undefined;
    }
  };
  const found = await Promise.all(inputs.map((input) => tried(input.shown, () => picturesOf(engine, input))));
  const pictures = found.flatMap((several) => several ?? []);
  const share = shareOf(recipe, pictures.length);
  const run = async ({ file }: Picture) =>
    engine.run(file, crop ? recipeFor(await engine.probe(file, { signal }), { recipe: share, crop }) : share, {
      signal,
      watermarks,
    });
  const made = await Promise.all(pictures.map((picture) => tried(picture.shown, () => run(picture))));
  const results = made.filter((result) => result !== undefined);
  const { delay } = recipe.output;
  const whole =
    failures.length === 0 &&
    asOne(
      results,
      await engine.bind(
        results.map(({ blob }) => blob),
        { delay },
      ),
    );
  if (!whole) return failures;
  const name = countText(pictures.length, 'picture');
  const output = shownPath(target);
  if (dryRun) return [plannedOutcome(name, output, whole, whole)];
  await writeWhole(target, new Uint8Array(await whole.blob.arrayBuffer()));
  return [doneOutcome(name, output, whole, false)];
}
