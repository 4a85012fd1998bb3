import type { Numbered, RunOptions } from '../engine.ts';
import { plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';
import type { Recipe } from '../recipe/index.ts';
import type { Result } from '../run/result.ts';
import type { Pool } from './pool.ts';
import type { Held } from './protocol.ts';

/** What a series of runs needs of its engine. */
interface Engine {
  pool: Pool;
  run(pool: Pool, file: File, recipeOf: () => Recipe, options: RunOptions, held: Held): Promise<Result>;
  /** The id of the open file. */
  held: number;
}

const areaOf = ({ width, height }: { width: number; height: number }) => width * height;

/**
 * Returns the positions of the recipes in the order of the work. Those that share the decoded size follow each other, and
 * within them those that share the size, because a worker keeps the last pixels of each.
 * @throws {ImageError} if a recipe does not fit the picture
 */
export function workOrder(probe: Probe, recipes: readonly Recipe[]): number[] {
  const sizes = recipes.map((recipe) => {
    const planned = plan(probe, recipe);
    return { decoded: areaOf(planned.decoded), result: areaOf(planned) };
  });
  return [...sizes.entries()]
    .sort(([, a], [, b]) => b.decoded - a.decoded || b.result - a.result)
    .map(([index]) => index);
}

/** See `Engine.runAll`. */
export async function* runAll(
  { pool, run, held }: Engine,
  file: File,
  recipes: readonly Recipe[],
  { signal, onProgress, watermarks }: RunOptions = {},
): AsyncGenerator<Numbered, void, undefined> {
  // A single result is cheaper without what others need.
  const series = recipes.length > 1 ? recipes.map(({ output }) => output.format) : undefined;
  const order = workOrder(await pool.submit({ kind: 'probe', file }, { signal }), recipes);
  try {
    for (const [before, index] of order.entries()) {
      const recipe = recipes[index] as Recipe;
      const options: RunOptions = {
        signal,
        watermarks,
        onProgress: ({ stage, done }) => onProgress?.({ stage, done: (before + done) / order.length }),
      };
      yield { index, result: await run(pool, file, () => recipe, options, { held, series }) };
    }
  } finally {
    pool.releaseFile(held);
  }
}
