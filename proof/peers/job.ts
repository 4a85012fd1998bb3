/** One thing to do to a picture, in words that every library can be asked in. Qualities are 1 to 100, sizes bytes. */
export type Job =
  /** Within a square of so many pixels, in the file's own format. */
  | { do: 'resize'; longestEdge: number; quality: number }
  /** The same size and format, fewer bytes. */
  | { do: 'compress'; quality: number }
  /** The largest file of the same format that is not above `bytes`. */
  | { do: 'fit'; bytes: number }
  | { do: 'to-jpeg'; quality: number }
  | { do: 'to-webp'; quality: number }
  | { do: 'to-avif'; quality: number }
  | { do: 'to-jxl'; quality: number }
  /** The same size, format and pixels, fewer bytes. */
  | { do: 'lossless' }
  /** All frames of an animation, within a square of so many pixels. */
  | { do: 'resize-animation'; longestEdge: number };

export type JobKind = Job['do'];
export type JobOf<K extends JobKind> = Extract<Job, { do: K }>;

/** The job with another quality, where it has one. */
export function atQuality<J extends Job>(job: J, quality: number): J {
  return 'quality' in job ? { ...job, quality } : job;
}

/** What a picture of this size becomes within a square; never larger than it is. */
export function within(
  { width, height }: { width: number; height: number },
  longestEdge: number,
): { width: number; height: number } {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
