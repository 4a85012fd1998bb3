import type { FormatId } from '#engine/formats/format.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import type { Entry } from './entries/entry.ts';
import { ENTRIES } from './entries/index.ts';
import { idOf } from './formats/names.ts';
import { presetOf } from './preset.ts';

/**
 * What a script measures on real photos and pages draw: sizes before and after. The figures live in a data file that
 * the script writes; without it pages have no chart.
 */
export interface Measured {
  /** When, with which engine and on which photos, and the command that repeats it. */
  how: { date: string; engine: string; photos: string; command: string };
  jobs: Record<string, Measurement>;
}

export interface Measurement {
  /** One line a photo; sizes in bytes. */
  photos: { name: string; width: number; height: number; before: number; after: number }[];
}

/** A job to measure: photos in the source format go through the recipe. */
export interface MeasurementJob {
  key: string;
  /** What the photos are brought into first; undefined leaves them as they are. */
  source?: FormatId;
  recipe: Recipe;
}

/** Pages with the same job share its figures: a twin has no other than its main page. */
export function measurementKeyOf(entry: Entry): string {
  return entry.twinOf ?? entry.slug;
}

/** Formats that photos can be written in before a job starts; pages of the others have no measurement. */
const SOURCES: readonly FormatId[] = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'jxl'];

/** Every job that has a page, each once. */
export function measurementJobs(): MeasurementJob[] {
  return ENTRIES.filter(({ twinOf }) => !twinOf).flatMap((entry) => {
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
