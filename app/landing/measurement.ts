import figures from '#catalogue/measured.json';
import type { Measured, Measurement } from '#catalogue/measured.ts';

const measured: Measured = figures;

/** Photos that a job must have changed for its figures to be shown. */
const FEWEST = 3;

/** A job's figures with how they were taken, for loaders alone: the file has those of all pages. */
export interface PageMeasurement extends Measurement {
  how: Measured['how'];
}

export function measurementOf(key: string): PageMeasurement | undefined {
  // A photo that was small enough already says nothing about the job.
  const photos = measured.jobs[key]?.photos.filter(({ before, after }) => before !== after) ?? [];
  return photos.length >= FEWEST ? { photos, how: measured.how } : undefined;
}
