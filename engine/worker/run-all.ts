import type { Numbered, RunOptions } from '../engine.ts';
import { plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output, Recipe } from '../recipe/index.ts';
import type { Result } from '../run/result.ts';

/** The parts of an engine that several runs on a file need. */
export interface SeriesRunner {
  probe(file: File, options: Pick<RunOptions, 'signal'>): Promise<Probe>;
  /** @param series the output formats of all runs */
  run(recipe: Recipe, options: RunOptions, series: readonly Output['format'][]): Promise<Result>;
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
  runner: SeriesRunner,
  file: File,
  recipes: readonly Recipe[],
  { signal, onProgress }: RunOptions = {},
): AsyncGenerator<Numbered, void, undefined> {
  const series = recipes.map(({ output }) => output.format);
  const order = workOrder(await runner.probe(file, signal ? { signal } : {}), recipes);
  for (const [before, index] of order.entries()) {
    const recipe = recipes[index];
    if (!recipe) continue;
    const options: RunOptions = {
      ...(signal && { signal }),
      onProgress: ({ stage, done }) => onProgress?.({ stage, done: (before + done) / order.length }),
    };
    yield { index, result: await runner.run(recipe, options, series) };
  }
}
