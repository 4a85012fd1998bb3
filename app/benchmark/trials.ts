import type { Job } from '#peers/job.ts';
import { benchmarkRunWords } from '#words/benchmark-run.ts';

const WORDS = benchmarkRunWords.trials;

/** One comparison of the page's short form. */
export interface Trial {
  id: string;
  title: string;
  job: Job;
  /** Whether the result has the original's size, so that it can be scored. */
  judged: boolean;
}

const EDGE = 1280;
const QUALITY = 75;
const TARGET = 200 * 1024;
/** A small photo gets smaller targets, so that there is something to do. */
const SMALL_PHOTO_SHARE = 0.4;

const targetFor = (bytes: number) => Math.max(1024, Math.min(TARGET, Math.round(bytes * SMALL_PHOTO_SHARE)));

/** The trials for a JPEG of this size, in pixels and bytes. */
export function trialsFor(photo: { width: number; height: number; bytes: number }): Trial[] {
  const longestEdge = Math.min(EDGE, Math.ceil(Math.max(photo.width, photo.height) / 2));
  const bytes = targetFor(photo.bytes);
  return [
    {
      id: 'resize',
      title: WORDS.resize(longestEdge),
      job: { do: 'resize', longestEdge, quality: QUALITY },
      judged: false,
    },
    {
      id: 'compress',
      title: WORDS.compress(QUALITY),
      job: { do: 'compress', quality: QUALITY },
      judged: true,
    },
    { id: 'fit', title: WORDS.fit(bytes), job: { do: 'fit', bytes }, judged: true },
  ];
}
