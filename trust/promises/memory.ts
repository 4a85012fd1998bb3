import type { Page } from '@playwright/test';
import { rendererMemory } from '../../e2e/renderer-memory.ts';
import { openLab } from '../lab.ts';
import type { TrustPromise } from '../promise.ts';

const JOBS = 1000;
/** Jobs after which the page has been through all that it does. */
const SETTLED = 100;
/**
 * How much more it may take at the end, of what it took then. Each worker's heap is 256 MB from the start, and libvips comes to
 * use more and more of it: 356 MB after 100 jobs, 399 after 1,000, 406 after 2,500 (docs/trust.md).
 */
const GROWTH = 1.15;
const STEP = 100;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Jobs of many kinds, as many at once as the engine has workers for. */
const work = (page: Page, from: number, count: number) =>
  page.evaluate(
    async ([from, count]) => {
      const { lab } = window;
      const names = [
        'photo-1200.jpg',
        'photo-600.png',
        'four-frames.gif',
        'transparent.webp',
        'quadrants.heic',
        'p3.png',
      ];
      const files = await Promise.all(names.map((name) => lab.file(`/files/${name}`)));
      const formats = ['jpeg', 'webp', 'png', 'gif', 'tiff'] as const;
      const jobs = Array.from({ length: count }, (_, i) => from + i);
      await Promise.all(
        jobs.map((job) =>
          lab.get().run(files[job % files.length] as File, {
            edits: [{ do: 'resize', width: 200 + (job % 7) * 40 }],
            output:
              job % 11 === 0
                ? { aim: 'size', format: 'jpeg', bytes: 20_000, tolerance: 0.05 }
                : { aim: 'encode', format: formats[job % formats.length] ?? 'jpeg' },
          }),
        ),
      );
    },
    [from, count] as const,
  );

const promise: TrustPromise = {
  says: 'A page that has worked on 1,000 pictures takes no more memory than one that has worked on 100',
  async prove(tell) {
    await using lab = await openLab();
    const page = await lab.open();
    const taken: number[] = [];
    for (let done = 0; done < JOBS; done += STEP) {
      await work(page, done, STEP);
      const bytes = await rendererMemory(lab.browser, page);
      taken.push(bytes);
      tell(`${done + STEP} jobs: ${megabytes(bytes)}`);
    }
    const early = taken[SETTLED / STEP - 1] ?? 0;
    const late = taken.at(-1) ?? Number.POSITIVE_INFINITY;
    const figure = `${megabytes(early)} after ${SETTLED}, ${megabytes(late)} after ${JOBS}`;
    return { cases: JOBS, figure, broken: late > early * GROWTH ? [`It grew: ${figure}`] : [] };
  },
};
export default promise;
