import figures from '#catalogue/measured.json';
import type { Measured, Measurement } from '#catalogue/measured.ts';

const measured: Measured = figures;

/** The number of photos that a job must have changed before its figures are shown. */
const FEWEST = 3;

/** A job's figures and how they were measured. For loaders only, because the file has those of all pages. */
export interface PageMeasurement extends Measurement {
  how: Measured['how'];
}

export function measurementOf(key: string): PageMeasurement | undefined {
  // A photo that was already small enough reveals nothing about the job.
  const photos = measured.jobs[key]?.photos.filter(({ before, after }) => before !== after) ?? [];
  return photos.length >= FEWEST ? { photos, how: measured.how } : undefined;
}
