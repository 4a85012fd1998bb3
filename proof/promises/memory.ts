import type { Page } from '@playwright/test';
import { rendererMemory } from '../browsers/renderer-memory.ts';
import { openLab } from '../lab/open.ts';
import type { TrustPromise } from '../promise.ts';

const JOBS = 1000;
/** After this number of jobs the page has executed all of its code paths. */
const SETTLED = 100;
/** How much more it may have at the end, relative to this point. */
const GROWTH = 1.1;
/**
 * A busy browser reserves more and more memory for the next jobs' objects, and releases it about ten seconds after the
 * last job (docs/trust.md).
 */
const REST_MS = 20_000;
const STEP = 100;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Jobs of many kinds, as many in parallel as the engine has workers. */
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
  says: 'A page takes no more memory after 1,000 pictures than after 100',
  dependsOn: ['engine', 'proof/lab'],
  needs: ['chromium'],
  async prove(tell) {
    await using lab = await openLab();
    const page = await lab.open();
    const atRest = async () => {
      await rendererMemory(lab.browser, page);
      await page.waitForTimeout(REST_MS);
      return rendererMemory(lab.browser, page);
    };
    let early = Number.NaN;
    for (let done = STEP; done <= JOBS; done += STEP) {
      await work(page, done - STEP, STEP);
      tell(`${done} jobs: ${megabytes(await rendererMemory(lab.browser, page))}`);
      if (done === SETTLED) early = await atRest();
    }
    const late = await atRest();
    const figure = `${megabytes(early)} after ${SETTLED}, ${megabytes(late)} after ${JOBS}, at rest`;
    return { cases: JOBS, figure, broken: late <= early * GROWTH ? [] : [`It grew: ${figure}`] };
  },
};
export default promise;
