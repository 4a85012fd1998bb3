import type { Format } from '#engine';

/** Exact: no number of a scale. */
const EXACT = 100;

/** A result's format with the quality that made it, on the slider's scale: `JPG 75`; `PNG` for exact colours. */
export function qualityLabel({ label, quality: scale }: Format, quality: number | undefined): string {
  const isExact = scale?.reduces === 'colours' && quality !== undefined && quality >= EXACT;
  return quality === undefined || isExact ? label : `${label} ${Math.round(quality)}`;
}
