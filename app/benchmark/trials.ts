import type { Job } from '#peers/job.ts';
import { benchmarkRunWords } from '#words/benchmark-run.ts';

const WORDS = benchmarkRunWords.trials;

/** One comparison of the page's short form. */
export interface Trial {
  id: string;
  title: string;
  job: Job;
  /** Can the result be laid over the original? A smaller picture has no original of its size. */
  judged: boolean;
}

const EDGE = 1280;
const QUALITY = 75;
const TARGET = 200 * 1024;
/** A small photo is asked for less of itself, so that there is something to do. */
const SMALL_PHOTO_SHARE = 0.4;

const targetFor = (bytes: number) => Math.max(1024, Math.min(TARGET, Math.round(bytes * SMALL_PHOTO_SHARE)));

/** What is measured with a JPEG of this size; pixels and bytes. */
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
