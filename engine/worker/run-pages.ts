import { bind } from '../containers/bind.ts';
import type { RunOptions } from '../engine.ts';
import { pagesOf } from '../pages/index.ts';
import { plan, plannedResult } from '../plan/plan.ts';
import type { Recipe } from '../recipe/index.ts';
import { sameJson } from '../recipe/same-json.ts';
import type { Note } from '../report/notes.ts';
import type { Result } from '../run/result.ts';
import type { Pool } from './pool.ts';
import { runParallel } from './run-parallel.ts';

/** Encoding the pages; the rest is binding them. */
const SHARE_OF_PAGES = 0.98;

/** Gives each page its share of a target size. */
function forEach(recipe: Recipe, pages: number): Recipe {
  const { edits, output } = recipe;
  return output.aim === 'size'
    ? { edits, output: { ...output, bytes: Math.max(1024, Math.floor(output.bytes / pages)) } }
    : recipe;
}

/** The notes of all pages without duplicates. */
const all = (notes: readonly Note[]): Note[] =>
  notes.filter((note, i) => notes.findIndex((other) => sameJson(other, note)) === i);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Makes one document from all pages of a file, for formats that can have pages.
 * @returns undefined if the file has one page
 * @throws {ImageError}
 */
export async function runPages(
  pool: Pool,
  file: File,
  recipe: Recipe,
  options: RunOptions,
): Promise<Result | undefined> {
  const probe = await pool.submit({ kind: 'probe', file }, { signal: options.signal });
  const pages = probe.pages > 1 ? await pagesOf(file, probe.format) : [];
  if (pages.length < 2) return undefined;
  const results = await runParallel(pages, options, SHARE_OF_PAGES, (page, own) =>
    pool.submit({ kind: 'run', file: page, name: file.name, recipe: forEach(recipe, pages.length) }, own),
  );
  const [first] = results;
  if (!first) return undefined;
  const { data: _, mediaType: type, ...result } = first;
  const documents = results.map(({ data }, i) =>
    data === 'original' ? (pages[i] ?? new Blob()) : new Blob([data], { type }),
  );
  const blob = await bind(documents);
  options.onProgress?.({ stage: 'encoding', done: 1 });
  return {
    ...result,
    blob,
    bytes: blob.size,
    originalBytes: file.size,
    plan: plannedResult(plan(probe, recipe)),
    notes: all(results.flatMap(({ notes }) => notes)),
    encodes: sum(results.map(({ encodes }) => encodes)),
    timings: {
      read: sum(results.map(({ timings }) => timings.read)),
      edit: sum(results.map(({ timings }) => timings.edit)),
      encode: sum(results.map(({ timings }) => timings.encode)),
    },
  };
}
