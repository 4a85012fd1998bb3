/** Estimates before anything is encoded: the sliders' formulas, pure and instant. Qualities are 1 to 100. */

const KB = 1024;

const MIN_ESTIMATE_BYTES = 10 * KB;
const MIN_QUALITY = 1;
const MAX_ESTIMATED_QUALITY = 95;

/** The estimated size for a quality: 70% of the original at 80, 30% at 40, 5% at 1; never below 10 KB. In bytes. */
export function sizeFromQuality(originalBytes: number, quality: number): number {
  return Math.max(MIN_ESTIMATE_BYTES, Math.round(originalBytes * sizeFactor(quality)));
}

function sizeFactor(quality: number): number {
  if (quality >= 80) return 0.7 + (quality - 80) * 0.015;
  if (quality >= 40) return 0.3 + (quality - 40) * 0.01;
  return 0.05 + (quality - 1) * 0.006;
}

/** The estimated quality for a target size: a whole number from 5 to 95. */
export function qualityFromTarget(originalBytes: number, targetBytes: number): number {
  if (targetBytes >= originalBytes) return MAX_ESTIMATED_QUALITY;
  const ratio = targetBytes / originalBytes;
  return Math.min(MAX_ESTIMATED_QUALITY, Math.round(qualityFromRatio(ratio)));
}

function qualityFromRatio(ratio: number): number {
  if (ratio < 0.1) return Math.max(5, ratio * 300);
  if (ratio < 0.5) return 30 + ratio * 80;
  return 70 + ratio * 30;
}

/** The estimate in the preview: a size in bytes, and the saving in whole percent, at most 95. */
export function previewEstimate(originalBytes: number, quality: number): { bytes: number; smallerPercent: number } {
  return {
    bytes: Math.round((originalBytes * quality) / 100),
    smallerPercent: Math.min(Math.round((100 - quality) * 0.9), 95),
  };
}

/**
 * The quality slider's position after a run: 50 times the square root of the original's size divided by the result's.
 */
export function qualityAfterRun(originalBytes: number, resultBytes: number): number {
  if (resultBytes <= 0) return MAX_ESTIMATED_QUALITY;
  const quality = Math.round(Math.sqrt(originalBytes / resultBytes) * 50);
  // An SVG of a few bytes can become a picture ten thousand times as large.
  return Math.max(MIN_QUALITY, Math.min(quality, MAX_ESTIMATED_QUALITY));
}
