import figures from '#catalogue/measured.json';
import type { Measured, Measurement } from '#catalogue/measured.ts';

const measured: Measured = figures;

/** A job's figures with how they were taken, for loaders alone: the file has those of all pages. */
export interface PageMeasurement extends Measurement {
  how: Measured['how'];
}

export function measurementOf(key: string): PageMeasurement | undefined {
  const job = measured.jobs[key];
  return job && { ...job, how: measured.how };
}
