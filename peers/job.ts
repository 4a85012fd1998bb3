/** One job for a picture, in terms that every library supports. Qualities are 1 to 100, sizes are in bytes. */
export type Job =
  /** Resizes to fit a square with this side in pixels, in the file's own format. */
  | { do: 'resize'; longestEdge: number; quality: number }
  /** Keeps size and format, with fewer bytes. */
  | { do: 'compress'; quality: number }
  /** Finds the largest file of the same format that has at most `bytes`. */
  | { do: 'fit'; bytes: number }
  | { do: 'to-jpeg'; quality: number }
  | { do: 'to-webp'; quality: number }
  | { do: 'to-avif'; quality: number }
  | { do: 'to-jxl'; quality: number }
  /** Keeps size, format and pixels, with fewer bytes. */
  | { do: 'lossless' }
  /** Resizes all frames of an animation to fit a square with this side in pixels. */
  | { do: 'resize-animation'; longestEdge: number };

export type JobKind = Job['do'];
export type JobOf<K extends JobKind> = Extract<Job, { do: K }>;

/** The job with another quality, if it has one. */
export function atQuality<J extends Job>(job: J, quality: number): J {
  return 'quality' in job ? { ...job, quality } : job;
}

/** The dimensions of a picture after it is fitted into a square. Never enlarges. */
export function within(
  { width, height }: { width: number; height: number },
  longestEdge: number,
): { width: number; height: number } {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
