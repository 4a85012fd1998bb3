import type { FormatId } from '#engine/formats/index.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import type { Entry } from './entries/entry.ts';
import { ENTRIES, taskOf } from './entries/index.ts';
import { idOf } from './formats/names.ts';
import { presetOf } from './preset.ts';

/**
 * Sizes before and after that a script measures on real photos and that pages show. The script writes a data file;
 * without it, pages have no chart.
 */
export interface Measured {
  /** The date, the engine, the photos, and the command that repeats the measurement. */
  how: { date: string; engine: string; photos: string; command: string };
  jobs: Record<string, Measurement>;
}

export interface Measurement {
  /** One line per photo; sizes in bytes. */
  photos: { name: string; width: number; height: number; before: number; after: number }[];
}

/** A job to measure: a recipe for photos in the source format. */
export interface MeasurementJob {
  key: string;
  /** The format that photos are converted to first; undefined keeps theirs. */
  source?: FormatId;
  recipe: Recipe;
}

/** Pages with the same job share its figures, so a twin has its main page's. */
export function measurementKeyOf(entry: Entry): string {
  return entry.twinOf ?? entry.slug;
}

/** Source formats that photos can be written in. Pages with other source formats have no measurement. */
const SOURCES: readonly FormatId[] = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'jxl'];

/** Every job that has a page, each once. */
export function measurementJobs(): MeasurementJob[] {
  // Bytes say nothing about a task.
  return ENTRIES.filter((entry) => !entry.twinOf && !taskOf(entry)).flatMap((entry) => {
    const { recipe } = presetOf(entry);
    const source = sourceOf(entry);
    // A resizer by format opens without a size, so there is nothing to measure.
    if (recipe.edits.length === 0 && recipe.output.format === 'same' && recipe.output.aim === 'encode') return [];
    if (source && !SOURCES.includes(source)) return [];
    return [{ key: measurementKeyOf(entry), ...(source && { source }), recipe }];
  });
}

function sourceOf(entry: Entry): FormatId | undefined {
  if (entry.kind === 'converter') return idOf(entry.from);
  if (entry.kind === 'compressor' && entry.by === 'format' && entry.format !== 'pdf') return idOf(entry.format);
  return undefined;
}
