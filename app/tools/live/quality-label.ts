import type { Format } from '#engine';

/** Lossless, so there is no number. */
const EXACT = 100;

/** A result's format and quality, on the slider's scale: `JPG 75`; `PNG` for exact colours. */
export function qualityLabel({ label, quality: scale }: Format, quality: number | undefined): string {
  const isExact = scale?.reduces === 'colours' && quality !== undefined && quality >= EXACT;
  return quality === undefined || isExact ? label : `${label} ${Math.round(quality)}`;
}
